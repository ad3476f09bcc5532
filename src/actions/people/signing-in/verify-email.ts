import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { acceptsCall } from '#rules/people/session-lifetime.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findLinkUser } from '#store/people/mailed-links.ts'
import { keepFactors } from '#store/people/second-factors.ts'
import { findToken } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'
import { updateUser } from '#store/people/users.ts'

/**
 * Verifies an email with its mailed link, and its holder when they are signed in. The link stays valid, so that a second
 * click succeeds too.
 */
export async function verifyEmail(
  { body }: ActionInput<'verifyEmail'>,
  context: Context,
): Promise<ActionResult<'verifyEmail'>> {
  const { db, now, token } = context
  return await db.transaction().execute(async (tx) => {
    const user = await findLinkUser(tx, 'verify-email', hashToken(body.token), now)
    if (!user) throw new RefusalError('verify-link-invalid')
    const session = token ? await findToken(tx, hashToken(token)) : undefined
    if (session?.userId === user.id && acceptsCall(session, now)) {
      await updateUser(tx, user.id, { holder_verified: true })
      await keepFactors(tx, user.id)
    }
    if (!user.email_verified) {
      await updateUser(tx, user.id, { email_verified: true })
      await record(tx, context, { actor: user.id, action: 'user:verify-email', subject: user.id })
    }
    return { already_verified: user.email_verified }
  })
}
