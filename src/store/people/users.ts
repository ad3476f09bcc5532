import {
  type ExpressionBuilder,
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import { cleanEmail, comparableEmail } from '#rules/people/email.ts'
import { type Role, roles, type TeamRole } from '#rules/people/roles.ts'
import { storedPhone, withShownPhone } from '#rules/people/stored-phone.ts'
import { spellingsOfName } from '#rules/search/fold.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { everyRow, exactTime, newestFirst } from '#store/keyset.ts'
import { findsPerson, mayFindUser, personText } from '#store/like.ts'
import type { Schema } from '#store/schema.ts'
import { countByFigures, type DayFigures, idsAt, positionByDay } from '#store/stats/day-positions.ts'
import { deleteContactMessagesOf } from './contact-messages.ts'

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'bio',
  'education',
  'role',
  'operator_role',
  'skills',
  'experiences',
  'educations',
  'avatar_name',
  'email_verified',
  'created_at',
  'last_login',
  'suspended_at',
] as const satisfies readonly (keyof Schema['users'])[]

/** A user with counts of their jobs and applications; the password hash stays in the database. */
export type UserRow = Pick<Selectable<Schema['users']>, (typeof columns)[number]> & {
  has_password: boolean
  job_count: number
  application_count: number
  /** The team of the user's employer; null without one, also for an employer's account without members. */
  team: { role: TeamRole; employer_name: string; is_founder: boolean } | null
}

const extras = (eb: ExpressionBuilder<Schema, 'users'>) =>
  [
    eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
    sql<number>`(SELECT count(*)::int FROM jobs WHERE jobs.owner_id = users.id)`.as('job_count'),
    sql<number>`((SELECT count(*) FROM applications WHERE user_id = users.id)
      + (SELECT count(*) FROM past_applications WHERE user_id = users.id))::int`.as('application_count'),
    sql<UserRow['team']>`(
      SELECT json_build_object('role', membership.role, 'employer_name', coalesce(nullif(profile.name, ''), employer.name),
        'is_founder', membership.user_id = membership.employer_id)
      FROM team_members AS membership JOIN users AS employer ON employer.id = membership.employer_id
      LEFT JOIN employer_profiles AS profile ON profile.user_id = membership.employer_id
      WHERE membership.user_id = users.id AND users.role = 'employer' AND EXISTS (
        SELECT FROM team_members AS other
        WHERE other.employer_id = membership.employer_id AND other.user_id <> membership.employer_id)
    )`.as('team'),
  ] as const

const users = (db: Queryable) => db.selectFrom('users').select(columns).select(extras)

/** One user, or undefined. */
export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const row = await users(db).where('id', '=', id).executeTakeFirst()
  return row && withShownPhone(row)
}

/** The sign-in data of the account with this email; older keys have the domain in its own letters. */
export function findCredentials(db: Queryable, email: string) {
  const typed = cleanEmail(email).toLowerCase()
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'password_hash',
      'role',
      'operator_role',
      'email_verified',
      'holder_verified',
      'suspended_at',
    ])
    .where('email_key', 'in', [typed, comparableEmail(email)])
    .orderBy(sql`email_key = ${typed}`, 'desc')
    .executeTakeFirst()
}

/** A user's password hash: null without a password, undefined without the user. */
export async function findPasswordHash(db: Queryable, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash
}

/** The same, with the account locked until the transaction ends against other password changes. */
export async function lockPasswordHash(tx: Transaction, id: string): Promise<string | null | undefined> {
  const row = await tx.selectFrom('users').select('password_hash').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.password_hash
}

/** Adds a user; a taken email violates `users_email_taken`. */
export async function insertUser(
  tx: Queryable,
  user: Pick<
    Insertable<Schema['users']>,
    'id' | 'name' | 'email' | 'password_hash' | 'role' | 'email_verified' | 'holder_verified'
  > & { created_at: Date },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({ ...user, email_key: comparableEmail(user.email), last_login: user.created_at })
    .execute()
}

export type UserChange = Pick<
  Updateable<Schema['users']>,
  | 'name'
  | 'phone'
  | 'address'
  | 'bio'
  | 'education'
  | 'skills'
  | 'experiences'
  | 'educations'
  | 'role'
  | 'operator_role'
  | 'email_verified'
  | 'holder_verified'
  | 'password_hash'
  | 'avatar_name'
  | 'last_login'
> & { email?: string | undefined }

/** Updates the given fields; a taken email violates `users_email_taken`. Returns whether the user exists. */
export async function updateUser(tx: Queryable, id: string, change: UserChange): Promise<boolean> {
  const { email, ...others } = change
  const rest = { ...others, phone: storedPhone(others.phone) }
  const set = email === undefined ? rest : { ...rest, email, email_key: comparableEmail(email) }
  if (Object.values(set).every((value) => value === undefined)) return true
  return didChange(tx.updateTable('users').set(set).where('id', '=', id))
}

/** Sets whether a user's email counts as verified, by the operator's word and not the holder's. */
export async function setVerified(tx: Queryable, id: string, email_verified: boolean): Promise<void> {
  await tx.updateTable('users').set({ email_verified, holder_verified: false }).where('id', '=', id).execute()
}

