import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countListed, listJobs } from '#store/jobs/job-lists.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Own jobs, newest first. */
export async function listMyJobs(
  { query }: ActionInput<'listMyJobs'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listMyJobs'>> {
  const filter = { today: tokyoDate(now), owner: viewer.id, status: query.status }
  const find = async (slice: Slice) => (await listJobs(db, filter, slice)).map((job) => jobView(job, viewer))

  const page = pageOf(query)
  if (!page) return { jobs: everyRow(find) }
  const [total, jobs] = await Promise.all([countListed(db, filter), find(page)])
  return { jobs, total, page: page.page, limit: page.limit }
}
