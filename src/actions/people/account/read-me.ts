import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findUser } from '#store/people/users.ts'

/** The signed-in user. */
export async function readMe(
  _input: ActionInput<'readMe'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readMe'>> {
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  return { user: userView(user) }
}
