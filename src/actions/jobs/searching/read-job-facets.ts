import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { partialView, placesView, searchOf } from '#contract/jobs/job-search.ts'
import { searchOn } from '#store/search/search-on.ts'

/** The number of public jobs that a search finds, in all and with each filter option. */
export async function readJobFacets(
  { query }: ActionInput<'readJobFacets'>,
  { db, now, signal }: Context,
): Promise<ActionResult<'readJobFacets'>> {
  const search = searchOf(query)
  const { lookedAt, ...counts } = await searchOn(db).countFacets(search, { now, signal })
  return { ...counts, ...partialView(lookedAt), ...placesView(search.filters, counts.facets) }
}
