import { type SqlBool, sql } from 'kysely'
import { v7 } from 'uuid'
import type { CaseStatus } from '#rules/cases.ts'
import { shownLinks } from '#rules/people/poster.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { Queryable, Transaction } from './database.ts'
import { countOf, exactTime, newestFirst, type Slice } from './keyset.ts'
import { confirmedSuspicion, knownAccount, sharing } from './people/posters.ts'

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

export const countCases = (db: Queryable, filter: CaseFilter): Promise<number> =>
  countOf(db.selectFrom('cases as incident').where(withStatus(filter)))

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

/** The applicants of an account's jobs, existing and deleted: the latest application of each. */
export async function applicantsOf(db: Queryable, accountId: string) {
  const { rows } = await sql<{ user_id: string; application_id: string | null; past_application_id: string | null }>`
    SELECT DISTINCT ON (user_id) user_id, application_id, past_application_id FROM (
      SELECT user_id, applications.id AS application_id, NULL::uuid AS past_application_id, applied_at
      FROM applications JOIN jobs ON jobs.id = job_id WHERE jobs.owner_id = ${accountId}
      UNION ALL
      SELECT user_id, NULL, id, applied_at FROM past_applications WHERE employer_id = ${accountId}
    ) AS sent ORDER BY user_id, applied_at DESC`.execute(db)
  return rows
}

