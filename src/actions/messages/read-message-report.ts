import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageReportView } from '#contract/messages/message-report-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findMessageReport, reportedConversation } from '#store/messages/message-reports.ts'

/** How many of the latest messages are shown with a report. */
const shown = 200

/** The conversation of a reported message. The audit log records the reading first. */
export async function readMessageReport(
  { params }: ActionInput<'readMessageReport'>,
  context: SignedInContext,
): Promise<ActionResult<'readMessageReport'>> {
  return context.db.transaction().execute(async (tx) => {
    const report = await findMessageReport(tx, params.id)
    if (!report) throw new RefusalError('report-not-found')
    const { application_id, message_id } = report
    await record(tx, context, {
      action: 'message-report:read',
      subject: application_id,
      detail: { report_id: report.id },
    })
    const messages = await reportedConversation(tx, application_id, shown)
    return {
      report: messageReportView(report),
      messages: messages.map(({ id, ...message }) => ({ ...message, is_reported: id === message_id })),
    }
  })
}
