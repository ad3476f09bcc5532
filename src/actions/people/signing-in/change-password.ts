import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { refuseGuessedFirst } from '#integrations/password-choice.ts'
import { hashPassword, isPassword } from '#integrations/passwords.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findPasswordHash, findUser, lockPasswordHash, updateUser } from '#store/people/users.ts'
import { takeAttempt, uncountAttempt } from '#store/throttles.ts'

/**
 * Changes the password, and ends every other session and the lasting secrets that this ends. Wrong attempts count like
 * wrong sign-ins.
 */
export async function changePassword({ body }: ActionInput<'changePassword'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, config } = context
  const person = await findUser(db, viewer.id)
  if (!person) throw new RefusalError('session-ended')
  await refuseGuessedFirst(body.newPassword, { path: 'newPassword', person, rules: config.passwordRules })
  const key = `password:${viewer.id}`
  refuseTooMany(await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now))
  const current = await findPasswordHash(db, viewer.id)
  if (!(await isPassword(body.currentPassword, current))) throw new RefusalError('current-password-wrong')

  const password_hash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (tx) => {
    // Another change or a reset may have committed during hashing.
    if ((await lockPasswordHash(tx, viewer.id)) !== current) throw new RefusalError('current-password-wrong')
    await uncountAttempt(tx, key)
    await updateUser(tx, viewer.id, { password_hash })
    await endSessionsOf(tx, viewer.id, viewer.sessionId)
    await endLastingSecrets(tx, 'password-change', { userId: viewer.id, now })
    await record(tx, context, { action: 'user:change-password', subject: viewer.id })
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'password-changed' }, context)
  })
}

/** Leads to the settings, whose first tab changes the password; who is not signed in signs in first. */
export async function findPasswordChange(): Promise<ActionResult<'findPasswordChange'>> {
  return { location: pagePath('settings') }
}
