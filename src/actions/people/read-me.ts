import type { SignedIn } from '#actions/context.ts'
import type { GivenData } from '#contract/endpoints.ts'
import { userView } from '#contract/user-view.ts'
import { Refused } from '#rules/refusals.ts'
import { findUser } from '#store/people/users.ts'

/** The signed-in user. */
export async function readMe(_input: unknown, { db, viewer }: SignedIn): Promise<GivenData<'readMe'>> {
  const user = await findUser(db, viewer.id)
  if (!user) throw new Refused('session-ended')
  return { user: userView(user) }
}
