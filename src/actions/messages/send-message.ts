import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { NamedFile } from '#contract/endpoint.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageFileViews } from '#contract/messages/message-file-view.ts'
import { messageFileKind } from '#integrations/message-files.ts'
import { safeFileName } from '#integrations/resume-files.ts'
import { checkResume } from '#integrations/resumes.ts'
import { limits } from '#rules/limits.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { addMessageFiles, bytesSent } from '#store/messages/message-files.ts'
import { addMessage, findConversation, lockSender, whyNoConversation } from '#store/messages/messages.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { takeAttempts } from '#store/throttles.ts'

/** Messages within this time become one mail. */
const bundledSeconds = 5 * 60

/** Sends a message to the other side of an application. */
export async function sendMessage(
  { params, body, files = [] }: ActionInput<'sendMessage'>,
  { db, viewer, now, address, config, followUps, signal }: SignedInContext,
): Promise<ActionResult<'sendMessage'>> {
  const sent = files.map(fileOf)
  const caller = { person: viewer.id, address: addressBlock(address), signal }
  for (const { kind, content } of sent)
    if (kind === 'docx' && 'refusal' in (await checkResume(content, caller)))
      throw new RefusalError('message-file-unread')
  const { messagesPerSender, messagesPerConversation } = config.allowances
  try {
    return await db.transaction().execute(async (tx) => {
      // Lock the account before the application, in the order in which deleting an account locks.
      const writer = await lockSender(tx, viewer.id)
      if (!writer) throw new RefusalError('session-ended')
      const conversation = await findConversation(tx, params.id, viewer)
      if (!conversation) throw new RefusalError(await whyNoConversation(tx, params.id, viewer))
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
      if (sent.length > 0) {
        const bytes = sent.reduce((sum, { size }) => sum + size, await bytesSent(tx, application_id, sender))
        if (bytes > limits.storedBytes) throw new RefusalError('storage-full')
      }
      const message = { id: v7(), application_id, sender, body: body.body, sent_at: now }
      await addMessage(tx, { ...message, written_by: viewer.id })
      if (sender === 'employer') await recordAnswer(tx, application_id, now)
      await addMessageFiles(tx, message.id, sent)
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
      const files = messageFileViews(message.id, sent)
      return { message: { ...message, files, mine: true, written_by, read_at: null, reported: false } }
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'messages_application')) throw new RefusalError('application-not-found')
    throw error
  }
}

/** A file as it is stored; refuses what is no kind that is taken. */
function fileOf({ name, content }: NamedFile) {
  const kind = messageFileKind(content)
  if (!kind) throw new RefusalError('message-file-unread')
  return { id: v7(), name: safeFileName(name, kind, 'file'), kind, size: content.length, content }
}
