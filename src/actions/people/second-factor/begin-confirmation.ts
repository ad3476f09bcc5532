import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { arePasskeysAvailable, passkeyUse } from '#integrations/passkeys.ts'
import { putChallenge } from '#store/people/factor-challenges.ts'
import { findFactors } from '#store/people/second-factors.ts'
import { findPasswordHash } from '#store/people/users.ts'

/** The ways in which the viewer can confirm their identity. */
export async function beginConfirmation(
  _input: ActionInput<'beginConfirmation'>,
  { db, viewer, now, config: { publicUrl } }: SignedInContext,
): Promise<ActionResult<'beginConfirmation'>> {
  const password = await findPasswordHash(db, viewer.id)
  const { totp, passkeys } = await findFactors(db, viewer.id)
  const ways = { has_password: Boolean(password), totp: totp !== null }
  if (passkeys.length === 0 || !arePasskeysAvailable(publicUrl)) return { ...ways, passkey: null }
  const { challenge } = await putChallenge(db, { userId: viewer.id, kind: 'confirm', now })
  return { ...ways, passkey: { challenge, options: await passkeyUse({ publicUrl, challenge, passkeys }) } }
}
