import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotWithdraw } from '#rules/jobs/withdrawal.ts'
import { sides } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { lockOwnApplication, withdraw } from '#store/applications/applications.ts'
import { readOwnApplication } from '#store/applications/own-applications.ts'
import { record } from '#store/audit-log.ts'
import { cancelInterviews } from '#store/interviews/interviews.ts'
import { findConversation } from '#store/messages/messages.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'

/** Withdraws an own application: it is no longer decided on, and applying again is possible. */
export async function withdrawApplication(
  { params, body }: ActionInput<'withdrawApplication'>,
  context: SignedInContext,
): Promise<ActionResult<'withdrawApplication'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, params.id, viewer.id)
    if (!application) throw new RefusalError('application-not-found')
    refuseIf(whyNotWithdraw(application))
    await withdraw(tx, { id: application.id, reason: body.reason ?? null, now })
    const cancelled = await cancelInterviews(tx, application.id, now)
    const about = { kind: 'interview_decided', application_id: application.id, outcome: 'withdrawn' } as const
    const conversation = await findConversation(tx, application.id, viewer)
    if (conversation) {
      const { owner_id: employerId, job_id, job_title } = conversation
      await notifyEmployer(tx, followUps, { employerId, about, now })
      const data = { job_id, job_title, application_id: application.id }
      const news = { employerId, now, afterSeconds: 0 }
      await queueWebhookEvents(tx, followUps, { ...news, event: 'application.withdrawn', data })
      for (const { id: interview_id } of cancelled)
        await queueWebhookEvents(tx, followUps, {
          ...news,
          event: 'interview.cancelled',
          data: { ...data, interview_id },
        })
    }
    for (const { id: interview_id } of cancelled)
      for (const side of sides) await followUps.add(tx, { kind: 'interview-calendar', interview_id, side })
    await record(tx, context, { action: 'application:withdraw', subject: application.id })
    return { application: await readOwnApplication(tx, application.id, now) }
  })
}
