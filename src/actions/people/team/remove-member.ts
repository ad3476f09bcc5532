import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotRemove } from '#rules/people/team.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { removeInvitation } from '#store/people/team-invitations.ts'
import { removeMember as remove } from '#store/people/team-members.ts'

/** Removes a member or an invitation; members may remove themselves. */
export async function removeMember({ params }: ActionInput<'removeMember'>, context: SignedInContext): Promise<void> {
  const { db, viewer } = context
  const { employerId } = viewer
  if (params.id === employerId) throw new RefusalError('team-founder')
  refuseIf(whyNotRemove(viewer, params.id))
  await db.transaction().execute(async (tx) => {
    const [wasMember, subject] = [await remove(tx, employerId, params.id), params.id]
    if (wasMember) return record(tx, context, { action: 'team:remove', subject })
    if (!(await removeInvitation(tx, employerId, params.id))) throw new RefusalError('member-not-found')
    await record(tx, context, { action: 'team:take-back-invitation', subject: employerId })
  })
}
