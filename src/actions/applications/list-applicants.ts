import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { checkReceivedFilters } from '#rules/jobs/received-filters.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import {
  countReceived,
  idsOfReceived,
  type ReceivedRow,
  readReceivedPage,
  receivedById,
} from '#store/applications/received-applications.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { rowsOfIds } from '#store/keyset.ts'

/** The applicants of a job for its managers, newest first by default. */
export async function listApplicants(
  { params, query }: ActionInput<'listApplicants'>,
  context: SignedInContext,
): Promise<ActionResult<'listApplicants'>> {
  const { db, viewer, now } = context
  const job = await findJob(db, params.jobId)
  if (!job) throw new RefusalError('job-not-found')
  refuseIf(whyNotManage(viewer, job))
  checkReceivedFilters(query, job)
  const { page: _page, limit: _limit, ...filters } = query
  const filter = { ...filters, job_id: job.id, desk: job.owner_id === viewer.employerId }
  const view = (row: ReceivedRow) => receivedView(row, context)
  const page = pageOf(query)
  if (!page) {
    const [ids, counts] = await Promise.all([idsOfReceived(db, filter), countReceived(db, filter)])
    const applications = rowsOfIds(ids, async (some) => (await receivedById(db, some, now)).map(view))
    return { job: jobView(job, viewer), counts, applications }
  }
  const { rows, counts } = await readReceivedPage(db, filter, { ...page, now })
  const total = totalOf(counts, query.status)
  return { job: jobView(job, viewer), counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
}
