import type { Context } from '#actions/context.ts'
import type { Listed } from '#contract/endpoint.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { listedJobView } from '#contract/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countPublicJobs, searchPublicJobs } from '#store/jobs/job-search.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Public jobs: a page of what a search finds, or all of them. */
export async function searchJobs(
  { query }: ReadInput<'searchJobs'>,
  { reads, now }: Context,
): Promise<Listed<GivenData<'searchJobs'>, 'jobs'>> {
  const today = tokyoDate(now)
  const find = async (slice: Slice) => (await searchPublicJobs(reads, query, today, slice)).map(listedJobView)

  const asked = pageOf(query)
  if (!asked) return { jobs: everyRow(find) }
  const [total, jobs] = await Promise.all([countPublicJobs(reads, query, today), find(asked)])
  return { jobs, total, page: asked.page, limit: asked.limit }
}
