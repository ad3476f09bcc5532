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
 * What the owner presses in a notice of something that somebody else did: every way in ends, with the factors added
 * since. Where the email was changed afterwards the notice takes that back too, for as long as that is possible at all.
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
