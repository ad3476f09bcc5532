import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { partialView, searchOf } from '#contract/jobs/job-search.ts'
import { searchOn } from '#store/search/search-on.ts'

/** The number of public jobs that a search finds. */
export async function countJobs(
  { query }: ActionInput<'countJobs'>,
  { db, now, signal }: Context,
): Promise<ActionResult<'countJobs'>> {
  const { total, lookedAt } = await searchOn(db).count(searchOf(query), { now, signal })
  return { total, ...partialView(lookedAt) }
}
