import type { Action } from '#actions/context.ts'
import { reportCaseView } from '#contract/jobs/job-report-view.ts'
import { reportCase } from '#contract/jobs/job-reports.ts'
import { pageOf } from '#contract/paging.ts'
import { jobReporter } from '#integrations/daily-viewer.ts'
import { reachesDesk } from '#rules/jobs/job-reports.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isStale, unread } from '#rules/versions.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import {
  addReport,
  closeCase,
  countReportCases,
  findReportCase,
  hasReported,
  listReportCases,
  lockOpenCase,
  lockReportCase,
  ownReports,
  putOnDesk,
  reportsInCase,
  reportsOf,
} from '#store/jobs/job-reports.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { addressKey, consumeAllowance } from '#store/throttles.ts'

/** Reports a public job. The open case is locked, so that concurrent reports count each other. */
export const reportJob: Action<'reportJob'> = async ({ params, body }, context) => {
  const { db, viewer, address, now, config } = context
  const who = viewer ? `report:${viewer.id}` : addressKey('report', address)
  refuseTooMany(await consumeAllowance(db, who, config.allowances.reportsPerViewer, now))
  // Only public jobs, also for the owner and administrators.
  const job = orRefuse(await findVisibleJob(db, params.id, null, tokyoDate(now)), 'job-not-found')
  const refusals = { job_reports_once: 'already-reported', job_reports_reporter: 'session-ended' } as const
  await refusingTransaction(db, refusals, async (tx) => {
    const { id: case_id } = await lockOpenCase(tx, job.id, now)
    const [reporter, ...former] = config.acceptedSecrets.map((secret) =>
      jobReporter({ userId: viewer?.id, address }, job.id, secret),
    ) as [Buffer, ...Buffer[]]
    // While APP_SECRET is being replaced, also look for former hashes, which the constraint does not compare.
    if (former.length > 0 && (await hasReported(tx, job.id, former))) throw new RefusalError('already-reported')
    await addReport(tx, {
      ...{ case_id, job_id: job.id, reporter_id: viewer?.id ?? null, reported_at: now },
      viewer: reporter,
      ...{ reason: body.reason, text: body.text ?? null },
    })
    if (reachesDesk(await reportsInCase(tx, case_id))) await putOnDesk(tx, case_id, now)
    await record(tx, context, { action: 'job:report', subject: job.id })
  })
}

/** The signed-in user's reports. */
export const listMyReports: Action<'listMyReports'> = async (_input, { db, viewer }) => {
  return { reports: await ownReports(db, viewer.id) }
}

/** Reported jobs that reached the moderators, newest first, with their reports. */
export const listReports: Action<'listReports'> = async ({ query }, { db, now }) => {
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

/** Closes a case with a note; of two concurrent calls, the second is refused. */
export const closeReport: Action<'closeReport'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const locked = await lockReportCase(tx, params.id)
    if (locked && isStale(body.version, locked.updated_at)) {
      const row = orRefuse(await findReportCase(tx, params.id, tokyoDate(now)), 'report-not-found')
      const current = reportCase.parse(reportCaseView(row, await reportsOf(tx, [row.id])))
      throw new RefusalError(row.closed_at ? 'report-closed' : 'case-changed', { data: { current } })
    }
    const closed = await closeCase(tx, { id: params.id, by: viewer.id, note: body.note, now })
    const found = orRefuse(await findReportCase(tx, params.id, tokyoDate(now)), 'report-not-found')
    if (!closed) throw new RefusalError('report-closed')
    await record(tx, context, {
      action: 'job:close-report',
      subject: found.job_id,
      detail: { case: found.id, ...unread(body.version) },
    })
    return { report: reportCaseView(found, await reportsOf(tx, [found.id])) }
  })
}
