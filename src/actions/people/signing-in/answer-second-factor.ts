import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { proofOf } from '#integrations/second-factor.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import { refuseSuspended } from '#rules/people/suspension.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findChallenge, takeChallenge } from '#store/people/factor-challenges.ts'
import { findFactors, takeFactor } from '#store/people/second-factors.ts'
import { recordSignInOrNotify } from '#store/people/security-notices.ts'
import { openSession } from '#store/people/sessions.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { findUser, updateUser } from '#store/people/users.ts'
import { takeAttempt, uncountAttempt } from '#store/throttles.ts'

/** Finishes a sign-in that waits for its second factor. Challenge and factor are used up together. */
export async function answerSecondFactor(
  { body }: ActionInput<'answerSecondFactor'>,
  context: Context,
): Promise<ActionResult<'answerSecondFactor'>> {
  const { db, now, config } = context
  const { challenge, ...given } = body
  if (!given.passkey && given.recovery_code === undefined && given.code === undefined)
    throw new InvalidInputError([{ fault: 'required', path: 'code' }])
  const userId = await findChallenge(db, challenge, 'sign-in', now)
  if (!userId) throw new RefusalError('challenge-over')
  const key = `second-factor:${userId}`
  refuseTooMany(await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now))
  const wrong = given.passkey ? 'passkey-wrong' : 'code-wrong'
  const proof = await proofOf(given, await findFactors(db, userId), { ...config, userId, challenge, now })
  if (!proof) {
    await record(db, context, { action: 'session:refuse-factor', subject: userId })
    throw new RefusalError(wrong)
  }
  return db.transaction().execute(async (tx) => {
    refuseSuspended(await lockSuspension(tx, userId))
    if (!(await takeChallenge(tx, challenge))) throw new RefusalError('challenge-over')
    if (!(await takeFactor(tx, userId, proof, now))) throw new RefusalError(wrong)
    await uncountAttempt(tx, key)
    await updateUser(tx, userId, { last_login: now })
    await recordSignInOrNotify(tx, userId, context)
    const token = await openSession(tx, userId, now, sessionOrigin(context))
    await record(tx, context, { actor: userId, action: 'session:sign-in', subject: userId, detail: { by: proof.kind } })
    const user = await findUser(tx, userId)
    if (!user) throw new RefusalError('challenge-over')
    return { user: userView(user), token }
  })
}
