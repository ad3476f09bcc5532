import type { SignedInContext } from '#actions/context.ts'
import { decidedBefore } from '#contract/applications/application.ts'
import { lastMoveView, receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { changeApplication, lastMove, lockApplications } from '#store/applications/application-decisions.ts'
import { lockUserForKeyShare } from '#store/applications/applications.ts'
import { findReceived } from '#store/applications/received-applications.ts'
import { record } from '#store/audit-log.ts'
import { findJob } from '#store/jobs/jobs.ts'

/** Moves an application to another state; of two concurrent decisions, the second is refused and told who was first. */
export async function decideApplication(
  { params, body }: ActionInput<'decideApplication'>,
  context: SignedInContext,
): Promise<ActionResult<'decideApplication'>> {
  const { db, viewer, now, followUps } = context
  const { jobId, applicationId } = params
  const to = body.status
  return db.transaction().execute(async (tx) => {
    // Lock the account before the application, in the order in which deleting an account locks.
    if (!(await lockUserForKeyShare(tx, viewer.id))) throw new RefusalError('session-ended')
    const job = await findJob(tx, jobId)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))

    const [application] = await lockApplications(tx, jobId, [applicationId])
    if (!application) throw new RefusalError('application-not-found')
    // No move leads back to pending.
    const change = { application, message: null, by: viewer.id, now }
    if (to === 'pending' || !(await changeApplication(tx, followUps, { ...change, to }))) {
      const decided = await lastMove(tx, applicationId)
      throw new RefusalError('status-move-impossible', {
        ...(decided && { data: decidedBefore.parse({ decided: lastMoveView(decided) }) }),
      })
    }
    // An administrator does not answer for an employer.
    if (job.owner_id === viewer.employerId) await recordAnswer(tx, applicationId, now)
    await record(tx, context, {
      action: 'application:decide',
      subject: applicationId,
      detail: { status: to },
    })
    const moved = await findReceived(tx, { jobId, id: applicationId, now })
    if (!moved) throw new RefusalError('application-not-found')
    return { application: receivedView(moved, context) }
  })
}
