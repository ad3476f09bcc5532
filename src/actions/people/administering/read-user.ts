import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findUser } from '#store/people/users.ts'

/** One user, for an administrator. */
export async function readUser(
  { params }: ActionInput<'readUser'>,
  { db }: SignedInContext,
): Promise<ActionResult<'readUser'>> {
  const user = await findUser(db, params.id)
  if (!user) throw new RefusalError('user-not-found')
  return { user: userView(user) }
}
