import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { reportCaseView } from '#contract/jobs/job-report-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { closeCase, findReportCase, reportsOf } from '#store/jobs/job-reports.ts'

/** Closes a case with a note; of two concurrent calls, the second is refused. */
export async function closeReport(
  { params, body }: ActionInput<'closeReport'>,
  context: SignedInContext,
): Promise<ActionResult<'closeReport'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const closed = await closeCase(tx, { id: params.id, by: viewer.id, note: body.note, now })
    const found = await findReportCase(tx, params.id, tokyoDate(now))
    if (!found) throw new RefusalError('report-not-found')
    if (!closed) throw new RefusalError('report-closed')
    await record(tx, context, {
      action: 'job:close-report',
      subject: found.job_id,
      detail: { case: found.id },
    })
    return { report: reportCaseView(found, await reportsOf(tx, [found.id])) }
  })
}
