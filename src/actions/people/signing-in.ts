import type { Action, Allowances, Context } from '#actions/context.ts'
import type { ActionInput, ActionResult, EndpointName } from '#contract/endpoints.ts'
import { secondFactorRequest } from '#contract/people/second-factor.ts'
import { userView } from '#contract/people/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { askForSecondFactor, proofOf } from '#integrations/second-factor.ts'
import { concurrencyLimit } from '#rules/concurrency-limit.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import { refuseSuspended } from '#rules/people/suspension.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findChallenge, takeChallenge } from '#store/people/factor-challenges.ts'
import { beginSession, findFactors, takeFactor } from '#store/people/second-factors.ts'
import { recordSignInOrNotify } from '#store/people/security-notices.ts'
import { openSession } from '#store/people/sessions.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { findCredentials, findUser, lockPasswordHash, updateUser } from '#store/people/users.ts'
import {
  addressKey,
  type Counter,
  checkAttempt,
  checkAttempts,
  growing,
  hasSignedInFrom,
  takeAttempt,
  takeAttempts,
  uncountAttempt,
} from '#store/throttles.ts'

/** The throttles that these calls count by address. */
const counted: { [Name in EndpointName]?: [what: string, allowance: keyof Allowances] } = {
  signIn: ['sign-in', 'wrongSignInsPerAddress'],
  register: ['sign-up', 'signUpsPerAddress'],
  forgotPassword: ['reset', 'resetsPerAddress'],
  signInWithGoogle: ['social', 'socialSignInsPerAddress'],
  signInWithLinkedin: ['social', 'socialSignInsPerAddress'],
  contactOperator: ['contact', 'contactsPerAddress'],
}

/** Refuses an address beyond its limit before reading the call; counts nothing. */
export async function refuseAddress(
  name: EndpointName,
  { db, address, now, config }: Pick<Context, 'db' | 'address' | 'now' | 'config'>,
): Promise<void> {
  const [what, allowance] = counted[name] ?? []
  if (!what || !allowance) return
  refuseTooMany(await checkAttempt(db, addressKey(what, address), config.allowances[allowance], now))
}

/** Concurrent attempts would all pass the limits before one of them counts. */
const perAddress = concurrencyLimit({ atOnce: 4, waiting: 100 })
const perAccount = concurrencyLimit({ atOnce: 2, waiting: 100 })

/** Signs in with email and password. Wrong attempts count against account and address. */
export const signIn: Action<'signIn'> = async ({ body }, context) => {
  return perAddress(addressBlock(context.address), () =>
    perAccount(comparableEmail(body.email), () => signInNow(body, context)),
  )
}

async function signInNow(body: ActionInput<'signIn'>['body'], context: Context): Promise<ActionResult<'signIn'>> {
  const { db, now, address, config } = context
  const account = await findCredentials(db, body.email)
  const email = comparableEmail(body.email)
  const isTrusted = account && (await hasSignedInFrom(db, account.id, address, now))
  const { wrongSignInsPerAddress, wrongSignInsPerAccount } = config.allowances
  const forAccount: Counter = [`sign-in:account:${email}`, wrongSignInsPerAccount]
  const counters: Counter[] = [
    [addressKey('sign-in', address), wrongSignInsPerAddress],
    // Wrong attempts from elsewhere do not lock out an address from which the person has signed in.
    ...growing(isTrusted ? [addressKey(`sign-in:account:${email}`, address), wrongSignInsPerAccount] : forAccount),
  ]
  refuseTooMany(await checkAttempts(db, counters, now))
  if (!(await isPassword(body.password, account?.password_hash)) || !account) {
    refuseTooMany(await takeAttempts(db, counters, now))
    if (isTrusted) await takeAttempts(db, growing(forAccount), now)
    await record(db, context, { action: 'session:refuse-sign-in', subject: account?.id ?? null })
    throw new RefusalError('wrong-credentials')
  }

  const { user, token, waiting } = await db.transaction().execute(async (tx) => {
    // A reset or change during the comparison has ended the sessions so far.
    if ((await lockPasswordHash(tx, account.id)) !== account.password_hash) throw new RefusalError('wrong-credentials')
    refuseSuspended(await lockSuspension(tx, account.id))
    const begun = await beginSession(tx, account.id, now, sessionOrigin(context))
    if (begun.token) {
      await updateUser(tx, account.id, { last_login: now })
      await recordSignInOrNotify(tx, account.id, context)
      const entry = { action: 'session:sign-in', subject: account.id, detail: { by: 'password' } }
      await record(tx, context, { ...entry, actor: account.id })
    }
    return { ...begun, user: await findUser(tx, account.id) }
  })
  if (!user) throw new RefusalError('wrong-credentials')
  if (waiting) {
    const second_factor = secondFactorRequest.parse(await askForSecondFactor(waiting, config))
    throw new RefusalError('second-factor-required', { data: { second_factor } })
  }
  return { user: userView(user), token }
}

/** Finishes a sign-in that waits for its second factor. Challenge and factor are used up together. */
export const answerSecondFactor: Action<'answerSecondFactor'> = async ({ body }, context) => {
  const { db, now, config } = context
  const { challenge, ...given } = body
  if (!given.passkey && given.recovery_code === undefined && given.code === undefined)
    throw new InvalidInputError([{ fault: 'required', path: 'code' }])
  const userId = orRefuse(await findChallenge(db, challenge, 'sign-in', now), 'challenge-over')
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
    const user = orRefuse(await findUser(tx, userId), 'challenge-over')
    return { user: userView(user), token }
  })
}
