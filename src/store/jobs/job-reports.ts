import { type Insertable, type NotNull, type SqlBool, sql } from 'kysely'
import { v7 } from 'uuid'
import type { Level } from '#rules/cases.ts'
import type { ReportReason, ReportStatus } from '#rules/jobs/job-reports.ts'
import { RefusalError } from '#rules/refusals.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { confirmedSuspicion } from '#store/people/posters.ts'
import type { Schema } from '#store/schema.ts'
import { isPublicNow } from './public-now.ts'

/** The open case of a job, opened if needed, locked with the job until the transaction ends; refuses when that is gone. */
export async function lockOpenCase(tx: Transaction, jobId: string, now: Date): Promise<{ id: string }> {
  const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId).forKeyShare().executeTakeFirst()
  if (!job) throw new RefusalError('job-not-found')
  return tx
    .insertInto('job_report_cases')
    .values({ id: v7(), job_id: jobId, opened_at: now })
    .onConflict((conflict) =>
      conflict
        .column('job_id')
        .where('closed_at', 'is', null)
        // Changes nothing but locks the row.
        .doUpdateSet(({ ref }) => ({ job_id: ref('excluded.job_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Whether one of these viewers has reported the job, or the question about it. */
export async function hasReported(
  tx: Queryable,
  jobId: string,
  { viewers, question }: { viewers: readonly Buffer[]; question?: { id: string } | undefined },
): Promise<boolean> {
  const found = await tx
    .selectFrom('job_reports')
    .select('id')
    .where('job_id', '=', jobId)
    .where('viewer', '=', sql<Buffer>`ANY (${viewers})`)
    .where('question_id', 'is not distinct from', question?.id ?? null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds a report to an open case; a second one by the same viewer violates `job_reports_once`. */
export async function addReport(tx: Transaction, report: Omit<Insertable<Schema['job_reports']>, 'id'>): Promise<void> {
  await tx
    .insertInto('job_reports')
    .values({ ...report, id: v7() })
    .execute()
}

/** The reports that decide whether a case reaches the moderators. */
export function reportsInCase(tx: Transaction, caseId: string): Promise<{ count: number; suspicious: boolean }> {
  return tx
    .selectFrom('job_reports')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<boolean>`coalesce(bool_or(reason = 'suspicious'), false)`.as('suspicious'),
    ])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
}

/** Puts a case into the moderators' list; one that is there keeps its place. */
export async function putOnDesk(tx: Transaction, caseId: string, now: Date): Promise<void> {
  await tx
    .updateTable('job_report_cases')
    .set({ desk_at: now })
    .where('id', '=', caseId)
    .where('desk_at', 'is', null)
    .execute()
}

const onDesk = (status: ReportStatus | undefined) =>
  sql<SqlBool>`report_case.desk_at IS NOT NULL ${
    status === undefined
      ? sql``
      : status === 'open'
        ? sql`AND report_case.closed_at IS NULL`
        : sql`AND report_case.closed_at IS NOT NULL`
  }`

/** Filter of cases; `level` is that of rules/cases.ts. */
export type ReportFilter = {
  status?: ReportStatus | undefined
  reason?: ReportReason | undefined
  level?: Level | undefined
}

/** When an operator confirmed the case that a report case joined. */
const confirmedAt = sql<Date | null>`(SELECT confirmed_at FROM cases WHERE id = report_case.joined_case)`

function matching({ status, reason, level }: ReportFilter) {
  const reported = sql`SELECT FROM job_reports WHERE case_id = report_case.id`
  const isHigh = sql`(EXISTS (${reported} AND ${confirmedSuspicion(confirmedAt)}) OR 'word.crime' = ANY (report_case.found))`
  const isRepeated = sql`(EXISTS (${reported} AND reason = 'suspicious')
    OR (SELECT count(*) FROM job_reports WHERE case_id = report_case.id) >= 2)`
  const levelled = {
    high: isHigh,
    attention: sql`(${isHigh}) IS NOT TRUE AND ${isRepeated}`,
    low: sql`(${isHigh}) IS NOT TRUE AND NOT (${isRepeated})`,
  }
  const conditions = [onDesk(status)]
  if (reason) conditions.push(sql<SqlBool>`EXISTS (${reported} AND reason = ${reason})`)
  if (level) conditions.push(sql<SqlBool>`(${levelled[level]})`)
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`
}

const cases = (db: Queryable, today: string) =>
  db
    .selectFrom('job_report_cases as report_case')
    .leftJoin('jobs', 'jobs.id', 'report_case.job_id')
    .leftJoin('held_jobs', 'held_jobs.id', 'report_case.job_id')
    .leftJoin('users as owner', (join) => join.on(sql<SqlBool>`owner.id = coalesce(jobs.owner_id, held_jobs.owner_id)`))
    .leftJoin('held_accounts', (join) =>
      join.on(sql<SqlBool>`held_accounts.id = coalesce(jobs.owner_id, held_jobs.owner_id)`),
    )
    .leftJoin('users as closer', 'closer.id', 'report_case.closed_by')
    .select(['report_case.id', 'report_case.desk_at', 'report_case.closed_at', 'report_case.note', 'report_case.found'])
    .select(['report_case.job_id', 'report_case.joined_case as case_id', 'closer.name as closed_by_name'])
    .select([
      sql<string>`coalesce(jobs.title, held_jobs.title, '')`.as('title'),
      sql<string>`coalesce(jobs.company, held_jobs.company, '')`.as('company'),
      sql<boolean>`jobs.id IS NULL`.as('is_deleted'),
      sql<boolean>`coalesce(${isPublicNow(today)}, false)`.as('is_public'),
      sql<string>`coalesce(jobs.owner_id, held_jobs.owner_id)`.as('employer_id'),
      sql<string>`coalesce(owner.name, held_accounts.facts ->> 'name', '')`.as('employer_name'),
    ])
    .select(['report_case.updated_at', confirmedAt.as('confirmed_at'), exactTime('report_case.desk_at').as('at')])
    .$narrowType<{ desk_at: NotNull }>()

export type ReportCase = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number]

/** Cases that reached the moderators, newest first. */
export function listReportCases(
  db: Queryable,
  { today, ...filter }: { today: string } & ReportFilter,
  slice: Slice,
): Promise<ReportCase[]> {
  // Find the page by its index alone, without joining the rows before it.
  const page = db
    .selectFrom('job_report_cases as report_case')
    .select('report_case.id')
    .where(matching(filter))
    .$call(newestFirst('report_case.desk_at', 'report_case.id', slice))
  return cases(db, today)
    .where(sql<boolean>`report_case.id = ANY(ARRAY(${page}))`)
    .where('report_case.desk_at', 'is not', null)
    .orderBy('report_case.desk_at', 'desc')
    .orderBy('report_case.id', 'desc')
    .execute()
}

/** One case that reached the moderators. */
export function findReportCase(db: Queryable, id: string, today: string): Promise<ReportCase | undefined> {
  return cases(db, today).where('report_case.id', '=', id).where(onDesk(undefined)).executeTakeFirst()
}

/** The number of cases in a list. */
export const countReportCases = (db: Queryable, filter: ReportFilter): Promise<number> =>
  countOf(db.selectFrom('job_report_cases as report_case').where(matching(filter)))

/** A report with its author; null for a visitor without an account. */
export type JobReport = {
  reason: ReportReason
  text: string | null
  reported_at: Date
  reporter: { id: string; name: string; email: string } | null
  /** The reported question with its answer; absent when the posting is reported. */
  question?: { id: string; text: string }
}

/** The reports of these cases, oldest first. */
export async function reportsOf(db: Queryable, caseIds: readonly string[]): Promise<Map<string, JobReport[]>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_reports as report')
    .leftJoin('users', 'users.id', 'report.reporter_id')
    .select(['report.case_id', 'report.reason', 'report.text', 'report.reported_at'])
    .select(['report.question_id', 'report.question'])
    .select(['users.id', 'users.name', 'users.email'])
    .where(sql<boolean>`report.case_id = ANY(${caseIds}::uuid[])`)
    .orderBy('report.reported_at')
    .orderBy('report.id')
    .execute()
  const byCase = new Map<string, JobReport[]>()
  for (const { case_id, id, name, email, question_id, question, ...report } of rows) {
    const reporter = id === null ? null : { id, name: name ?? '', email: email ?? '' }
    const about = question_id !== null && question !== null && { question: { id: question_id, text: question } }
    byCase.set(case_id, [...(byCase.get(case_id) ?? []), { ...report, reporter, ...about }])
  }
  return byCase
}

/** A user's own reports, newest first. */
export function ownReports(db: Queryable, userId: string) {
  return db
    .selectFrom('job_reports as report')
    .leftJoin('jobs', 'jobs.id', 'report.job_id')
    .leftJoin('held_jobs', 'held_jobs.id', 'report.job_id')
    .select(['report.job_id', 'report.reason', 'report.text', 'report.reported_at'])
    .select(sql<string>`coalesce(jobs.title, held_jobs.title, '')`.as('job_title'))
    .where('report.reporter_id', '=', userId)
    .orderBy('report.reported_at', 'desc')
    .orderBy('report.id', 'desc')
    .execute()
}

/** Locks a case until the transaction ends; undefined without one. */
export const lockReportCase = (tx: Transaction, id: string) =>
  tx.selectFrom('job_report_cases').select('updated_at').where('id', '=', id).forUpdate().executeTakeFirst()

/** Closes a case; false when it is not open. */
export const closeCase = (
  tx: Transaction,
  { id, by, note, now }: { id: string; by: string; note: string; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('job_report_cases')
      .set({ closed_at: now, closed_by: by, note })
      .where('id', '=', id)
      .where('desk_at', 'is not', null)
      .where('closed_at', 'is', null),
  )
