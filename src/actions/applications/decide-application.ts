import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { moveApplication } from '#store/applications/applications.ts'
import { findReceived } from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { notify } from '#store/people/notify.ts'

/** Moves an application to another state; of two who decide at once, the second is refused. */
export async function decideApplication(
  { params, body }: ActionInput<'decideApplication'>,
  context: SignedInContext,
): Promise<ActionResult<'decideApplication'>> {
  const { db, viewer, now, followUps } = context
  const { jobId, applicationId } = params
  const to = body.status
  return db.transaction().execute(async (tx) => {
    const job = await findJob(tx, jobId)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))

    const applicant = await moveApplication(tx, { jobId, applicationId, to, now })
    const application = await findReceived(tx, jobId, applicationId)
    if (!application) throw new RefusalError('application-not-found')
    // Nothing moves back to pending.
    if (!applicant || to === 'pending') throw new RefusalError('status-move-impossible')
    const about = { kind: 'status_changed', application_id: applicationId, status: to } as const
    await notify(tx, followUps, { to: applicant, about, now })
    await record(tx, context, {
      action: 'application:decide',
      subject: applicationId,
      detail: { status: to },
    })
    return { application: receivedView(application, context) }
  })
}
