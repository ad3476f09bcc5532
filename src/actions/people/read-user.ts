import type { SignedIn } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { userView } from '#contract/user-view.ts'
import { Refused } from '#rules/refusals.ts'
import { findUser } from '#store/people/users.ts'

/** One user, for an administrator. */
export async function readUser({ params }: ReadInput<'readUser'>, { db }: SignedIn): Promise<GivenData<'readUser'>> {
  const user = await findUser(db, params.id)
  if (!user) throw new Refused('user-not-found')
  return { user: userView(user) }
}
