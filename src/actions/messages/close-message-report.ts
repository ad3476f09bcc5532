import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageReportView } from '#contract/messages/message-report-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { closeMessageReport as close, findMessageReport } from '#store/messages/message-reports.ts'

/** Closes the report of a message; of two concurrent calls, the second is refused. */
export async function closeMessageReport(
  { params, body }: ActionInput<'closeMessageReport'>,
  context: SignedInContext,
): Promise<ActionResult<'closeMessageReport'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const closed = await close(tx, { id: params.id, by: viewer.id, note: body.note, now })
    const report = await findMessageReport(tx, params.id)
    if (!report) throw new RefusalError('report-not-found')
    if (!closed) throw new RefusalError('report-closed')
    await record(tx, context, { action: 'message-report:close', subject: report.id })
    return { report: messageReportView(report) }
  })
}
