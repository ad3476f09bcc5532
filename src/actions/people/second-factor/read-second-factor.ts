import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { arePasskeysAvailable } from '#integrations/passkeys.ts'
import { mustHaveSecondFactor } from '#rules/people/managing-users.ts'
import { findFactors } from '#store/people/second-factors.ts'

/** The second factors of the own account. */
export async function readSecondFactor(
  _input: ActionInput<'readSecondFactor'>,
  { db, viewer, config }: SignedInContext,
): Promise<ActionResult<'readSecondFactor'>> {
  const { totp_since, passkeys, recovery_codes_left } = await findFactors(db, viewer.id)
  const passkeys_available = arePasskeysAvailable(config.publicUrl)
  const required = mustHaveSecondFactor(viewer, config)
  return { second_factor: { totp_since, passkeys, recovery_codes_left, passkeys_available, required } }
}
