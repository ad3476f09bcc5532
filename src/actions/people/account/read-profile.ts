import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { noPaperFields, profilePart } from '#rules/people/papers.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findPaperFields } from '#store/people/paper-fields.ts'
import { findUser } from '#store/people/users.ts'

/** The signed-in user with the fields that only papers need. */
export async function readProfile(
  _input: ActionInput<'readProfile'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readProfile'>> {
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  const papers = (await findPaperFields(db, viewer.id)) ?? noPaperFields
  return { user: { ...userView(user), ...profilePart(papers) } }
}
