import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { messageReportView } from '#contract/messages/message-report-view.ts'
import { pageOf } from '#contract/paging.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { countMessageReports, listMessageReports as findReports } from '#store/messages/message-reports.ts'

/** Reported messages without their text. */
export async function listMessageReports(
  { query }: ActionInput<'listMessageReports'>,
  { db }: SignedInContext,
): Promise<ActionResult<'listMessageReports'>> {
  const find = async (slice: Slice) =>
    (await findReports(db, query.status, slice)).map((row) => ({ ...messageReportView(row), at: row.at }))
  const page = pageOf(query)
  if (!page) return { reports: everyRow(find) }
  const [total, reports] = await Promise.all([countMessageReports(db, query.status), find(page)])
  return { reports, total, page: page.page, limit: page.limit }
}
