import type { Action } from '#actions/context.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { refuseGuessedFirst } from '#integrations/password-choice.ts'
import { hashPassword, isPassword } from '#integrations/passwords.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { comparableEmail, mailboxKey } from '#rules/people/email.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction, transactionWithRetries } from '#store/database/transactions.ts'
import { returnAccount } from '#store/people/account-return.ts'
import { takeChangeFrom, takeEmailChange } from '#store/people/email-changes.ts'
import { unlinkIdentities } from '#store/people/identities.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { findLinkUser, mailLink, takeLink } from '#store/people/mailed-links.ts'
import { removeUnprovenFactors } from '#store/people/second-factors.ts'
import { sendSecurityNotice, takeNotice } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { voidSignInCode } from '#store/people/sign-in-codes.ts'
import { hashToken } from '#store/people/tokens.ts'
import { findCredentials, findPasswordHash, findUser, lockPasswordHash, updateUser } from '#store/people/users.ts'
import * as throttles from '#store/throttles.ts'

/** The earliest response (ms after the request): its time must not reveal whether the email has an account. */
const answerAfter = 120

/** Mails a reset link to an account's email. The response reveals whether there is one only on a local machine. */
export const forgotPassword: Action<'forgotPassword'> = async ({ body }, context) => {
  const { db, now, address, config, followUps } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, answerAfter))
  const counters: throttles.Counter[] = [
    [throttles.addressKey('reset', address), config.allowances.resetsPerAddress],
    [`reset:account:${mailboxKey(body.email)}`, config.allowances.resetsPerAccount],
  ]
  refuseTooMany(await throttles.consumeAllowances(db, counters, now))
  const account = await findCredentials(db, body.email)
  const link =
    account &&
    (await db.transaction().execute(async (tx) => {
      const link = await mailLink(tx, { userId: account.id, kind: 'reset-password', secret: config.secret, now })
      await followUps.add(tx, { kind: 'reset-password', link_id: link.id })
      await record(tx, context, 'user:ask-reset', account.id)
      return link
    }))
  await earliest
  if (!link || !config.answersResetLinks) return {}
  return { resetLink: config.publicUrl + pagePath('resetPassword', { token: link.token }) }
}

/**
 * Sets a new password with a mailed link, which is used up, and ends every session, provider link and the lasting
 * secrets that this ends. Second factors stay, because a mailbox alone must not bypass them, but for those that were set before
 * anybody confirmed the email: they may be of a stranger who made the account.
 */
export const resetPassword: Action<'resetPassword'> = async ({ body }, context) => {
  const { db, now, address, config } = context
  // Hashing is expensive, so check the link first.
  const hash = hashToken(body.token)
  const holder = await findLinkUser(db, 'reset-password', hash, now)
  const person = orRefuse(holder && (await findUser(db, holder.id)), 'reset-link-invalid')
  await refuseGuessedFirst(body.newPassword, { path: 'newPassword', person, rules: config.passwordRules })
  const password_hash = await hashPassword(body.newPassword)
  // A deletion of the account locks the user first and the link after it: the deadlock ends one of them, which tries again.
  await transactionWithRetries(db, async (tx) => {
    const userId = orRefuse(await takeLink(tx, 'reset-password', hash, now), 'reset-link-invalid')
    // The link came back from the account's email, which verifies it.
    await updateUser(tx, userId, { password_hash, email_verified: true, holder_verified: true })
    // An intruder may have linked a provider account.
    await unlinkIdentities(tx, userId)
    await voidSignInCode(tx, person.email)
    await endSessionsOf(tx, userId)
    await endLastingSecrets(tx, 'password-reset', { userId, now })
    // An attacker who keeps guessing must not lock out the mailbox's owner.
    const tries = [
      `sign-in:account:${comparableEmail(person.email)}`,
      config.allowances.wrongSignInsPerAccount,
    ] as const
    for (const [key] of throttles.growing(tries)) await throttles.resetAllowance(tx, key)
    await throttles.recordSignIn(tx, userId, address, now)
    await record(tx, context, 'user:reset-password', userId, { actor: userId })
    await sendSecurityNotice(tx, { userId, kind: 'password-changed' }, context)
    if (!(await removeUnprovenFactors(tx, userId))) return
    await record(tx, context, 'user:remove-factor', userId, { actor: userId })
    await sendSecurityNotice(tx, { userId, kind: 'factor-removed' }, context)
  })
}

