import { type SqlBool, sql } from 'kysely'
import { v7 } from 'uuid'
import type { CaseStatus } from '#rules/cases.ts'
import { RefusalError } from '#rules/refusals.ts'
import {
  accountsLinkedTo,
  contactsOfCase,
  countApplicantsOf,
  jobsOfCase,
  messageReportsOfCase,
  reportsOfCase,
} from './case-parts.ts'
import type { Queryable, Transaction } from './database.ts'
import { countOf, exactTime, newestFirst, type Slice } from './keyset.ts'
import { confirmedSuspicion } from './people/posters.ts'

export type CaseFilter = { status?: CaseStatus | undefined; assignee?: string | undefined }

const withStatus = ({ status, assignee }: CaseFilter) => sql<SqlBool>`(
  ${status === undefined ? sql`true` : sql`(incident.closed_at IS NULL) = ${sql.lit(status === 'open')}`}
  AND ${assignee === undefined ? sql`true` : sql`incident.assignee_id = ${assignee}`})`

const cases = (db: Queryable) =>
  db
    .selectFrom('cases as incident')
    .leftJoin('users as account', 'account.id', 'incident.account_id')
    .leftJoin('held_accounts as held', 'held.id', 'incident.account_id')
    .leftJoin('employer_profiles as profile', 'profile.user_id', 'incident.account_id')
    .leftJoin('users as assignee', 'assignee.id', 'incident.assignee_id')
    .leftJoin('users as closer', 'closer.id', 'incident.closed_by')
    .leftJoin('users as teller', 'teller.id', 'incident.told_by')
    .select(['incident.id', 'incident.account_id', 'incident.opened_at', 'incident.closed_at', 'incident.finding'])
    .select('incident.updated_at')
    .select(['assignee.id as assignee_id', 'assignee.name as assignee_name', 'closer.name as closed_by_name'])
    .select(['incident.told_at', 'incident.told_text', 'incident.told_count', 'teller.name as told_by_name'])
    .select(['account.suspended_at', sql<boolean>`account.id IS NULL`.as('is_deleted')])
    .select([
      sql<string>`coalesce(account.name, held.facts ->> 'name', '')`.as('name'),
      sql<string>`coalesce(account.email, held.facts ->> 'email', '')`.as('email'),
      sql<string>`coalesce(account.role, held.facts ->> 'role', 'employer')`.as('role'),
      sql<string | null>`nullif(coalesce(profile.name, held.facts -> 'profile' ->> 'name'), '')`.as('company'),
      sql<number>`(SELECT count(*)::int FROM job_reports JOIN job_report_cases AS reported ON reported.id = case_id
        WHERE reported.joined_case = incident.id)`.as('report_count'),
      sql<number>`(SELECT count(*)::int FROM message_reports WHERE joined_case = incident.id)`.as(
        'message_report_count',
      ),
      sql<number>`(SELECT count(*)::int FROM job_report_cases WHERE joined_case = incident.id)`.as('job_count'),
      sql<number>`(SELECT count(*)::int FROM contact_messages WHERE joined_case = incident.id)`.as('complaint_count'),
      sql<boolean>`(EXISTS (SELECT FROM job_reports JOIN job_report_cases AS reported ON reported.id = case_id
        WHERE reported.joined_case = incident.id AND ${confirmedSuspicion(sql`incident.confirmed_at`)})
        OR (incident.confirmed_at IS NOT NULL
          AND EXISTS (SELECT FROM contact_messages WHERE joined_case = incident.id AND urgency = 'high')))`.as(
        'is_suspicious',
      ),
      sql<boolean>`(incident.confirmed_at IS NULL AND (
        EXISTS (SELECT FROM job_reports JOIN job_report_cases AS reported ON reported.id = case_id
          WHERE reported.joined_case = incident.id AND reason = 'suspicious' AND reporter_id IS NULL)
        OR EXISTS (SELECT FROM contact_messages WHERE joined_case = incident.id AND urgency = 'high')))`.as(
        'is_unconfirmed',
      ),
      sql<boolean>`EXISTS (SELECT FROM job_report_cases
        WHERE joined_case = incident.id AND 'word.crime' = ANY (found))`.as('shows_crime'),
    ])
    .select(exactTime('incident.opened_at').as('at'))

