import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { searchOf } from '#contract/jobs/job-search.ts'
import { findJobs } from '#store/search/find-jobs.ts'

/** How many public jobs a search finds. */
export async function countJobs(
  { query }: ActionInput<'countJobs'>,
  { reads, now, signal }: Context,
): Promise<ActionResult<'countJobs'>> {
  const { total } = await findJobs(reads, searchOf(query), { now, signal })
  return { total }
}
