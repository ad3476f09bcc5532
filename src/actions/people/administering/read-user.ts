import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { recordOncePerMinute } from '#store/audit-log.ts'
import { findUser } from '#store/people/users.ts'

/** One user, for an administrator. That somebody looked is recorded. */
export async function readUser(
  { params }: ActionInput<'readUser'>,
  context: SignedInContext,
): Promise<ActionResult<'readUser'>> {
  const { db } = context
  const user = await findUser(db, params.id)
  if (!user) throw new RefusalError('user-not-found')
  await recordOncePerMinute(db, context, { action: 'user:look', subject: params.id })
  return { user: userView(user) }
}
