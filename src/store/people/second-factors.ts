import { type Insertable, sql } from 'kysely'
import type { SessionOrigin } from '#rules/people/session-origin.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import { openSession } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

/** The second factors of an account; only `totp` is secret, and sealed. */
export async function findFactors(db: Queryable, userId: string) {
  const [totp, passkeys, codes] = await Promise.all([
    db
      .selectFrom('totp_secrets')
      .select(['sealed', 'confirmed_at'])
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),
    db
      .selectFrom('recovery_codes')
      .select(sql<number>`count(*)::int`.as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    totp: totp?.sealed ?? null,
    totp_since: totp?.confirmed_at ?? null,
    passkeys,
    recovery_codes_left: codes.left,
  }
}

/** Whether signing in to an account needs a second factor. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT
    EXISTS (SELECT FROM totp_secrets WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}) AS has`.execute(db)
  return rows[0]?.has ?? false
}

/** Starts a session, or a challenge when the account has a second factor. */
export async function beginSession(tx: Transaction, userId: string, now: Date, origin: SessionOrigin) {
  if (!(await hasSecondFactor(tx, userId))) return { token: await openSession(tx, userId, now, origin) }
  const { totp, passkeys, recovery_codes_left } = await findFactors(tx, userId)
  const challenge = await putChallenge(tx, { userId, kind: 'sign-in', now })
  const waiting = { ...challenge, totp: totp !== null, recovery_code: recovery_codes_left > 0, passkeys }
  return { token: null, waiting }
}

/** Locks an account until the transaction ends, so that its factors change one at a time; false when it is gone. */
export async function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  return row !== undefined
}

const isEmailVerified = (userId: string) => sql<boolean>`(SELECT email_verified FROM users WHERE id = ${userId})`

/** Stores the sealed secret of an unconfirmed authenticator app; false when one is confirmed already. */
export async function putTotp(
  tx: Queryable,
  totp: { user_id: string; sealed: string; created_at: Date },
): Promise<boolean> {
  const { sealed, created_at } = totp
  const done = await tx
    .insertInto('totp_secrets')
    .values(totp)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed, created_at }).where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return done !== undefined
}

/** The sealed secret that waits for its first code. */
export async function findUnconfirmedTotp(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row?.sealed
}

/** Confirms the authenticator app; its first code is used up. */
export const confirmTotp = (
  tx: Queryable,
  { userId, sealed, step, now }: { userId: string; sealed: string; step: number; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('totp_secrets')
      .set({ confirmed_at: now, last_step: step, email_was_verified: isEmailVerified(userId) })
      .where('user_id', '=', userId)
      .where('sealed', '=', sealed)
      .where('confirmed_at', 'is', null),
  )

/** Removes the authenticator app; returns whether there was one. */
export const removeTotp = (tx: Queryable, userId: string): Promise<boolean> =>
  didChange(tx.deleteFrom('totp_secrets').where('user_id', '=', userId))

/** Adds a passkey; a known one violates `passkeys_credential_taken`. */
export async function insertPasskey(tx: Queryable, passkey: Insertable<Schema['passkeys']>): Promise<void> {
  const email_was_verified = isEmailVerified(passkey.user_id)
  await tx
    .insertInto('passkeys')
    .values({ ...passkey, email_was_verified })
    .execute()
}

/** Removes an own passkey; returns whether it existed. */
export const removePasskey = (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  didChange(tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId))

/** Replaces the recovery codes of an account; an empty list removes them. */
export async function putRecoveryCodes(
  tx: Queryable,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, created_at: now })))
    .execute()
}

