import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { returnAccount } from '#store/people/account-return.ts'
import { takeChangeFrom } from '#store/people/email-changes.ts'
import { takeNotice } from '#store/people/security-notices.ts'
import { hashToken } from '#store/people/tokens.ts'
import { findUser } from '#store/people/users.ts'

/**
 * The owner's answer to a security notice about another person's action: ends every way in, and removes factors added
 * since. Also reverts a later change of email while that is possible.
 */
export async function secureAccount({ body }: ActionInput<'secureAccount'>, context: Context): Promise<void> {
  const { db, now } = context
  try {
    await db.transaction().execute(async (tx) => {
      const notice = await takeNotice(tx, hashToken(body.token), now)
      const user = notice && (await findUser(tx, notice.user_id))
      if (!user) throw new RefusalError('secure-link-invalid')
      const { user_id: userId, email, noticed_at: since } = notice
      const moved = comparableEmail(user.email) !== comparableEmail(email)
      if (moved && !(await takeChangeFrom(tx, userId, email, now))) throw new RefusalError('secure-link-invalid')
      await returnAccount(tx, { userId, email, email_verified: true, since }, context)
      await record(tx, context, { actor: userId, action: 'user:secure-account', subject: userId })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_taken')) throw new RefusalError('email-taken')
    throw error
  }
}
