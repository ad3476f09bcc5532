import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'
import { addMessageReport, findReadMessage } from '#store/messages/message-reports.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Reports a message of the other side; administrators may then read the conversation. */
export async function reportMessage(
  { params, body }: ActionInput<'reportMessage'>,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer, now, config } = context
  refuseTooMany(await takeAttempt(db, `report:${viewer.id}`, config.allowances.reportsPerViewer, now))
  try {
    await db.transaction().execute(async (tx) => {
      const message = await findReadMessage(tx, params.id, viewer)
      if (!message) throw new RefusalError('message-not-found')
      if (message.sender === message.side) throw new RefusalError('own-message')
      const report = { message_id: message.id, reporter_id: viewer.id, reason: body.reason ?? null, reported_at: now }
      await addMessageReport(tx, report)
      await record(tx, context, { action: 'message:report', subject: message.id })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'message_reports_once')) throw new RefusalError('already-reported')
    if (isForeignKeyViolation(error, 'message_reports_message')) throw new RefusalError('message-not-found')
    throw error
  }
}
