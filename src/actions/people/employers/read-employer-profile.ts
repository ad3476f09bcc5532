import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'

/** The own employer profile. */
export async function readEmployerProfile(
  _input: ActionInput<'readEmployerProfile'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readEmployerProfile'>> {
  return { profile: employerProfileView(await findEmployerProfile(db, viewer.employerId)) }
}
