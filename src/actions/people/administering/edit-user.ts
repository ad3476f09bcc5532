import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { accountFields } from '#rules/people/notifications.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { shownPhone } from '#rules/people/stored-phone.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { notify } from '#store/people/notify.ts'
import { endTeamsOf } from '#store/people/team-members.ts'
import { findUser, updateUser } from '#store/people/users.ts'

/** Changes a user's contact fields, and the role between user and employer; an administrator's role stays. */
export async function editUser(
  { params, body }: ActionInput<'editUser'>,
  context: SignedInContext,
): Promise<ActionResult<'editUser'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const before = await findUser(tx, params.id)
    if (!before) throw new RefusalError('user-not-found')
    if (body.role !== undefined) refuseIf(whyNotManageUser(before))
    if (body.role !== undefined && body.role !== before.role) refuseIf(whyConfirmFirst(viewer, now))
    // Emptied text fields become null.
    const emptied = Object.entries(body).map(([field, value]) => [field, value === '' ? null : value])
    // The audit log compares it with the number that people read.
    const edit = { ...Object.fromEntries(emptied), ...(body.phone && { phone: shownPhone(body.phone) }) }
    await updateUser(tx, params.id, edit)
    await record(tx, context, {
      action: 'user:edit',
      subject: params.id,
      detail: { fields: Object.keys(body) },
      changes: { of: params.id, fields: changesBetween(before, edit) },
    })
    const fields = accountFields.filter((field) => field in changesBetween(before, edit))
    if (fields.length > 0 && params.id !== viewer.id) {
      const about = { kind: 'account_changed', account_id: params.id, change: 'edited', fields } as const
      await notify(tx, followUps, { to: params.id, about, now })
    }
    const roles = { from: before.role, to: body.role }
    if (body.role !== undefined && roles.from !== roles.to) {
      await endTeamsOf(tx, params.id)
      await record(tx, context, { action: 'user:change-role', subject: params.id, detail: roles })
    }
    const user = await findUser(tx, params.id)
    if (!user) throw new RefusalError('user-not-found')
    return { user: userView(user) }
  })
}
