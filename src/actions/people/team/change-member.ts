import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { changeMember as change } from '#store/people/team-members.ts'

/** Changes a member's role; the employer's own account stays an owner. */
export async function changeMember(
  { params, body }: ActionInput<'changeMember'>,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer } = context
  if (params.id === viewer.employerId) throw new RefusalError('team-founder')
  await db.transaction().execute(async (tx) => {
    const { employerId } = viewer
    if (!(await change(tx, { employerId, userId: params.id, role: body.role })))
      throw new RefusalError('member-not-found')
    await record(tx, context, { action: 'team:change-role', subject: params.id, detail: { to: body.role } })
  })
}