/**
 * Changes the password, and ends every other session and the lasting secrets that this ends. Wrong attempts count like
 * wrong sign-ins.
 */
export const changePassword: Action<'changePassword'> = async ({ body }, context) => {
  const { db, viewer, now, config } = context
  const person = orRefuse(await findUser(db, viewer.id), 'session-ended')
  await refuseGuessedFirst(body.newPassword, { path: 'newPassword', person, rules: config.passwordRules })
  const key = `password:${viewer.id}`
  refuseTooMany(await throttles.consumeAllowance(db, key, config.allowances.wrongSignInsPerAccount, now))
  const current = await findPasswordHash(db, viewer.id)
  if (body.currentPassword !== undefined) {
    if (!(await isPassword(body.currentPassword, current))) throw new RefusalError('current-password-wrong')
  } else if (current) {
    throw new InvalidInputError([{ fault: 'wrong-shape', path: 'currentPassword' }])
  } else {
    refuseIf(whyConfirmFirst(viewer, now))
  }

  const password_hash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (tx) => {
    // Another change or a reset may have committed during hashing.
    if ((await lockPasswordHash(tx, viewer.id)) !== current) throw new RefusalError('current-password-wrong')
    await throttles.refundAllowance(tx, key)
    await updateUser(tx, viewer.id, { password_hash })
    await endSessionsOf(tx, viewer.id, viewer.sessionId)
    await endLastingSecrets(tx, 'password-change', { userId: viewer.id, now })
    await record(tx, context, 'user:change-password', viewer.id)
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'password-changed' }, context)
  })
}

/** Leads to the settings, whose first tab changes the password; who is not signed in signs in first. */
export const findPasswordChange: Action<'findPasswordChange'> = async () => {
  return { location: pagePath('settings') }
}

/**
 * Reverts a change of email with the link sent to the former address. The person who changed it may know the password
 * or have linked a provider: ends every way in, and mails a link for a new password.
 */
export const revertEmail: Action<'revertEmail'> = async ({ body }, context) => {
  const { db, now } = context
  await refusingTransaction(db, { users_email_taken: 'email-taken' }, async (tx) => {
    const change = orRefuse(await takeEmailChange(tx, hashToken(body.token), now), 'revert-link-invalid')
    const { user_id: userId, email, changed_at: since } = change
    await returnAccount(tx, { userId, email, email_verified: true, since }, context)
    await record(tx, context, 'user:revert-email', userId, { actor: userId })
  })
}

/**
 * The owner's answer to a security notice about another person's action: ends every way in, and removes factors added
 * since. Also reverts a later change of email while that is possible.
 */
export const secureAccount: Action<'secureAccount'> = async ({ body }, context) => {
  const { db, now } = context
  await refusingTransaction(db, { users_email_taken: 'email-taken' }, async (tx) => {
    const notice = orRefuse(await takeNotice(tx, hashToken(body.token), now), 'secure-link-invalid')
    const user = orRefuse(await findUser(tx, notice.user_id), 'secure-link-invalid')
    const { user_id: userId, email, noticed_at: since } = notice
    const moved = comparableEmail(user.email) !== comparableEmail(email)
    if (moved && !(await takeChangeFrom(tx, userId, email, now))) throw new RefusalError('secure-link-invalid')
    await returnAccount(tx, { userId, email, email_verified: true, since }, context)
    await record(tx, context, 'user:secure-account', userId, { actor: userId })
  })
}
