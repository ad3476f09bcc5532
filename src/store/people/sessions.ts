import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { OperatorRole, Role, TeamRole } from '#rules/people/roles.ts'
import { sessionTimes, type TokenFacts } from '#rules/people/session-lifetime.ts'
import type { SessionOrigin } from '#rules/people/session-origin.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import { employerId, employerWorks, teamRole } from './membership.ts'
import { newToken } from './tokens.ts'

/** A token with its session and user, read together. */
export type TokenRow = TokenFacts & {
  sessionId: string
  userId: string
  role: Role
  /** The account whose jobs and applicants the user works with. */
  employerId: string
  teamRole: TeamRole
  operatorRole: OperatorRole
  usedAt: Date | null
  /** When the user last confirmed their identity after signing in. */
  confirmedAt: Date | null
}

function tokens(db: Queryable) {
  return db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('team_members as membership', (join) =>
      join.onRef('membership.user_id', '=', 'users.id').on('users.role', '=', 'employer').on(employerWorks),
    )
    .select([
      'token.issued_at as issuedAt',
      'token.retired_at as retiredAt',
      'token.used_at as usedAt',
      'sessions.signed_in_at as signedInAt',
      'sessions.confirmed_at as confirmedAt',
      'sessions.id as sessionId',
      'users.id as userId',
      'users.role',
      sql<OperatorRole>`coalesce(users.operator_role, 'owner')`.as('operatorRole'),
      employerId.as('employerId'),
      teamRole.as('teamRole'),
      sql<boolean>`EXISTS (SELECT FROM session_tokens successor
        WHERE successor.predecessor = token.hash AND successor.used_at IS NOT NULL)`.as('successorUsed'),
    ])
}

/** A token by its hash. */
export function findToken(db: Queryable, hash: Buffer): Promise<TokenRow | undefined> {
  return tokens(db).where('token.hash', '=', hash).executeTakeFirst()
}

/** As findToken, with the session locked until the transaction ends, so that refreshes of a session run one by one. */
export async function lockToken(tx: Queryable, hash: Buffer): Promise<TokenRow | undefined> {
  await sql`SELECT FROM sessions WHERE id = (SELECT session_id FROM session_tokens WHERE hash = ${hash}) FOR UPDATE`.execute(
    tx,
  )
  return findToken(tx, hash)
}

/** Starts a user's session at `now` and returns its first token. */
export async function openSession(
  tx: Queryable,
  userId: string,
  now: Date,
  origin: SessionOrigin = { device: null, network: null },
): Promise<string> {
  const id = v7()
  const { token, hash } = newToken()
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, signed_in_at: now, ...origin })
    .execute()
  await insertToken(tx, { hash, session_id: id, predecessor: null, issued_at: now })
  return token
}

/** Adds a token to a session. */
export async function insertToken(
  tx: Queryable,
  token: { hash: Buffer; session_id: string; predecessor: Buffer | null; issued_at: Date },
): Promise<void> {
  await tx
    .insertInto('session_tokens')
    .values({ ...token, used_at: null, retired_at: null })
    .execute()
}

/** Records the first use of a token. */
export async function markUsed(db: Queryable, hash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}

/** Retires a token; a retired one keeps its time. */
export async function retireToken(tx: Queryable, hash: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('session_tokens')
    .set({ retired_at: at })
    .where('hash', '=', hash)
    .where('retired_at', 'is', null)
    .execute()
}

/** Whether a session exists. */
export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Deletes a session with its tokens. */
export async function endSession(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Deletes a user's sessions except one, and pending sign-ins; returns the number of sessions. */
export async function endSessionsOf(tx: Queryable, userId: string, keep: string | null = null): Promise<number> {
  // A pending second factor would become a session later.
  await tx.deleteFrom('factor_challenges').where('user_id', '=', userId).execute()
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (keep) query = query.where('id', '<>', keep)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** A user's valid sessions, latest sign-in first; the last activity is exact to the hour. */
export function sessionsOf(db: Queryable, userId: string, now: Date) {
  const lastUse = new Date(now.getTime() - sessionTimes.access - sessionTimes.refresh)
  return db
    .selectFrom('sessions')
    .innerJoin('session_tokens as token', 'token.session_id', 'sessions.id')
    .select(['sessions.id', 'sessions.signed_in_at', 'sessions.device', 'sessions.network'])
    .select(sql<Date>`max(greatest(token.issued_at, token.used_at))`.as('last_active_at'))
    .where('sessions.user_id', '=', userId)
    .where('sessions.signed_in_at', '>=', new Date(now.getTime() - sessionTimes.session))
    .where('token.issued_at', '>=', lastUse)
    .groupBy('sessions.id')
    .orderBy('sessions.signed_in_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
}

/** Deletes a session of this user; returns whether it existed. */
export const endOwnSession = (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  didChange(tx.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId))

/** Records that the user confirmed their identity. */
export async function markConfirmed(tx: Queryable, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}
