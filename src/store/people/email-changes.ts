import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { Queryable } from '#store/database.ts'
import { hashToken, mailedToken } from './tokens.ts'

/** docs/product/accounts.md, Accounts: how long a change of email can be taken back, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1_000

type Change = { userId: string; before: { email: string; email_verified: boolean }; after: string }

/**
 * Remembers a change of email and returns its id, for the mail to the former address. Null where none is due: a change
 * back to an address takes back what came since, and an address on the way that nobody confirmed gets no say in the account.
 */
export async function rememberEmailChange(
  tx: Queryable,
  { userId, before, after }: Change,
  { secret, now }: { secret: string; now: Date },
): Promise<string | null> {
  const pending = await tx
    .selectFrom('email_changes')
    .select(['email_key', 'changed_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('changed_at')
    .execute()
  const undone = pending.find(({ email_key }) => email_key === comparableEmail(after))
  if (undone) {
    await deleteEmailChanges(tx, userId, undone.changed_at)
    return null
  }
  if (pending.length > 0 && !before.email_verified) return null
  const id = v7()
  await tx
    .insertInto('email_changes')
    .values({
      ...{ id, user_id: userId, email: before.email, email_key: comparableEmail(before.email) },
      ...{ was_verified: before.email_verified, changed_at: now, expires_at: new Date(now.getTime() + lifetime) },
      hash: hashToken(revertToken(id, secret)),
    })
    .execute()
  return id
}

/** The token of the link that takes a change of email back. */
export const revertToken = (changeId: string, secret: string) => mailedToken('revert-email', changeId, secret)

/** Uses up the link that takes a change back, and the changes after it; undefined when it is unknown, used or too old. */
export async function takeEmailChange(
  tx: Queryable,
  hash: Buffer,
  now: Date,
): Promise<{ user_id: string; email: string; changed_at: Date } | undefined> {
  const taken = await tx
    .deleteFrom('email_changes')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'changed_at'])
    .executeTakeFirst()
  if (taken) await deleteEmailChanges(tx, taken.user_id, taken.changed_at)
  return taken
}

/** Forgets the changes of a user since then, whose links become void. */
export async function deleteEmailChanges(tx: Queryable, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).where('changed_at', '>=', since).execute()
}

/** The email that a user had before the last change, if that can still be taken back. */
export function findFormerEmail(tx: Queryable, userId: string, now: Date) {
  return tx
    .selectFrom('email_changes')
    .select(['email', 'was_verified'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Forgets the changes since an account had this email; false when there was none that can still be taken back. */
export async function takeChangeFrom(tx: Queryable, userId: string, email: string, now: Date): Promise<boolean> {
  const from = await tx
    .selectFrom('email_changes')
    .select('changed_at')
    .where('user_id', '=', userId)
    .where('email_key', '=', comparableEmail(email))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (from) await deleteEmailChanges(tx, userId, from.changed_at)
  return from !== undefined
}

/** Whether somebody else may still get this email back, who had confirmed it. */
export async function isEmailReserved(tx: Queryable, email: string, forUser: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('email_changes')
    .select('id')
    .where('email_key', '=', comparableEmail(email))
    .where('was_verified', '=', true)
    .where('expires_at', '>', now)
    .where('user_id', '<>', forUser)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes changes that cannot be taken back any more. */
export async function deleteExpiredEmailChanges(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
}
