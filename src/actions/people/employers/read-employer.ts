import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { refuseIf } from '#rules/refusals.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'
import { findUser } from '#store/people/users.ts'

/** An employer's profile for its verification. */
export async function readEmployer(
  { params }: ActionInput<'readEmployer'>,
  { db }: SignedInContext,
): Promise<ActionResult<'readEmployer'>> {
  refuseIf(whyNotVerify(await findUser(db, params.id)))
  return { profile: employerProfileView(await findEmployerProfile(db, params.id)) }
}