export type CaseRow = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number]

/** Cases, newest first. */
export function listCases(db: Queryable, filter: CaseFilter, slice: Slice): Promise<CaseRow[]> {
  return cases(db)
    .where(withStatus(filter))
    .$call(newestFirst('incident.opened_at', 'incident.id', slice))
    .execute()
}

export async function countCases(db: Queryable, filter: CaseFilter): Promise<number> {
  return countOf(db.selectFrom('cases as incident').where(withStatus(filter)))
}

function findCase(db: Queryable, id: string): Promise<CaseRow | undefined> {
  return cases(db).where('incident.id', '=', id).executeTakeFirst()
}

/** A case with everything that it joins; refuses an unknown one. */
export async function readWholeCase(db: Queryable, id: string, today: string) {
  const row = await findCase(db, id)
  if (!row) throw new RefusalError('case-not-found')
  const parts = {
    jobs: await jobsOfCase(db, row, today),
    reports: await reportsOfCase(db, id),
    message_reports: await messageReportsOfCase(db, id),
    contacts: await contactsOfCase(db, row),
    notes: await notesOfCase(db, id),
    linked: await accountsLinkedTo(db, row.account_id),
    applicant_count: await countApplicantsOf(db, row.account_id),
  }
  return { row, parts }
}

/**
 * An open case, locked until the transaction ends, after the report cases that it joins, as a report locks them; refuses
 * a closed one.
 */
export async function lockCase(tx: Transaction, id: string) {
  await tx
    .selectFrom('job_report_cases')
    .select('id')
    .where('joined_case', '=', id)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = await tx
    .selectFrom('cases')
    .select(['id', 'account_id', 'assignee_id', 'told_at', 'closed_at', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new RefusalError('case-not-found')
  if (row.closed_at) throw new RefusalError('case-closed')
  return row
}

export async function addCaseNote(
  tx: Transaction,
  note: { case_id: string; author_id: string; text: string; written_at: Date },
): Promise<string> {
  const id = v7()
  await tx
    .insertInto('case_notes')
    .values({ ...note, id })
    .execute()
  return id
}

function notesOfCase(db: Queryable, caseId: string) {
  return db
    .selectFrom('case_notes as note')
    .leftJoin('users as author', 'author.id', 'note.author_id')
    .select(['note.id', 'note.text', 'note.written_at', 'author.name as author_name'])
    .where('note.case_id', '=', caseId)
    .orderBy('note.written_at')
    .orderBy('note.id')
    .execute()
}

export async function assignCase(tx: Transaction, id: string, assigneeId: string | null): Promise<void> {
  await tx.updateTable('cases').set({ assignee_id: assigneeId }).where('id', '=', id).execute()
}

/** Confirms what was reported without an account; once. */
export async function confirmCase(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

type Told = { id: string; by: string; text: string; count: number; now: Date }

export async function markTold(tx: Transaction, { id, by, text, count, now }: Told): Promise<void> {
  const told = { told_text: text, told_at: now, told_by: by, told_count: count }
  await tx.updateTable('cases').set(told).where('id', '=', id).execute()
}

/** Closes a case with the reports that it joins. */
export async function closeCase(
  tx: Transaction,
  { id, by, finding, now }: { id: string; by: string; finding: string; now: Date },
): Promise<void> {
  const closed = { closed_at: now, closed_by: by }
  await tx
    .updateTable('cases')
    .set({ ...closed, finding })
    .where('id', '=', id)
    .execute()
  for (const table of ['job_report_cases', 'message_reports'] as const)
    await tx
      .updateTable(table)
      .set({ ...closed, note: finding })
      .where('joined_case', '=', id)
      .where('closed_at', 'is', null)
      .execute()
}
