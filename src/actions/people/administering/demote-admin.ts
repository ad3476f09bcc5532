import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { whyNotDemote } from '#rules/people/managing-users.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findUser, lockOwners, updateUser } from '#store/people/users.ts'

/** Makes an administrator an ordinary user; of two who demote each other at once, one remains. */
export async function demoteAdmin(
  { params, body }: ActionInput<'demoteAdmin'>,
  context: SignedInContext,
): Promise<ActionResult<'demoteAdmin'>> {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  return db.transaction().execute(async (tx) => {
    const owners = await lockOwners(tx)
    // The viewer may have been demoted since the request began.
    if (!owners.includes(viewer.id)) throw new RefusalError('not-allowed')
    const before = await findUser(tx, params.id)
    if (!before) throw new RefusalError('user-not-found')
    refuseIf(whyNotDemote(before, owners))
    await updateUser(tx, params.id, { role: body.role, operator_role: null })
    await endSessionsOf(tx, params.id)
    const changes = { of: params.id, fields: { role: { from: before.role, to: body.role } } }
    await record(tx, context, { action: 'user:demote', subject: params.id, detail: { to: body.role }, changes })
    return { user: userView({ ...before, role: body.role, operator_role: null }) }
  })
}
