import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { decidedJobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countListed, listPending } from '#store/jobs/job-lists.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Jobs that wait for approval, oldest first; `count` is how many wait in all. */
export async function listPendingJobs(
  { query }: ActionInput<'listPendingJobs'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listPendingJobs'>> {
  const find = async (slice: Slice) => {
    const jobs = await listPending(db, slice)
    const ids = jobs.map(({ id }) => id)
    const [decisions, findings] = [await decisionsOf(db, ids), await findingsOf(db, jobs, now)]
    return jobs.map((job) => decidedJobView(job, viewer, { decisions, findings }))
  }

  const page = pageOf(query)
  const [count, jobs] = await Promise.all([
    countListed(db, { today: tokyoDate(now), status: 'pending' }),
    page ? find(page) : everyRow(find),
  ])
  return page ? { count, jobs, total: count, page: page.page, limit: page.limit } : { count, jobs }
}
