import { v7 } from 'uuid'
import { hashPassword } from '#integrations/passwords.ts'
import { cleanEmail } from '#rules/people/email.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { record, withoutRequest } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import { forgetEmailChanges } from '#store/people/email-changes.ts'
import { untieIdentities } from '#store/people/identities.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findCredentials, insertUser, updateUser } from '#store/people/users.ts'

export type MadeAdmin = 'created' | 'promoted' | 'already' | 'unknown'

/**
 * Makes the account with this email an administrator; with a password creates it, or sets it. No request leads here: only the
 * operator's environment and terminal. `unknown`: there is no such account and no password to make one.
 */
export async function makeAdmin(
  db: Database,
  given: { email: string; password?: string | undefined; now: Date },
): Promise<MadeAdmin> {
  const email = cleanEmail(given.email)
  const password_hash = given.password === undefined ? null : await hashPassword(given.password)
  return db.transaction().execute(async (tx) => {
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
      if (password_hash !== null) await untieIdentities(tx, id)
      await endSessionsOf(tx, id)
      // A link to a former address must not lead an administrator's account away.
      await forgetEmailChanges(tx, id, new Date(0))
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
    await record(tx, { now: given.now, ...withoutRequest }, { action: 'user:make-admin', subject: id })
    return account ? 'promoted' : 'created'
  })
}
