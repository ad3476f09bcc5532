import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import { findUser, toggleVerified } from '#store/people/users.ts'

/** Toggles whether a user's email is verified; not for administrators. */
export async function toggleVerification(
  { params }: ActionInput<'toggleVerification'>,
  context: SignedInContext,
): Promise<ActionResult<'toggleVerification'>> {
  const { db } = context
  return db.transaction().execute(async (tx) => {
    const user = await findUser(tx, params.id)
    if (!user) throw new RefusalError('user-not-found')
    refuseIf(whyNotManageUser(user))
    const email_verified = await toggleVerified(tx, params.id)
    if (email_verified === undefined) throw new RefusalError('user-not-found')
    // The link that verified the email must not do so again.
    if (!email_verified) await voidLink(tx, params.id, 'verify-email')
    await record(tx, context, {
      action: 'user:toggle-verification',
      subject: params.id,
      detail: { email_verified },
      changes: { of: params.id, fields: { email_verified: { from: !email_verified, to: email_verified } } },
    })
    return { user: userView({ ...user, email_verified }) }
  })
}
