import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { addMessage, findConversation, lockSender } from '#store/messages/messages.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { takeAttempts } from '#store/throttles.ts'

/** Messages within this time become one mail. */
const bundledSeconds = 5 * 60

/** Sends a message to the other side of an application. */
export async function sendMessage(
  { params, body }: ActionInput<'sendMessage'>,
  { db, viewer, now, config, followUps }: SignedInContext,
): Promise<ActionResult<'sendMessage'>> {
  const { messagesPerSender, messagesPerConversation } = config.allowances
  try {
    return await db.transaction().execute(async (tx) => {
      // Lock the account before the application, in the order in which deleting an account locks.
      const writer = await lockSender(tx, viewer.id)
      if (!writer) throw new RefusalError('session-ended')
      const conversation = await findConversation(tx, params.id, viewer)
      if (!conversation) throw new RefusalError('application-not-found')
      const { id: application_id, side: sender, applicant_id, owner_id } = conversation
      refuseIf(whyNotWrite(viewer, sender))
      refuseTooMany(
        await takeAttempts(
          tx,
          [
            [`message:${viewer.id}:${application_id}`, messagesPerConversation],
            [`message:${viewer.id}`, messagesPerSender],
          ],
          now,
        ),
      )
      const message = { id: v7(), application_id, sender, body: body.body, sent_at: now }
      await addMessage(tx, { ...message, written_by: viewer.id })
      if (sender === 'employer') await recordAnswer(tx, application_id, now)
      const news = {
        about: { kind: 'message' as const, application_id, message_id: message.id },
        now,
        // Several short messages become one mail.
        bundle: { key: `message:${application_id}`, due: new Date(now.getTime() + bundledSeconds * 1_000) },
      }
      if (sender === 'applicant') {
        await notifyEmployer(tx, followUps, { ...news, employerId: owner_id })
        const { job_id, job_title } = conversation
        const data = { job_id, job_title, application_id, message_id: message.id }
        const event = { employerId: owner_id, event: 'message.received', data, now, afterSeconds: 0 } as const
        await queueWebhookEvents(tx, followUps, event)
      } else await notify(tx, followUps, { ...news, to: applicant_id })
      const written_by = sender === 'employer' ? writer : null
      return { message: { ...message, mine: true, written_by, read_at: null, reported: false } }
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'messages_application')) throw new RefusalError('application-not-found')
    throw error
  }
}
