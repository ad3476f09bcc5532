import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import { codeLifetime, triesOfCode, triesOfDay } from '#rules/people/sign-in-codes.ts'
import { nextTokyoDay } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { type Counter, checkAllowance, consumeAllowance } from '#store/throttles.ts'
import { hashToken, mailedToken } from './tokens.ts'

/** The six digits of a code: derived with APP_SECRET, so that queue and database alone cannot open an account. */
export function signInCode(id: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`sign-in-code:${id}`).digest()
  return String(hash.readUInt32BE() % 1_000_000).padStart(6, '0')
}

/** Makes a code for a mailbox and voids the one before. */
export async function makeSignInCode(tx: Queryable, email: string, secret: string, now: Date): Promise<string> {
  const id = v7()
  const hash = hashToken(mailedToken('sign-in-code', id, secret))
  const made = { id, email, hash, tries: 0, expires_at: new Date(now.getTime() + codeLifetime) }
  await tx
    .insertInto('sign_in_codes')
    .values({ ...made, email_key: comparableEmail(email) })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(made))
    .execute()
  return id
}

/** What a mail with a code needs; undefined when the code is used, void or expired. */
export async function signInCodeFacts(db: Queryable, id: string, now: Date) {
  const found = await db
    .selectFrom('sign_in_codes')
    .select(['email', 'hash'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found && { ...found, takesDigits: await takesDigits(db, found.email, now) }
}

const wrongTries = (email: string, now: Date): Counter => [
  `sign-in-code:${comparableEmail(email)}`,
  { times: triesOfDay, seconds: Math.ceil((nextTokyoDay(now) - now.getTime()) / 1_000) },
]

async function takesDigits(db: Queryable, email: string, now: Date): Promise<boolean> {
  return (await checkAllowance(db, ...wrongTries(email, now), now)).allowed
}

export type CodeVerdict = { id: string } | 'code-invalid' | 'code-expired'

/**
 * The id of a mailbox's code if these are its digits. A try counts before the comparison, so that concurrent guesses do
 * too; `giveTryBack` uncounts one that was right.
 */
export async function tryDigits(
  db: Queryable,
  { email, code }: { email: string; code: string },
  { acceptedSecrets, now }: { acceptedSecrets: readonly string[]; now: Date },
): Promise<CodeVerdict> {
  const tried = await db
    .updateTable('sign_in_codes')
    .set({ tries: sql`tries + 1` })
    .where('email_key', '=', comparableEmail(email))
    .where('tries', '<', triesOfCode)
    .returning(['id', 'expires_at'])
    .executeTakeFirst()
  if (!tried) return 'code-invalid'
  if (tried.expires_at <= now) return 'code-expired'
  if (!(await takesDigits(db, email, now))) return 'code-invalid'
  if (acceptedSecrets.some((secret) => signInCode(tried.id, secret) === code)) return { id: tried.id }
  await consumeAllowance(db, ...wrongTries(email, now), now)
  return 'code-invalid'
}

/** Uncounts a right try whose code stays valid. */
export async function giveTryBack(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('sign_in_codes')
    .set({ tries: sql`tries - 1` })
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute()
}

/** The id of the code whose mailed link has this token. */
export async function findCodeByLink(db: Queryable, token: string, now: Date): Promise<CodeVerdict> {
  const found = await db
    .selectFrom('sign_in_codes')
    .select(['id', 'expires_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!found) return 'code-invalid'
  return found.expires_at > now ? { id: found.id } : 'code-expired'
}

/** Uses up a code and returns its mailbox; undefined when it is used or void. */
export async function takeSignInCode(tx: Queryable, id: string): Promise<string | undefined> {
  const taken = await tx.deleteFrom('sign_in_codes').where('id', '=', id).returning('email').executeTakeFirst()
  return taken?.email
}

/** Voids the code of a mailbox. */
export async function voidSignInCode(tx: Queryable, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_codes').where('email_key', '=', comparableEmail(email)).execute()
}

/** Confirmations by code since a time, and how many of them failed. */
export async function countConfirmations(db: Queryable, since: Date): Promise<{ total: number; failed: number }> {
  const { rows } = await sql<{ total: number; failed: number }>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE action = 'session:refuse-sign-in')::int AS failed
    FROM audit_log WHERE at > ${since} AND action IN ('session:sign-in', 'session:refuse-sign-in')
      AND detail ->> 'by' = 'code'`.execute(db)
  return rows[0] ?? { total: 0, failed: 0 }
}
