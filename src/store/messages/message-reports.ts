import { type SqlBool, sql } from 'kysely'
import { v7 } from 'uuid'
import type { ReportStatus } from '#rules/jobs/job-reports.ts'
import { type Side, sideOf } from '#rules/messages/sides.ts'
import type { Party } from '#rules/people/roles.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'

/** A message with its reader's side; undefined when the user may not read it. */
export async function findReadMessage(db: Queryable, messageId: string, reader: Party) {
  const found = await db
    .selectFrom('messages')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['messages.id', 'messages.sender', 'applications.user_id as applicant_id', 'jobs.owner_id'])
    .where('messages.id', '=', messageId)
    .where((is) => is.or([is('applications.user_id', '=', reader.id), is('jobs.owner_id', '=', reader.employerId)]))
    .executeTakeFirst()
  const side = found && sideOf(reader, found)
  return side ? { id: found.id, sender: found.sender, side } : undefined
}

type NewReport = { message_id: string; reporter_id: string; reason: string | null; reported_at: Date }

/** Adds a report; a second one by the same reader violates `message_reports_once`. */
export async function addMessageReport(tx: Transaction, report: NewReport): Promise<void> {
  await tx
    .insertInto('message_reports')
    .values({ ...report, id: v7() })
    .execute()
}

const withStatus = (status: ReportStatus | undefined) =>
  status === undefined
    ? sql<SqlBool>`true`
    : status === 'open'
      ? sql<SqlBool>`report.closed_at IS NULL`
      : sql<SqlBool>`report.closed_at IS NOT NULL`

const reports = (db: Queryable) =>
  db
    .selectFrom('message_reports as report')
    .leftJoin('users as closer', 'closer.id', 'report.closed_by')
    .select(['report.id', 'report.message_id', 'report.reason', 'report.reported_at', 'report.note'])
    .select([
      'report.closed_at',
      'closer.name as closed_by_name',
      'report.application_id',
      'report.job_id',
      'report.joined_case as case_id',
    ])
    .leftJoin('jobs', 'jobs.id', 'report.job_id')
    .select(['report.facts', sql<boolean>`jobs.id IS NULL`.as('is_deleted')])
    .select(exactTime('report.reported_at').as('at'))

export type MessageReport = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number]

/** Reported messages without their text, newest report first. */
export function listMessageReports(
  db: Queryable,
  status: ReportStatus | undefined,
  slice: Slice,
): Promise<MessageReport[]> {
  return reports(db)
    .where(withStatus(status))
    .$call(newestFirst('report.reported_at', 'report.id', slice))
    .execute()
}

/** The number of reports in a list. */
export const countMessageReports = (db: Queryable, status: ReportStatus | undefined): Promise<number> =>
  countOf(db.selectFrom('message_reports as report').where(withStatus(status)))

/** One report, or undefined. */
export function findMessageReport(db: Queryable, id: string): Promise<MessageReport | undefined> {
  return reports(db).where('report.id', '=', id).executeTakeFirst()
}

type ReadMessage = { id: string; sender: Side; body: string; sent_at: Date }

/** The latest messages of a conversation for the operator, oldest first, also of one that was deleted. */
export async function reportedConversation(
  db: Queryable,
  applicationId: string,
  limit: number,
): Promise<ReadMessage[]> {
  const { rows } = await sql<ReadMessage>`
    SELECT id, sender, body, sent_at FROM messages WHERE application_id = ${applicationId}
    UNION ALL
    SELECT message.* FROM held_conversations AS held
    CROSS JOIN jsonb_to_recordset(held.messages) AS message (id uuid, sender text, body text, sent_at timestamptz)
    WHERE held.application_id = ${applicationId}
    ORDER BY sent_at DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows.reverse()
}

type Closing = { id: string; by: string; note: string; now: Date }

/** Closes an open report with a note; false when it is not open. */
export const closeMessageReport = (tx: Transaction, { id, by, note, now }: Closing): Promise<boolean> =>
  didChange(
    tx
      .updateTable('message_reports')
      .set({ closed_at: now, closed_by: by, note })
      .where('id', '=', id)
      .where('closed_at', 'is', null),
  )