/** Ids of all administrators who are owners, locked until the transaction ends, in a fixed order against deadlocks. */
export async function lockOwners(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where(sql<SqlBool>`coalesce(operator_role, 'owner') = 'owner'`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a user with everything that belongs to them (the schema's cascades, and their messages to the operator). */
export async function removeUser(tx: Queryable, id: string): Promise<boolean> {
  await deleteContactMessagesOf(tx, id)
  await sql`DELETE FROM sign_in_codes WHERE email_key = (SELECT email_key FROM users WHERE id = ${id})`.execute(tx)
  return didChange(tx.deleteFrom('users').where('id', '=', id))
}

export type UserFilter = {
  q?: string | undefined
  role?: Role | undefined
  verified?: boolean | undefined
  suspended?: boolean | undefined
}

function filtered(db: Queryable, filter: UserFilter) {
  let query = db.selectFrom('users')
  if (filter.role) query = query.where('role', '=', filter.role)
  if (filter.verified !== undefined) query = query.where('email_verified', '=', filter.verified)
  if (filter.suspended !== undefined) query = query.where('suspended_at', filter.suspended ? 'is not' : 'is', null)
  return query
}

/** Whether every term of a query occurs in the employer's name or is its 法人番号. */
function findsEmployer(query: string) {
  // One function folds both: the name, and each word as typed and in the other forms of its kanji.
  const folded = (text: RawBuilder<unknown>) => sql`split_part(person_text(${text}, '', ''), E'\n', 1)`
  const name = folded(sql`concat_ws(' ', profile.name, profile.name_kana)`)
  const conditions = searchTerms(query).map((term) => {
    const spelt = spellingsOfName(term).map((each) => sql`strpos(${name}, ${folded(sql`${each}::text`)}) > 0`)
    return sql`(${sql.join(spelt, sql` OR `)} OR profile.corporate_number = ${term.replaceAll('-', '')})`
  })
  return sql<SqlBool>`users.id IN (SELECT user_id FROM employer_profiles AS profile WHERE ${sql.join(conditions, sql` AND `)})`
}

/** The kept figures that count a list. */
function figuresOf({ role, verified }: UserFilter): DayFigures {
  const wanted = role ? [role] : roles
  const states = verified === undefined ? [true, false] : [verified]
  const classes = wanted.flatMap((each) => states.map((state) => `${each} ${state}`))
  return { months: 'people', days: 'people-days', classes }
}

/** A page of users, newest first. */
export async function pageOfUsers(db: Queryable, filter: UserFilter, page: { offset: number; limit: number }) {
  // No kept figure counts suspended accounts.
  if (searchTerms(filter.q ?? '').length > 0 || filter.suspended !== undefined) return searchedUsers(db, filter, page)
  const [rows, total] = await Promise.all([usersOfPage(db, filter, page), countByFigures(db, figuresOf(filter))])
  return { rows, total }
}

/** Page and total together: both need the same matches. */
async function searchedUsers(db: Queryable, filter: UserFilter, { offset, limit }: { offset: number; limit: number }) {
  const { q = '' } = filter
  let query = filtered(db, filter).select(['id', 'created_at'])
  if (searchTerms(q).length > 0) {
    const person = sql<SqlBool>`(${findsPerson(personText, q)} AND ${mayFindUser(q)})`
    query = query.where((is) => is.or([person, findsEmployer(q)]))
  }
  const { rows } = await sql<{ ids: string[]; total: number }>`
    WITH found AS MATERIALIZED (${query})
    SELECT ARRAY(SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*) FROM found)::int AS total`.execute(db)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return { rows: await usersById(db, ids), total }
}

/** The newest matching accounts that have jobs. */
export async function idsOfPosters(db: Queryable, q: string, limit: number): Promise<string[]> {
  const rows = await filtered(db, {})
    .where(findsPerson(personText, q))
    .where(mayFindUser(q))
    .select('id')
    .where(sql<boolean>`EXISTS (SELECT FROM jobs WHERE jobs.owner_id = users.id)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function usersOfPage(db: Queryable, filter: UserFilter, { offset, limit }: { offset: number; limit: number }) {
  const position = await positionByDay(db, figuresOf(filter), offset)
  const listed = filtered(db, filter).select(['created_at', 'id'])
  const ids = await idsAt(db, sql`${listed}`, position ?? { until: null, skip: offset, ofDay: 0 }, limit)
  return usersById(db, ids)
}

/** Users by id, in the given order. */
async function usersById(db: Queryable, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const rows = await users(db).where(sql<boolean>`id = ANY(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, withShownPhone(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All users, newest first, read in batches to bound memory. */
export function everyUser(db: Queryable): AsyncGenerator<UserRow> {
  return everyRow(async ({ after, limit }) => {
    const rows = await users(db)
      .select(exactTime('created_at').as('at'))
      .$call(newestFirst('created_at', 'id', { limit, after }))
      .execute()
    return rows.map(withShownPhone)
  })
}

/** The Argon2id hash of the last password that the operator set for this account. */
export async function findOperatorPassword(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('operator_passwords').select('hash').where('user_id', '=', userId).executeTakeFirst()
  return row?.hash
}

/** Stores the hash of a password set by the operator. */
export async function putOperatorPassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  await tx
    .insertInto('operator_passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
    .execute()
}
