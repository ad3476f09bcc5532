import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { keyPrefix, keyUseEvery } from '#rules/people/api-keys.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import { employerId, employerWorks, teamRole } from './membership.ts'
import { hashToken } from './tokens.ts'

/** This many letters of the random part identify a key in lists; 220 bits stay secret. */
const shownLetters = 6

/** A new key of 256 random bits, its stored hash, and the listed letters. */
export function newKey(): { secret: string; hash: Buffer; shown: string } {
  const secret = keyPrefix + randomBytes(32).toString('base64url')
  return { secret, hash: hashToken(secret), shown: secret.slice(0, keyPrefix.length + shownLetters) }
}

/** Adds a key; false when the employer has `most` of them. */
export async function insertApiKey(
  tx: Transaction,
  key: Insertable<Schema['api_keys']>,
  most: number,
): Promise<boolean> {
  // Serialises two additions, so that the limit holds.
  await tx.selectFrom('users').select('id').where('id', '=', key.employer_id).forNoKeyUpdate().execute()
  const { rows } = await sql<{ id: string }>`SELECT id FROM api_keys WHERE employer_id = ${key.employer_id}`.execute(tx)
  if (rows.length >= most) return false
  await tx.insertInto('api_keys').values(key).execute()
  return true
}

/** Whether a key's creator may still have one: an owner of the employer, with neither suspended. */
const hasOwner = sql<boolean>`(users.role <> 'user' AND users.suspended_at IS NULL
  AND ${employerId} = api_keys.employer_id AND ${teamRole} = 'owner')`

const keys = (db: Queryable) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .leftJoin('team_members as membership', (join) =>
      join.onRef('membership.user_id', '=', 'users.id').on('users.role', '=', 'employer').on(employerWorks),
    )

/** A valid key by its secret. */
export function findApiKey(db: Queryable, secret: string, now: Date) {
  return keys(db)
    .select(['api_keys.id', 'api_keys.scopes', 'api_keys.last_used_at'])
    .select(['api_keys.employer_id', 'api_keys.created_by'])
    .where('api_keys.hash', '=', hashToken(secret))
    .where((is) => is.or([is('api_keys.expires_at', 'is', null), is('api_keys.expires_at', '>', now)]))
    .where(hasOwner)
    .executeTakeFirst()
}

/** Records the last use of a key, at most once a minute. */
export async function markKeyUsed(db: Queryable, id: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - keyUseEvery)
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', due)]))
    .execute()
}

/** The keys of an employer, newest first. */
export function listApiKeys(db: Queryable, employer: string) {
  return keys(db)
    .select(['api_keys.id', 'api_keys.name', 'api_keys.shown', 'api_keys.scopes', 'api_keys.created_at'])
    .select(['api_keys.expires_at', 'api_keys.last_used_at', 'users.name as created_by_name'])
    .select(hasOwner.as('has_owner'))
    .where('api_keys.employer_id', '=', employer)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute()
}

/** Ends a key of an employer; false without one. */
export const deleteApiKey = (tx: Transaction, employer: string, id: string): Promise<boolean> =>
  didChange(tx.deleteFrom('api_keys').where('id', '=', id).where('employer_id', '=', employer))

/** Ends the keys that a user made since then, for any employer. */
export async function deleteKeysMadeSince(
  tx: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await tx.deleteFrom('api_keys').where('created_by', '=', userId).where('created_at', '>=', since).execute()
}
