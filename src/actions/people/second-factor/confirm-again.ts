import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { isPassword } from '#integrations/passwords.ts'
import { proofOf } from '#integrations/second-factor.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findChallenge, takeChallenge } from '#store/people/factor-challenges.ts'
import { findFactors, takeFactor } from '#store/people/second-factors.ts'
import { markConfirmed } from '#store/people/sessions.ts'
import { findPasswordHash } from '#store/people/users.ts'
import { takeAttempt, uncountAttempt } from '#store/throttles.ts'

/** Confirms the viewer's identity by password, code or passkey, for this session only. */
export async function confirmAgain({ body }: ActionInput<'confirmAgain'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, config } = context
  const { password, challenge } = body
  const factor = body.passkey ?? body.code
  if (factor === undefined && password === undefined)
    throw new InvalidInputError([{ fault: 'required', path: 'password' }])
  // Sign-in guesses the same secrets, so both share these limits.
  const key = factor === undefined ? `password:${viewer.id}` : `second-factor:${viewer.id}`
  refuseTooMany(await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now))
  if (factor === undefined) {
    if (!(await isPassword(password ?? '', await findPasswordHash(db, viewer.id))))
      throw new RefusalError('password-wrong')
  }
  if (body.passkey && (!challenge || (await findChallenge(db, challenge, 'confirm', now)) !== viewer.id))
    throw new RefusalError('challenge-over')
  const stored = await findFactors(db, viewer.id)
  const given = { passkey: body.passkey, code: body.code }
  const proof =
    factor === undefined ? null : await proofOf(given, stored, { ...config, userId: viewer.id, challenge, now })
  const wrong = body.passkey ? 'passkey-wrong' : 'code-wrong'
  if (factor !== undefined && !proof) throw new RefusalError(wrong)
  await db.transaction().execute(async (tx) => {
    if (body.passkey && challenge && !(await takeChallenge(tx, challenge))) throw new RefusalError('challenge-over')
    if (proof && !(await takeFactor(tx, viewer.id, proof, now))) throw new RefusalError(wrong)
    await uncountAttempt(tx, key)
    await markConfirmed(tx, viewer.sessionId, now)
    const detail = { with: proof?.kind ?? 'password' }
    await record(tx, context, { action: 'session:confirm', subject: viewer.id, detail })
  })
}
