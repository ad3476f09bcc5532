import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findInvitation } from '#store/people/team-invitations.ts'

/** The employer and email of an invitation, by its link. */
export async function readInvitation(
  { body }: ActionInput<'readInvitation'>,
  { db, now }: Context,
): Promise<ActionResult<'readInvitation'>> {
  const invitation = await findInvitation(db, body.token, now)
  if (!invitation) throw new RefusalError('invitation-invalid')
  return { invitation }
}
