import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { reportCaseView } from '#contract/jobs/job-report-view.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countReportCases, listReportCases, reportsOf } from '#store/jobs/job-reports.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Reported jobs that reached the moderators, newest first, with their reports. */
export async function listReports(
  { query }: ActionInput<'listReports'>,
  { db, now }: SignedInContext,
): Promise<ActionResult<'listReports'>> {
  const { status, reason, level } = query
  const filter = { status, reason, level }
  const find = async (slice: Slice) => {
    const cases = await listReportCases(db, { today: tokyoDate(now), ...filter }, slice)
    const ids = cases.map(({ id }) => id)
    const reports = await reportsOf(db, ids)
    return cases.map((each) => ({ ...reportCaseView(each, reports), at: each.at }))
  }

  const page = pageOf(query)
  if (!page) return { reports: everyRow(find) }
  const [total, reports] = await Promise.all([countReportCases(db, filter), find(page)])
  return { reports, total, page: page.page, limit: page.limit }
}
