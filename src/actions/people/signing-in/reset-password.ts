import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseGuessedFirst } from '#integrations/password-choice.ts'
import { hashPassword } from '#integrations/passwords.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import { unlinkIdentities } from '#store/people/identities.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { findLinkUser, takeLink } from '#store/people/mailed-links.ts'
import { removeUnprovenFactors } from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'
import { findUser, updateUser } from '#store/people/users.ts'
import { clearAttempts, growing, recordSignIn } from '#store/throttles.ts'

/**
 * Sets a new password with a mailed link, which is used up, and ends every session, provider link and the lasting
 * secrets that this ends. Second factors stay, because a mailbox alone must not bypass them, but for those that were set before
 * anybody confirmed the email: they may be of a stranger who made the account.
 */
export async function resetPassword({ body }: ActionInput<'resetPassword'>, context: Context): Promise<void> {
  const { db, now, address, config } = context
  // Hashing is expensive, so check the link first.
  const hash = hashToken(body.token)
  const holder = await findLinkUser(db, 'reset-password', hash, now)
  const person = holder && (await findUser(db, holder.id))
  if (!person) throw new RefusalError('reset-link-invalid')
  await refuseGuessedFirst(body.newPassword, { path: 'newPassword', person, rules: config.passwordRules })
  const password_hash = await hashPassword(body.newPassword)
  // A deletion of the account locks the user first and the link after it: the deadlock ends one of them, which tries again.
  await transactionWithRetries(db, async (tx) => {
    const userId = await takeLink(tx, 'reset-password', hash, now)
    if (!userId) throw new RefusalError('reset-link-invalid')
    // The link came back from the account's email, which verifies it.
    await updateUser(tx, userId, { password_hash, email_verified: true, holder_verified: true })
    // An intruder may have linked a provider account.
    await unlinkIdentities(tx, userId)
    await endSessionsOf(tx, userId)
    await endLastingSecrets(tx, 'password-reset', { userId, now })
    // An attacker who keeps guessing must not lock out the mailbox's owner.
    const tries = [
      `sign-in:account:${comparableEmail(person.email)}`,
      config.allowances.wrongSignInsPerAccount,
    ] as const
    for (const [key] of growing(tries)) await clearAttempts(tx, key)
    await recordSignIn(tx, userId, address, now)
    await record(tx, context, { actor: userId, action: 'user:reset-password', subject: userId })
    await sendSecurityNotice(tx, { userId, kind: 'password-changed' }, context)
    if (!(await removeUnprovenFactors(tx, userId))) return
    await record(tx, context, { actor: userId, action: 'user:remove-factor', subject: userId })
    await sendSecurityNotice(tx, { userId, kind: 'factor-removed' }, context)
  })
}
