import type { Action, ContextOf } from '#actions/context.ts'
import { reportCase } from '#contract/jobs/job-reports.ts'
import { jobReporter } from '#integrations/daily-viewer.ts'
import { caseLevel } from '#rules/cases.ts'
import { type ReportReason, reachesDesk } from '#rules/jobs/job-reports.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isStale, unread } from '#rules/versions.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import * as store from '#store/jobs/job-reports.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { findQuestion } from '#store/jobs/reader-questions.ts'
import { listFor, type Slice } from '#store/keyset.ts'
import { addressKey, consumeAllowance } from '#store/throttles.ts'

/** Reports a public job. */
export const reportJob: Action<'reportJob'> = async ({ params, body }, context) => {
  await countReport(context)
  // Only public jobs, also for the owner and administrators.
  const job = orRefuse(await findVisibleJob(context.db, params.id, null, tokyoDate(context.now)), 'job-not-found')
  await fileReport({ jobId: job.id, ...body }, context)
}

/** Reports a public question with its answer; it joins what is reported of the job. */
export const reportQuestion: Action<'reportQuestion'> = async ({ params, body }, context) => {
  const { db, now } = context
  await countReport(context)
  const question = await findQuestion(db, params.id)
  const isPublic =
    question?.state === 'answered' && (await findVisibleJob(db, question.job_id, null, tokyoDate(now))) !== undefined
  if (!isPublic) throw new RefusalError('question-not-found')
  const reported = { id: question.id, text: `問：${question.text}\n答：${question.answer}` }
  await fileReport({ jobId: question.job_id, question: reported, ...body }, context)
}

type ReportContext = ContextOf<'reportJob'>

async function countReport({ db, viewer, address, now, config }: ReportContext): Promise<void> {
  const who = viewer ? `report:${viewer.id}` : addressKey('report', address)
  refuseTooMany(await consumeAllowance(db, who, config.allowances.reportsPerViewer, now))
}

type Reported = {
  jobId: string
  question?: { id: string; text: string }
  reason: ReportReason
  text?: string | null | undefined
}

/** Adds a report to the open case, which is locked, so that concurrent reports count each other. */
async function fileReport({ jobId, question, reason, text }: Reported, context: ReportContext): Promise<void> {
  const { db, viewer, address, now, config } = context
  const refusals = { job_reports_once: 'already-reported', job_reports_reporter: 'session-ended' } as const
  await refusingTransaction(db, refusals, async (tx) => {
    const { id: case_id } = await store.lockOpenCase(tx, jobId, now)
    const [reporter, ...former] = config.acceptedSecrets.map((secret) =>
      jobReporter({ userId: viewer?.id, address }, jobId, secret),
    ) as [Buffer, ...Buffer[]]
    // While APP_SECRET is being replaced, also look for former hashes, which the constraint does not compare.
    if (former.length > 0 && (await store.hasReported(tx, jobId, { viewers: former, question })))
      throw new RefusalError('already-reported')
    await store.addReport(tx, {
      ...{ case_id, job_id: jobId, reporter_id: viewer?.id ?? null, reported_at: now },
      ...{ viewer: reporter, reason, text: text ?? null },
      ...(question && { question_id: question.id, question: question.text }),
    })
    if (reachesDesk(await store.reportsInCase(tx, case_id))) await store.putOnDesk(tx, case_id, now)
    await record(tx, context, 'job:report', jobId)
  })
}

/** The signed-in user's reports. */
export const listMyReports: Action<'listMyReports'> = async (_input, { db, viewer }) => {
  return { reports: await store.ownReports(db, viewer.id) }
}

/** Reported jobs that reached the moderators, newest first, with their reports. */
export const listReports: Action<'listReports'> = async ({ query }, { db, now }) => {
  const { status, reason, level } = query
  const filter = { status, reason, level }
  const find = async (slice: Slice) => {
    const cases = await store.listReportCases(db, { today: tokyoDate(now), ...filter }, slice)
    const ids = cases.map(({ id }) => id)
    const reports = await store.reportsOf(db, ids)
    return cases.map((each) => reportCaseView(each, reports))
  }
  return listFor('reports', query, find, () => store.countReportCases(db, filter))
}

/** A case with its reports, picked from `all`. */
function reportCaseView(row: store.ReportCase, all: Awaited<ReturnType<typeof store.reportsOf>>) {
  const { found, confirmed_at } = row
  const reports = all.get(row.id) ?? []
  const suspicions = reports.filter(({ reason }) => reason === 'suspicious')
  return {
    ...row,
    status: row.closed_at ? ('closed' as const) : ('open' as const),
    job: { ...row, id: row.job_id },
    employer: { id: row.employer_id, name: row.employer_name },
    opened_at: row.desk_at,
    found: found ?? [],
    level: caseLevel({
      is_suspicious: suspicions.some(({ reporter }) => confirmed_at !== null || reporter !== null),
      is_unconfirmed: suspicions.length > 0,
      shows_crime: found?.includes('word.crime') ?? false,
      reports: reports.length,
    }),
    reports,
  }
}

/** Closes a case with a note; of two concurrent calls, the second is refused. */
export const closeReport: Action<'closeReport'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const locked = await store.lockReportCase(tx, params.id)
    if (locked && isStale(body.version, locked.updated_at)) {
      const row = orRefuse(await store.findReportCase(tx, params.id, tokyoDate(now)), 'report-not-found')
      const current = reportCase.parse(reportCaseView(row, await store.reportsOf(tx, [row.id])))
      throw new RefusalError(row.closed_at ? 'report-closed' : 'case-changed', { data: { current } })
    }
    const closed = await store.closeCase(tx, { id: params.id, by: viewer.id, note: body.note, now })
    const found = orRefuse(await store.findReportCase(tx, params.id, tokyoDate(now)), 'report-not-found')
    if (!closed) throw new RefusalError('report-closed')
    await record(tx, context, 'job:close-report', found.job_id, { detail: { case: found.id, ...unread(body.version) } })
    return { report: reportCaseView(found, await store.reportsOf(tx, [found.id])) }
  })
}