/** Removes every second factor of an account. */
export async function removeSecondFactors(tx: Queryable, userId: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Keeps the factors of an account whose holder has shown that the email is theirs, whenever they were set. */
export async function keepFactors(tx: Queryable, userId: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys'] as const)
    await tx.updateTable(table).set({ email_was_verified: true }).where('user_id', '=', userId).execute()
}

/** Removes factors that were set before anybody confirmed the email; returns whether there were some. */
export async function removeUnprovenFactors(tx: Queryable, userId: string): Promise<boolean> {
  let removed = 0n
  for (const table of ['totp_secrets', 'passkeys'] as const) {
    const unproven = tx.deleteFrom(table).where('user_id', '=', userId).where('email_was_verified', '=', false)
    removed += (await unproven.executeTakeFirst()).numDeletedRows
  }
  if (removed > 0n && !(await hasSecondFactor(tx, userId))) await removeSecondFactors(tx, userId)
  return removed > 0n
}

/** Removes factors added since then, and recovery codes made since then or left without a factor. */
export async function removeFactorsSince(tx: Queryable, userId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where((row) => row(row.fn.coalesce('confirmed_at', 'created_at'), '>=', since))
    .execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  const codes = tx.deleteFrom('recovery_codes').where('user_id', '=', userId)
  const kept = await hasSecondFactor(tx, userId)
  await (kept ? codes.where('created_at', '>=', since) : codes).execute()
}

/** The part of a correct factor that is used up. */
export type UsedFactor =
  | { kind: 'totp'; step: number; sealedAnew?: { before: string; after: string } | undefined }
  | { kind: 'passkey'; credential_id: string; counter: number }
  | { kind: 'recovery-code'; hashes: Buffer[] }

/** Uses up a factor; false when it was used before or a concurrent call was first. */
export async function takeFactor(tx: Queryable, userId: string, used: UsedFactor, now: Date): Promise<boolean> {
  if (used.kind === 'recovery-code') return takeRecoveryCode(tx, userId, used.hashes)
  if (used.kind === 'passkey') return takePasskey(tx, userId, { ...used, now })
  const done = await tx
    .updateTable('totp_secrets')
    .set({ last_step: used.step })
    .where('user_id', '=', userId)
    .where('last_step', '<', used.step)
    .executeTakeFirst()
  if (used.sealedAnew) await replaceSealed(tx, userId, used.sealedAnew)
  return done.numUpdatedRows > 0n
}

const takePasskey = (
  tx: Queryable,
  userId: string,
  { credential_id, counter, now }: { credential_id: string; counter: number; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('user_id', '=', userId)
      .where('credential_id', '=', credential_id),
  )

const takeRecoveryCode = (tx: Queryable, userId: string, hashes: readonly Buffer[]): Promise<boolean> =>
  didChange(
    tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('hash', '=', sql<Buffer>`ANY (${hashes})`),
  )

/** Stores an app's secret sealed with the current APP_SECRET, unless it was replaced meanwhile. */
export const replaceSealed = (
  tx: Queryable,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> =>
  didChange(
    tx.updateTable('totp_secrets').set({ sealed: after }).where('user_id', '=', userId).where('sealed', '=', before),
  )

/** Sealed secrets of authenticator apps by account. */
export function sealedSecrets(db: Queryable, { after, limit }: { after: string | null; limit: number }) {
  let query = db.selectFrom('totp_secrets').select(['user_id', 'sealed']).orderBy('user_id').limit(limit)
  if (after !== null) query = query.where('user_id', '>', after)
  return query.execute()
}

export type ChallengeKind = Schema['factor_challenges']['kind']

const lifetime = 5 * 60 * 1_000

/** Starts a challenge that a factor must answer within 5 minutes; stores only the token's hash. */
export async function putChallenge(
  tx: Queryable,
  { userId, kind, now }: { userId: string; kind: ChallengeKind; now: Date },
): Promise<{ challenge: string; expires_at: Date }> {
  const { token, hash } = newToken()
  const expires_at = new Date(now.getTime() + lifetime)
  await tx.insertInto('factor_challenges').values({ hash, user_id: userId, kind, expires_at }).execute()
  return { challenge: token, expires_at }
}

/** The user of a challenge; undefined when it is unknown, used or expired. */
export async function findChallenge(
  db: Queryable,
  challenge: string,
  kind: ChallengeKind,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('factor_challenges')
    .select('user_id')
    .where('hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** Uses up a challenge; of two concurrent calls, one returns true. */
export const takeChallenge = (tx: Queryable, challenge: string): Promise<boolean> =>
  didChange(tx.deleteFrom('factor_challenges').where('hash', '=', hashToken(challenge)))
