import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { newRecoveryCodes } from '#integrations/recovery-codes.ts'
import { unsealTotpSecret } from '#integrations/second-factor.ts'
import { totpStep } from '#integrations/totp.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import {
  confirmTotp as confirm,
  findUnconfirmedTotp,
  hasSecondFactor,
  lockAccount,
  putRecoveryCodes,
} from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { takeAttempt, uncountAttempt } from '#store/throttles.ts'

/** Sets up the authenticator app. The first factor brings recovery codes, and ends sessions that began without one. */
export async function confirmTotp(
  { body }: ActionInput<'confirmTotp'>,
  context: SignedInContext,
): Promise<ActionResult<'confirmTotp'>> {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const key = `second-factor:${viewer.id}`
  refuseTooMany(await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now))
  const sealed = await findUnconfirmedTotp(db, viewer.id)
  const secret = sealed && unsealTotpSecret(sealed, viewer.id, config)
  if (!secret) throw new RefusalError('totp-not-begun')
  const step = totpStep(body.code, secret, now)
  if (step === null) throw new RefusalError('code-wrong')
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    const first = !(await hasSecondFactor(tx, viewer.id))
    if (!(await confirm(tx, { userId: viewer.id, sealed, step, now }))) throw new RefusalError('totp-not-begun')
    await uncountAttempt(tx, key)
    await record(tx, context, { action: 'user:add-factor', subject: viewer.id, detail: { kind: 'totp' } })
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'factor-added' }, context)
    if (!first) return { recovery_codes: null }
    const { codes, hashes } = newRecoveryCodes(viewer.id, config.secret)
    await putRecoveryCodes(tx, viewer.id, hashes, now)
    await endSessionsOf(tx, viewer.id, viewer.sessionId)
    return { recovery_codes: codes }
  })
}
