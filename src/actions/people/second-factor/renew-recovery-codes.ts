import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { newRecoveryCodes } from '#integrations/recovery-codes.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { hasSecondFactor, lockAccount, putRecoveryCodes } from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  _input: ActionInput<'renewRecoveryCodes'>,
  context: SignedInContext,
): Promise<ActionResult<'renewRecoveryCodes'>> {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const { codes, hashes } = newRecoveryCodes(viewer.id, config.secret)
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, viewer.id)
    if (!(await hasSecondFactor(tx, viewer.id))) throw new RefusalError('no-second-factor')
    await putRecoveryCodes(tx, viewer.id, hashes, now)
    await record(tx, context, { action: 'user:renew-recovery-codes', subject: viewer.id })
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'codes-renewed' }, context)
  })
  return { recovery_codes: codes }
}
