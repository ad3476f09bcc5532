import type { Context } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { searchOf } from '#contract/job-search.ts'
import { findJobs } from '#store/search/find-jobs.ts'

/** How many public jobs a search finds. */
export async function countJobs(
  { query }: ReadInput<'countJobs'>,
  { reads, now, signal }: Context,
): Promise<GivenData<'countJobs'>> {
  const { total } = await findJobs(reads, searchOf(query), { now, signal })
  return { total }
}
