import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { returnAccount } from '#store/people/account-return.ts'
import { takeEmailChange } from '#store/people/email-changes.ts'
import { hashToken } from '#store/people/tokens.ts'

/**
 * Reverts a change of email with the link sent to the former address. The person who changed it may know the password
 * or have linked a provider: ends every way in, and mails a link for a new password.
 */
export async function revertEmail({ body }: ActionInput<'revertEmail'>, context: Context): Promise<void> {
  const { db, now } = context
  try {
    await db.transaction().execute(async (tx) => {
      const change = await takeEmailChange(tx, hashToken(body.token), now)
      if (!change) throw new RefusalError('revert-link-invalid')
      const { user_id: userId, email, changed_at: since } = change
      await returnAccount(tx, { userId, email, email_verified: true, since }, context)
      await record(tx, context, { actor: userId, action: 'user:revert-email', subject: userId })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_taken')) throw new RefusalError('email-taken')
    throw error
  }
}
