import type { Context } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countPublicJobs } from '#store/jobs/job-search.ts'

/** How many public jobs a search finds. */
export async function countJobs(
  { query }: ReadInput<'countJobs'>,
  { reads, now }: Context,
): Promise<GivenData<'countJobs'>> {
  return { total: await countPublicJobs(reads, query, tokyoDate(now)) }
}
