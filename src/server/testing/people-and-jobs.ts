import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import { hashPassword } from '#integrations/passwords.ts'
import { newWebhookSecret, sealWebhookSecret } from '#integrations/webhook-secrets.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import type { Side } from '#rules/messages/sides.ts'
import { type KeyScope, keyScopes } from '#rules/people/api-keys.ts'
import type { Role, TeamRole } from '#rules/people/roles.ts'
import { type WebhookEvent, webhookEvents } from '#rules/people/webhooks.ts'
import { insertDraft } from '#store/jobs/job-drafts.ts'
import { insertQuestion, saveAnswer } from '#store/jobs/reader-questions.ts'
import { addMessage } from '#store/messages/messages.ts'
import { insertApiKey, newKey } from '#store/people/api-keys.ts'
import { insertBlock } from '#store/people/blocked-employers.ts'
import { insertResume } from '#store/people/files.ts'
import { openSession } from '#store/people/sessions.ts'
import { invitationToken, putInvitation } from '#store/people/team-invitations.ts'
import { addMember } from '#store/people/team-members.ts'
import { type UserChange, updateUser } from '#store/people/users.ts'
import { insertWebhook } from '#store/people/webhooks.ts'
import { addApplication, addJob, addPerson, type JobFields } from '#store/testing/rows.ts'

const password_hash = hashPassword('password')

/** Somebody signed in, put there without the calls for it; the password is `password`. */
export async function personOf(app: TestApp, role: Role = 'user', more: UserChange = {}): Promise<Person> {
  const { db } = app.open
  const now = app.dependencies.now()
  const person = { name: '試験 太郎', password_hash: await password_hash, role, created_at: now }
  const { id, email } = await addPerson(db, person)
  await updateUser(db, id, more)
  return { id, email, role, token: await openSession(db, id, now) }
}

/** Somebody signed in who belongs to the team of an employer; the link that they joined by confirmed their email. */
export async function memberOf(app: TestApp, employer: Person, role: TeamRole): Promise<Person> {
  const member = await personOf(app, 'employer', { email_verified: true })
  const row = { user_id: member.id, employer_id: employer.id, role, joined_at: app.dependencies.now() }
  await app.open.db.transaction().execute((tx) => addMember(tx, row))
  return member
}

/** The token of an invitation to the team of an employer. */
export async function invitationOf(app: TestApp, employer: Person, to?: Person): Promise<string> {
  const { db } = app.open
  const [{ secret }, now] = [app.dependencies.config, app.dependencies.now()]
  const email = to?.email ?? `${v7()}@example.com`
  const invitation = { employerId: employer.id, email, role: 'recruiter' as const, by: employer.id, secret, now }
  return invitationToken((await db.transaction().execute((tx) => putInvitation(tx, invitation))) ?? '', secret)
}

/** An API key of an employer, and its secret. */
export async function keyOf(
  app: TestApp,
  maker: Person,
  scopes: readonly KeyScope[] = keyScopes,
  employer: Person = maker,
): Promise<{ id: string; secret: string }> {
  const made = { employer_id: employer.id, created_by: maker.id, name: '採用管理システム', scopes: [...scopes] }
  const { secret, hash, shown } = newKey()
  const key = { id: v7(), ...made, shown, hash, created_at: app.dependencies.now(), expires_at: null }
  await app.open.db.transaction().execute((tx) => insertApiKey(tx, key, Number.POSITIVE_INFINITY))
  return { id: key.id, secret }
}

/** A webhook of an employer, and its secret. */
export async function webhookOf(
  app: TestApp,
  employer: Person,
  given: { url?: string; events?: WebhookEvent[] } = {},
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [v7(), newWebhookSecret()]
  const told = { url: 'https://hooks.example.com/shigotocho', events: [...webhookEvents], ...given }
  const sealed = sealWebhookSecret(secret, id, app.dependencies.config)
  const row = { ...told, id, employer_id: employer.id, set_by: employer.id, sealed, created_at: app.dependencies.now() }
  await app.open.db.transaction().execute((tx) => insertWebhook(tx, row, 1_000))
  return { id, secret }
}

/** A job that the public sees, unless said otherwise. */
export function jobOf(app: TestApp, owner: Person, given: JobFields = {}): Promise<string> {
  const now = app.dependencies.now()
  return addJob(app.open.db, owner.id, { created_at: now, updated_at: now, ...given })
}

