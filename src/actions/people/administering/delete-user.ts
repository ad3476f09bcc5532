import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tellOfDeletion } from '#store/applications/tell-applicants.ts'
import { record } from '#store/audit-log.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import { findUser, removeUser } from '#store/people/users.ts'

/** Deletes a user with everything that belongs to them; refuses administrators. */
export async function deleteUser({ params }: ActionInput<'deleteUser'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps } = context
  refuseIf(whyConfirmFirst(viewer, now))
  await transactionWithRetries(db, async (tx) => {
    const user = await findUser(tx, params.id)
    if (!user) throw new RefusalError('user-not-found')
    refuseIf(whyNotManageUser(user))
    await removeUser(tx, params.id)
    await tellOfDeletion(tx, followUps, { employerId: params.id, now })
    await record(tx, context, {
      action: 'user:delete',
      subject: params.id,
      detail: { role: user.role },
    })
  })
}
