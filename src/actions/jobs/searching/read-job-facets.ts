import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { searchOf } from '#contract/jobs/job-search.ts'
import { findFacets } from '#store/search/find-jobs.ts'

/** How many public jobs a search finds, and how many it would find with each option of the filters. */
export async function readJobFacets(
  { query }: ActionInput<'readJobFacets'>,
  { reads, now, signal }: Context,
): Promise<ActionResult<'readJobFacets'>> {
  return findFacets(reads, searchOf(query), { now, signal })
}
