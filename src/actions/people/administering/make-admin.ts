import { v7 } from 'uuid'
import { hashPassword, isPassword } from '#integrations/passwords.ts'
import { cleanEmail } from '#rules/people/email.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { record, withoutRequest } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Database } from '#store/database.ts'
import { deleteEmailChanges } from '#store/people/email-changes.ts'
import { unlinkIdentities } from '#store/people/identities.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import { findOperatorPassword, putOperatorPassword } from '#store/people/operator-passwords.ts'
import { lockAccount, removeSecondFactors } from '#store/people/second-factors.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findCredentials, insertUser, updateUser } from '#store/people/users.ts'

export type MadeAdmin = 'created' | 'promoted' | 'already' | 'password-changed' | 'unknown'

/**
 * Makes the account with this email an administrator; with a password creates it, or sets it. An administrator gets the
 * password when it is another one than was given last time. No request leads here: only the operator's environment and
 * terminal. `unknown`: there is no such account and no password to make one.
 */
export async function makeAdmin(
  db: Database,
  given: { email: string; password?: string | undefined; now: Date },
): Promise<MadeAdmin> {
  const email = cleanEmail(given.email)
  const known = await findCredentials(db, email)
  if (known && hasPermission(known.role, 'user:manage')) return changeGivenPassword(db, known.id, given)
  const password_hash = given.password === undefined ? null : await hashPassword(given.password)
  const making = db.transaction().execute(async (tx): Promise<MadeAdmin> => {
    const account = await findCredentials(tx, email)
    if (account && hasPermission(account.role, 'user:manage')) return 'already'
    if (!account && password_hash === null) return 'unknown'
    const id = account?.id ?? v7()
    if (account) {
      // Whoever had signed in before did not sign in as an administrator, and may not be who owns the email.
      await updateUser(tx, id, {
        role: 'admin',
        ...(password_hash !== null && { password_hash, email_verified: true }),
      })
      if (password_hash !== null) {
        await unlinkIdentities(tx, id)
        await removeSecondFactors(tx, id)
      }
      await endSessionsOf(tx, id)
      // A link to a former address must not lead an administrator's account away.
      await deleteEmailChanges(tx, id, new Date(0))
    } else {
      await insertUser(tx, {
        id,
        name: '管理者',
        email,
        password_hash,
        role: 'admin',
        email_verified: true,
        created_at: given.now,
      })
    }
    if (password_hash !== null) await putOperatorPassword(tx, id, password_hash)
    await record(tx, { now: given.now, ...withoutRequest }, { action: 'user:make-admin', subject: id })
    return account ? 'promoted' : 'created'
  })
  return making.catch((error) => {
    // Another node that starts at the same time was first, or somebody signed up with this email.
    if (isUniqueViolation(error, 'users_email_taken')) return makeAdmin(db, given)
    throw error
  })
}

/**
 * Sets the password of an administrator if the operator gives another one than last time. One that the administrator has
 * chosen since stays, as long as the operator's is the same.
 */
async function changeGivenPassword(
  db: Database,
  id: string,
  { password, now }: { password?: string | undefined; now: Date },
): Promise<MadeAdmin> {
  if (password === undefined) return 'already'
  const last = await findOperatorPassword(db, id)
  if (await isPassword(password, last)) return 'already'
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, id)
    // Another node that starts at the same time was first.
    if ((await findOperatorPassword(tx, id)) !== last) return 'already'
    await putOperatorPassword(tx, id, password_hash)
    // Nothing was remembered yet: nobody can tell whether it is another one.
    if (last === undefined) return 'already'
    await updateUser(tx, id, { password_hash })
    await unlinkIdentities(tx, id)
    await voidLink(tx, id, 'reset-password')
    await endSessionsOf(tx, id)
    await record(tx, { now, ...withoutRequest }, { action: 'user:rotate-password', subject: id })
    return 'password-changed'
  })
}
