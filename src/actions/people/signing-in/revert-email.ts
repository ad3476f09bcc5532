import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { takeEmailChange } from '#store/people/email-changes.ts'
import { untieIdentities } from '#store/people/identities.ts'
import { mailLink, voidLink } from '#store/people/mailed-links.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'
import { updateUser } from '#store/people/users.ts'

/**
 * Takes a change of email back with the link that went to the former address. Whoever changed it may know the password
 * or have tied an account of their own: every way in ends, and a link for a new password is mailed to the address.
 */
export async function revertEmail({ body }: ActionInput<'revertEmail'>, context: Context): Promise<void> {
  const { db, now, config, followUps } = context
  try {
    await db.transaction().execute(async (tx) => {
      const change = await takeEmailChange(tx, hashToken(body.token), now)
      if (!change) throw new RefusalError('revert-link-invalid')
      const { user_id: userId, email } = change
      await updateUser(tx, userId, { email, email_verified: true, password_hash: null })
      await untieIdentities(tx, userId)
      await endSessionsOf(tx, userId)
      await voidLink(tx, userId, 'verify-email')
      const link = await mailLink(tx, { userId, kind: 'reset-password', secret: config.secret, now })
      await followUps.add(tx, { kind: 'reset-password', link_id: link.id })
      await record(tx, context, { actor: userId, action: 'user:revert-email', subject: userId })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_taken')) throw new RefusalError('email-taken')
    throw error
  }
}
