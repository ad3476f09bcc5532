import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { countReceived, listReceived } from '#store/applications/received-applications.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Who applied to a job, newest first, for whoever manages the job. */
export async function listApplicants(
  { params, query }: ActionInput<'listApplicants'>,
  context: SignedInContext,
): Promise<ActionResult<'listApplicants'>> {
  const { db, viewer } = context
  const job = await findJob(db, params.jobId)
  if (!job) throw new RefusalError('job-not-found')
  refuseIf(whyNotManage(viewer, job))
  const filter = { job_id: job.id, status: query.status }
  const find = async (slice: Slice) => (await listReceived(db, filter, slice)).map((row) => receivedView(row, context))

  const page = pageOf(query)
  const [counts, applications] = await Promise.all([countReceived(db, filter), page ? find(page) : everyRow(find)])
  const answer = { job: jobView(job, viewer), counts, applications }
  return page ? { ...answer, total: totalOf(counts, query.status), page: page.page, limit: page.limit } : answer
}