/** How many people applied to an account's jobs. */
export async function countApplicantsOf(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(DISTINCT user_id)::int AS total FROM (
      SELECT user_id FROM applications JOIN jobs ON jobs.id = job_id WHERE jobs.owner_id = ${accountId}
      UNION ALL SELECT user_id FROM past_applications WHERE employer_id = ${accountId}) AS sent`.execute(db)
  return rows[0]?.total ?? 0
}

/** At most this many jobs of an account are shown in its case, the reported ones first. */
const shownJobs = 100

/** The jobs of a case's account, existing and held, with their applications. */
export async function jobsOfCase(db: Queryable, { id, account_id }: { id: string; account_id: string }, today: string) {
  const { rows } = await sql<{
    id: string
    title: string
    company: string
    approval_status: 'pending' | 'approved' | 'rejected' | null
    is_public: boolean
    is_deleted: boolean
    is_reported: boolean
    stopped_by_operator: boolean
    has_revision: boolean
    application_count: number
    created_at: Date | null
  }>`
    SELECT * FROM (
      SELECT jobs.id, title, company, approval_status, stopped_by_operator, jobs.created_at, false AS is_deleted,
        (approval_status = 'approved' AND is_active AND (deadline IS NULL OR deadline >= ${today}::date)) AS is_public,
        EXISTS (SELECT FROM job_report_cases WHERE job_id = jobs.id AND joined_case = ${id}) AS is_reported,
        EXISTS (SELECT FROM job_revisions WHERE job_id = jobs.id AND status = 'pending') AS has_revision,
        (SELECT count(*)::int FROM applications WHERE job_id = jobs.id) AS application_count
      FROM jobs WHERE owner_id = ${account_id}
      UNION ALL
      SELECT held.id, title, company, NULL, false, deleted_at, true, false,
        EXISTS (SELECT FROM job_report_cases WHERE job_id = held.id AND joined_case = ${id}), false,
        (SELECT count(*)::int FROM past_applications WHERE job_id = held.id)
      FROM held_jobs AS held WHERE owner_id = ${account_id}
    ) AS about ORDER BY is_reported DESC, created_at DESC, id LIMIT ${shownJobs}`.execute(db)
  return rows
}

/** The reports of jobs that a case joins. */
export function reportsOfCase(db: Queryable, caseId: string) {
  return db
    .selectFrom('job_reports as report')
    .innerJoin('job_report_cases as reported', 'reported.id', 'report.case_id')
    .leftJoin('users as reporter', 'reporter.id', 'report.reporter_id')
    .select(['report.id', 'report.job_id', 'report.reason', 'report.text', 'report.reported_at', 'report.question'])
    .select(['reporter.id as reporter_id', 'reporter.name as reporter_name', 'reporter.email as reporter_email'])
    .where('reported.joined_case', '=', caseId)
    .orderBy('report.reported_at')
    .orderBy('report.id')
    .execute()
}

/** The reports of messages that a case joins, with the message that was reported. */
export async function messageReportsOfCase(db: Queryable, caseId: string) {
  const { rows } = await sql<{
    id: string
    message_id: string
    job_id: string
    reason: string | null
    reported_at: Date
    closed_at: Date | null
    body: string | null
    reporter_name: string | null
  }>`
    SELECT report.id, report.message_id, report.job_id, report.reason, report.reported_at, report.closed_at,
      coalesce(message.body, (SELECT kept ->> 'body' FROM held_conversations AS held,
        jsonb_array_elements(held.messages) AS kept
        WHERE held.application_id = report.application_id AND kept ->> 'id' = report.message_id::text)) AS body,
      reporter.name AS reporter_name
    FROM message_reports AS report LEFT JOIN messages AS message ON message.id = report.message_id
    LEFT JOIN users AS reporter ON reporter.id = report.reporter_id
    WHERE report.joined_case = ${caseId} ORDER BY report.reported_at, report.id`.execute(db)
  return rows
}

/** Messages to the operator about the account, by it, or by somebody who reported in the case, newest first. */
export async function contactsOfCase(db: Queryable, { id, account_id }: { id: string; account_id: string }) {
  const { rows } = await sql<{
    id: string
    name: string
    email: string
    subject: string
    message: string
    received_at: Date
    closed_at: Date | null
    /** Of somebody who reported, and not joined to the case: it may be about anything. */
    of_reporter: boolean
  }>`
    SELECT message.id, message.name, message.email, subject, message, received_at, closed_at,
      joined_case IS DISTINCT FROM ${id} AND NOT EXISTS (
        SELECT FROM users WHERE id = ${account_id} AND users.email_key = coalesce(message.email_key, lower(message.email))) AS of_reporter
    FROM contact_messages AS message WHERE joined_case = ${id} OR coalesce(message.email_key, lower(message.email)) IN (
      SELECT email_key FROM users WHERE id = ${account_id} OR id IN (
        SELECT reporter_id FROM message_reports WHERE joined_case = ${id}
        UNION SELECT reporter_id FROM job_reports JOIN job_report_cases AS reported ON reported.id = case_id
          WHERE reported.joined_case = ${id}))
    ORDER BY received_at DESC, message.id DESC LIMIT 50`.execute(db)
  return rows
}

/** Decisions on an account and its jobs, for the file of a case. */
export async function decisionsOfCase(db: Queryable, accountId: string) {
  const [jobs, account] = [
    await db
      .selectFrom('job_decisions')
      .leftJoin('decided_postings', 'decided_postings.decision_id', 'job_decisions.id')
      .select(['job_decisions.id', 'job_decisions.job_id', 'kind', 'reason', 'findings', 'override_reason'])
      .select(['decided_by', 'job_decisions.decided_at', 'decided_postings.fields as posting'])
      .where('owner_id', '=', accountId)
      .where('taken_back_at', 'is', null)
      .orderBy('job_decisions.decided_at')
      .execute(),
    await db.selectFrom('account_decisions').selectAll().where('account_id', '=', accountId).execute(),
  ]
  return { jobs, account }
}

/** The postings of an account, existing and held, as they are stored. */
export async function postingsOfCase(db: Queryable, accountId: string) {
  const { rows } = await sql<{ id: string; posting: Record<string, unknown> }>`
    SELECT id, to_jsonb(jobs) - ARRAY['search_text', 'search_version', 'prefectures', 'workplaces'] AS posting
    FROM jobs WHERE owner_id = ${accountId}
    UNION ALL SELECT id, posting FROM held_jobs WHERE owner_id = ${accountId}
    ORDER BY id LIMIT 1000`.execute(db)
  return rows
}

/** The reported conversations of a case, whole. */
export async function conversationsOfCase(db: Queryable, caseId: string) {
  const { rows } = await sql<{ application_id: string; messages: unknown }>`
    SELECT reported.application_id, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', id, 'sender', sender, 'body', body, 'sent_at', sent_at) ORDER BY sent_at, id)
      FROM messages WHERE application_id = reported.application_id), held.messages) AS messages
    FROM (SELECT DISTINCT application_id FROM message_reports WHERE joined_case = ${caseId}) AS reported
    LEFT JOIN held_conversations AS held ON held.application_id = reported.application_id`.execute(db)
  return rows
}

/** At most this many files go into the file of a case. */
const shownFiles = 200

/** The files of the reported conversations of a case, existing and held, without content. */
export async function filesOfCase(db: Queryable, caseId: string) {
  const reported = sql`SELECT application_id FROM message_reports WHERE joined_case = ${caseId}`
  const { rows } = await sql<{ id: string; application_id: string; name: string }>`
    SELECT file.id, messages.application_id, file.name
    FROM messages JOIN message_files AS file ON file.message_id = messages.id
    WHERE messages.application_id IN (${reported})
    UNION ALL
    SELECT id, application_id, name FROM held_files WHERE application_id IN (${reported})
    ORDER BY id LIMIT ${sql.lit(shownFiles)}`.execute(db)
  return rows
}

/** Bytes that are read at once: the driver's text of them is twice as long, and cheaply collected below 128 KB. */
const slice = 48 * 1024

/** The content of such a file in parts, also when it was deleted meanwhile and is held; no part when it is gone. */
export async function* contentOfFile(db: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += slice) {
    const { rows } = await sql<{ part: Buffer }>`
      SELECT substring(content FROM ${sql.lit(from)} FOR ${sql.lit(slice)}) AS part FROM (
        SELECT content FROM message_files WHERE id = ${id} UNION ALL SELECT content FROM held_files WHERE id = ${id}
      ) AS file LIMIT 1`.execute(db)
    const [found] = rows
    if (!found) return
    yield found.part
    if (found.part.length < slice) return
  }
}

type LinkedAccount = {
  id: string
  name: string
  email: string
  role: string
  company: string | null
  suspended_at: Date | null
  is_deleted: boolean
}

/** Accounts with the same number, name, address or text as the account of a case, suspended ones first; a network is shared by many. */
export async function accountsLinkedTo(db: Queryable, accountId: string): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedAccount>`
    SELECT other.id, other.name, other.email, other.role, other.company, other.suspended_at, other.deleted AS is_deleted
    FROM (SELECT DISTINCT link.account_id FROM (SELECT ${accountId}::uuid AS id) AS owner
      CROSS JOIN LATERAL (${sharing}) AS link WHERE link.kind <> 'network') AS linked
    CROSS JOIN LATERAL (${knownAccount(sql`linked.account_id`)}) AS other
    ORDER BY other.suspended_at NULLS LAST, other.id LIMIT ${sql.lit(shownLinks)}`.execute(db)
  return rows
}

/** The account of a case as it is, or as it was when it was deleted. */
export async function accountOfCase(db: Queryable, accountId: string) {
  const { rows } = await sql<{ facts: Record<string, unknown> | null }>`
    SELECT coalesce((SELECT jsonb_build_object('name', name, 'email', email, 'phone', phone, 'address', address, 'role', role,
      'created_at', created_at, 'suspended_at', suspended_at, 'suspension_reason', suspension_reason,
      'profile', (SELECT to_jsonb(profile) - 'search_text' FROM employer_profiles AS profile WHERE user_id = users.id))
      FROM users WHERE id = ${accountId}),
      (SELECT facts #- '{profile,search_text}' FROM held_accounts WHERE id = ${accountId})) AS facts`.execute(db)
  return rows[0]?.facts ?? null
}
