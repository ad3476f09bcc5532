import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import {
  hasSecondFactor,
  lockAccount,
  putRecoveryCodes,
  removePasskey as remove,
} from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'

/** Removes an own passkey; removing the last factor removes the recovery codes. */
export async function removePasskey({ params }: ActionInput<'removePasskey'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, viewer.id)
    if (!(await remove(tx, params.id, viewer.id))) throw new RefusalError('passkey-not-found')
    if (!(await hasSecondFactor(tx, viewer.id))) await putRecoveryCodes(tx, viewer.id, [], now)
    const detail = { kind: 'passkey' }
    await record(tx, context, { action: 'user:remove-factor', subject: viewer.id, detail })
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'factor-removed' }, context)
  })
}
