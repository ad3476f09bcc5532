import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { Queryable } from '#store/database.ts'
import { hashToken, mailedToken } from './tokens.ts'

/** docs/product/accounts.md, Accounts: how long a change of email can be reverted, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1_000

type Change = { userId: string; before: { email: string; email_verified: boolean }; after: string }

/**
 * Records a change of email and returns its id, for the mail to the former address. Returns null when no mail is due:
 * changing back reverts the later changes, and an unconfirmed address in between gets no say in the account.
 */
export async function recordEmailChange(
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

/** The token of a link that reverts a change of email. */
export const revertToken = (changeId: string, secret: string) => mailedToken('revert-email', changeId, secret)

/** Uses up a revert link and the later changes; undefined when it is unknown, used or expired. */
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

/** Deletes a user's changes since then, which voids their links. */
export async function deleteEmailChanges(tx: Queryable, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).where('changed_at', '>=', since).execute()
}

/** A user's email before the last change, while that can be reverted. */
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

/** Deletes the changes since an account had this email; false when none can still be reverted. */
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

/** Whether another user who had confirmed this email may still revert to it. */
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
