import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { sealTotpSecret } from '#integrations/second-factor.ts'
import { newTotpSecret, totpUri } from '#integrations/totp.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { putTotp } from '#store/people/second-factors.ts'
import { findUser } from '#store/people/users.ts'

/** Creates a secret for an authenticator app and replaces an unconfirmed one. */
export async function beginTotp(
  _input: ActionInput<'beginTotp'>,
  { db, viewer, now, config }: SignedInContext,
): Promise<ActionResult<'beginTotp'>> {
  refuseIf(whyConfirmFirst(viewer, now))
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  const secret = newTotpSecret()
  const sealed = sealTotpSecret(secret, viewer.id, config)
  if (!(await putTotp(db, { user_id: viewer.id, sealed, created_at: now })))
    throw new RefusalError('totp-set-up-already')
  return { secret, uri: totpUri(secret, { issuer: 'しごと帖', account: user.email }) }
}
