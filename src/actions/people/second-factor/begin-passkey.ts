import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { arePasskeysAvailable, passkeyCreation } from '#integrations/passkeys.ts'
import { limits } from '#rules/limits.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { putChallenge } from '#store/people/factor-challenges.ts'
import { findFactors } from '#store/people/second-factors.ts'
import { findUser } from '#store/people/users.ts'

/** The options with which the browser creates a passkey. */
export async function beginPasskey(
  _input: ActionInput<'beginPasskey'>,
  { db, viewer, now, config: { publicUrl } }: SignedInContext,
): Promise<ActionResult<'beginPasskey'>> {
  if (!arePasskeysAvailable(publicUrl)) throw new RefusalError('passkeys-unavailable')
  refuseIf(whyConfirmFirst(viewer, now))
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  const { passkeys } = await findFactors(db, viewer.id)
  if (passkeys.length >= limits.passkeysPerUser) throw new RefusalError('too-many-passkeys')
  const { challenge } = await putChallenge(db, { userId: viewer.id, kind: 'add-passkey', now })
  return { challenge, options: await passkeyCreation({ publicUrl, challenge, user, existing: passkeys }) }
}