/** A question about a job, open unless said otherwise. */
export async function questionOf(
  app: TestApp,
  job_id: string,
  asker: Person,
  given: { text?: string; state?: 'held' | 'answered'; answer?: string } = {},
): Promise<string> {
  const { text = '夜勤は月に何回ですか。', state, answer = '月に4回です。' } = given
  const now = app.dependencies.now()
  return app.open.db.transaction().execute(async (tx) => {
    const id = await insertQuestion(tx, { job_id, asker_id: asker.id, text, asked_at: now })
    if (state) await saveAnswer(tx, id, { answer, state, terms: null, now })
    return id
  })
}

/** An application that waits. */
export const applicationOf = (app: TestApp, job_id: string, who: Person, resume_id: string | null = null) =>
  addApplication(app.open.db, { job_id, user_id: who.id }, { resume_id, applied_at: app.dependencies.now() })

/** An unread message of one side, written by the applicant or by the employer's own account. */
export async function messageOf(app: TestApp, application_id: string, sender: Side, body = 'はじめまして。') {
  const { user_id, owner_id } = await app.open.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.user_id', 'jobs.owner_id'])
    .where('applications.id', '=', application_id)
    .executeTakeFirstOrThrow()
  const written_by = (sender === 'applicant' ? user_id : null) ?? owner_id
  const message = { id: v7(), application_id, sender, written_by, body, sent_at: app.dependencies.now() }
  await app.open.db.transaction().execute((tx) => addMessage(tx, message))
  return message.id
}

/** A PDF of this person. */
export async function resumeOf(app: TestApp, who: Person, name = '履歴書.pdf'): Promise<string> {
  const [id, content] = [v7(), Buffer.from('%PDF-1.7')]
  const file = { name, kind: 'pdf', size: content.length, content } as const
  await insertResume(app.open.db, { id, user_id: who.id, ...file, uploaded_at: app.dependencies.now() })
  return id
}

/** An employer that this person has blocked. */
export async function blockOf(app: TestApp, who: Person, given?: string): Promise<string> {
  const id = v7()
  const name = given ?? `企業${id}`
  const block = { id, user_id: who.id, name, corporate_number: null, blocked_at: app.dependencies.now() }
  await app.open.db.transaction().execute((tx) => insertBlock(tx, block))
  return id
}

/** A posting that this employer is writing. */
export async function draftOf(app: TestApp, owner: Person, posting: PostingDraft = { title: '営業' }): Promise<string> {
  const id = v7()
  const at = app.dependencies.now()
  const draft = { id, owner_id: owner.id, template_name: null, posting, created_at: at, updated_at: at }
  await app.open.db.transaction().execute((tx) => insertDraft(tx, draft))
  return id
}

/** What the audit log tells about somebody or something, in order. */
export const entriesOf = (app: TestApp, subject: string) =>
  app.open.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute()
export const actionsOf = async (app: TestApp, subject: string) =>
  (await entriesOf(app, subject)).map(({ action }) => action)

/** Tables of counters and of what is derived from others, which calls that anybody may make change. */
export const derivedTables =
  /^(search_|figure|company_figures|counted_|kept_|public_version|throttles|session_tokens|job_view|job_text_sketches|schema_)/

/**
 * Tells whether anything was written of what people and jobs have in the database; that a call was refused is no change.
 * Every row has the number of the transaction that wrote it, and numbers only rise: where as many rows have the same sum of
 * numbers, none was added, changed or deleted.
 */
export async function fingerprint({ open: { db } }: TestApp): Promise<string> {
  const tables = await db.introspection.getTables()
  const each = tables
    .filter(({ name, isView }) => !isView && !derivedTables.test(name))
    .map(
      ({ name: table }) => sql`SELECT ${table} || ' ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS part
      FROM ${sql.table(table)} t ${table === 'audit_log' ? sql`WHERE action NOT LIKE 'refusal:%'` : sql``}`,
    )
  const { rows } = await sql<{ part: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return rows.map(({ part }) => part).join('\n')
}

/** The tables with a row in which one of these words stands. */
export async function tablesThatHold({ open: { db } }: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const like = words.map((word) => `%${word}%`)
  const found = tables.map(
    (table) => sql<{ name: string }>`SELECT ${table} AS name
      WHERE EXISTS (SELECT FROM ${sql.table(table)} t WHERE to_jsonb(t)::text LIKE ANY(${like}::text[]))`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(found, sql` UNION ALL `)}`.execute(db)
  return rows.map(({ name }) => name).sort()
}
