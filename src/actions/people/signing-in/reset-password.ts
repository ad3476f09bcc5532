import { v7 } from 'uuid'
import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseGuessedFirst } from '#integrations/password-choice.ts'
import { hashPassword } from '#integrations/passwords.ts'
import { limits } from '#rules/limits.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { selectableRoleOf } from '#rules/people/roles.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { returnAccount } from '#store/people/account-return.ts'
import { findFormerEmail } from '#store/people/email-changes.ts'
import { untieIdentities } from '#store/people/identities.ts'
import { findLinkUser, takeLink } from '#store/people/mailed-links.ts'
import { tellOwner } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'
import { findCredentials, findUser, insertUser, updateUser } from '#store/people/users.ts'
import { clearAttempts, growing, rememberSignIn } from '#store/throttles.ts'

/**
 * Sets a new password with a mailed link, which is used up; every session and every tie to a provider ends. Second factors
 * stay: a mailbox alone must not get around them.
 */
export async function resetPassword({ body }: ActionInput<'resetPassword'>, context: Context): Promise<void> {
  const { db, now, address, config } = context
  // Hashing is dear, and only for whoever has a link.
  const hash = hashToken(body.token)
  const holder = await findLinkUser(db, 'reset-password', hash, now)
  const person = holder && (await findUser(db, holder.id))
  if (!person) throw new RefusalError('reset-link-invalid')
  await refuseGuessedFirst(body.newPassword, { path: 'newPassword', person, rules: config.passwordRules })
  const password_hash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (tx) => {
    const asked = await takeLink(tx, 'reset-password', hash, now)
    if (!asked) throw new RefusalError('reset-link-invalid')
    const userId = (await accountApart(tx, asked, context)) ?? asked
    // The link went to the account's email and came back: whoever holds it reads that mailbox.
    await updateUser(tx, userId, { password_hash, email_verified: true })
    // Somebody else may have tied an identity of theirs while they were in the account.
    await untieIdentities(tx, userId)
    await endSessionsOf(tx, userId)
    // Whoever guesses passwords goes on, and shall not keep the holder of the mailbox out.
    const tries = [
      `sign-in:account:${comparableEmail(person.email)}`,
      config.allowances.wrongSignInsPerAccount,
    ] as const
    for (const [key] of growing(tries)) await clearAttempts(tx, key)
    await rememberSignIn(tx, userId, address, now)
    await record(tx, context, { actor: userId, action: 'user:reset-password', subject: userId })
    await tellOwner(tx, { userId, kind: 'password-changed' }, context)
  })
}

/**
 * An account that changed its email to this one, which nobody signed in to it has confirmed, gets its former email back,
 * and whoever reads this mailbox gets an account of their own, whose id is returned. The change may be a thief's, or the
 * account a trap for a stranger: either way neither owns what the other has.
 */
async function accountApart(tx: Transaction, userId: string, context: Context): Promise<string | null> {
  const { now } = context
  const [user, former] = [await findUser(tx, userId), await findFormerEmail(tx, userId, now)]
  if (!user || !former || (await findCredentials(tx, former.email))) return null
  const { email, was_verified: email_verified, changed_at: since } = former
  await returnAccount(tx, { userId, email, email_verified, since }, context)
  await record(tx, context, { actor: null, action: 'user:revert-email', subject: userId })
  const id = v7()
  const [local = ''] = user.email.split('@')
  const role = selectableRoleOf(user.role)
  const name = local.length < limits.name.min ? user.email.slice(0, limits.name.max) : local
  await insertUser(tx, { id, name, email: user.email, password_hash: null, role, created_at: now })
  await record(tx, context, { actor: id, action: 'user:register', subject: id, detail: { role } })
  return id
}
