import { v7 } from 'uuid'
import type { Action, Allowances, Context } from '#actions/context.ts'
import type { ActionInput, ActionResult, EndpointName } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { secondFactorRequest } from '#contract/people/second-factor.ts'
import { userView } from '#contract/people/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { seal, unseal } from '#integrations/sealed-text.ts'
import { askForSecondFactor, proofOf } from '#integrations/second-factor.ts'
import { type SocialIdentity, SocialProviderAway, SocialTokenRefused } from '#integrations/social/identity.ts'
import { linkedinSecrets } from '#integrations/social/linkedin.ts'
import { concurrencyLimit } from '#rules/concurrency-limit.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { addressBlock } from '#rules/people/address-block.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import { refuseSuspended } from '#rules/people/suspension.ts'
import { orRefuse, type Refusal, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { returnPath } from '#rules/return-path.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Transaction } from '#store/database.ts'
import { endMakersAccess } from '#store/people/account-return.ts'
import { findFormerEmail } from '#store/people/email-changes.ts'
import { findChallenge, takeChallenge } from '#store/people/factor-challenges.ts'
import { findUserByIdentity, linkIdentity } from '#store/people/identities.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import { beginSession, findFactors, takeFactor } from '#store/people/second-factors.ts'
import { recordSignInOrNotify, sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf, openSession } from '#store/people/sessions.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { findCredentials, findUser, insertUser, lockPasswordHash, updateUser } from '#store/people/users.ts'
import {
  addressKey,
  type Counter,
  checkAttempt,
  checkAttempts,
  growing,
  hasSignedInFrom,
  recordSignIn,
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

  const begun = await db.transaction().execute(async (tx) => {
    // A reset or change during the comparison has ended the sessions so far.
    if ((await lockPasswordHash(tx, account.id)) !== account.password_hash) throw new RefusalError('wrong-credentials')
    refuseSuspended(await lockSuspension(tx, account.id))
    return beginSignIn(tx, account.id, 'password', context)
  })
  return finishSignIn(begun, 'wrong-credentials', context)
}

/** Begins a session, or the wait for a second factor. */
async function beginSignIn(tx: Transaction, id: string, by: 'password' | 'google' | 'linkedin', context: Context) {
  const begun = await beginSession(tx, id, context.now, sessionOrigin(context))
  if (begun.token) {
    await updateUser(tx, id, { last_login: context.now })
    await recordSignInOrNotify(tx, id, context)
    await record(tx, context, { actor: id, action: 'session:sign-in', subject: id, detail: { by } })
  }
  return { ...begun, user: await findUser(tx, id) }
}

/** The user with a token; refuses without the account, or with the request for a second factor. */
async function finishSignIn(
  { user, token, waiting }: Awaited<ReturnType<typeof beginSignIn>>,
  unknown: Refusal,
  { config }: Context,
) {
  if (!user) throw new RefusalError(unknown)
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

/** The configured social sign-ins. */
export const readSocialProviders: Action<'readSocialProviders'> = async (_input, { outside }) => {
  return {
    google_client_id: outside.google?.clientId ?? null,
    google_script_url: outside.google?.scriptUrl ?? null,
    linkedin: outside.linkedin !== null,
  }
}

/** Bounds the callers waiting for a slow provider. */
const perProvider = concurrencyLimit({ atOnce: 20, waiting: 100 })

type Input = { provider: 'google' | 'linkedin'; accessToken: string }

/** Signs in with Google. */
export const signInWithGoogle: Action<'signInWithGoogle'> = ({ body }, context) =>
  signInSocially({ provider: 'google', ...body }, context)

/** Signs in with LinkedIn. */
export const signInWithLinkedin: Action<'signInWithLinkedin'> = ({ body }, context) =>
  signInSocially({ provider: 'linkedin', ...body }, context)

/** Signs in with a provider. Accounts belong to the provider's subject, because an email can change hands. */
async function signInSocially(
  { provider, accessToken }: Input,
  context: Context,
): Promise<ActionResult<'signInWithGoogle'>> {
  const { db, now, address, config, outside } = context
  const connection = orRefuse(outside[provider], 'social-not-set-up')
  // Requests to the provider carry our secret; too many would get us refused.
  const asked = addressKey('social', address)
  refuseTooMany(await takeAttempt(db, asked, config.allowances.socialSignInsPerAddress, now))
  const identity = await perProvider(provider, () => connection.verify(accessToken))
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      const id = (await findUserByIdentity(tx, identity)) ?? (await adoptOrCreate(tx, identity, context))
      refuseSuspended(await lockSuspension(tx, id))
      // Unlinked while this waited for the account.
      if ((await findUserByIdentity(tx, identity)) !== id) throw new RefusalError('social-token-refused')
      return beginSignIn(tx, id, provider, context)
    })
  const begun = await attempt().catch((error) => {
    // A concurrent sign-up with this email created the account: adopt it.
    if (isUniqueViolation(error, 'users_email_taken')) return attempt()
    throw error
  })
  return finishSignIn(begun, 'social-token-refused', context)
}

/**
 * Returns an account that changed to this email, without confirming it while signed in, to its former email: that change
 * proves no ownership of the email, and the provider's person need not own the account. Returns whether it did.
 */
async function gaveEmailBack(tx: Transaction, userId: string, context: Context): Promise<boolean> {
  const former = await findFormerEmail(tx, userId, context.now)
  if (!former || (await findCredentials(tx, former.email))) return false
  await updateUser(tx, userId, { email: former.email, email_verified: former.was_verified, holder_verified: false })
  await voidLink(tx, userId, 'verify-email')
  await voidLink(tx, userId, 'reset-password')
  await endSessionsOf(tx, userId)
  await endLastingSecrets(tx, 'sign-out-everywhere', { userId, now: context.now })
  await record(tx, context, { actor: null, action: 'user:revert-email', subject: userId })
  return true
}

/** Takes an account from its maker, for the owner of its email. */
async function takeOver(tx: Transaction, id: string, context: Context): Promise<void> {
  const user = await findUser(tx, id)
  await endMakersAccess(tx, id, {
    becomes: { password_hash: null, email_verified: true, holder_verified: true },
    // A mailbox alone must not bypass a factor of a confirmed account.
    factors: user?.email_verified ? 'unproven' : 'all',
    now: context.now,
  })
  if (user?.has_password) await sendSecurityNotice(tx, { userId: id, kind: 'password-ended' }, context)
}

async function adoptOrCreate(tx: Transaction, identity: SocialIdentity, context: Context): Promise<string> {
  const { now } = context
  const holder = await findCredentials(tx, identity.email)
  const isProven = holder?.holder_verified ?? false
  const account = holder && (isProven || !(await gaveEmailBack(tx, holder.id, context))) ? holder : undefined
  const id = account?.id ?? v7()
  if (account) {
    if (!isProven) await takeOver(tx, id, context)
  } else {
    const name = identity.name.trim().slice(0, limits.name.max) || identity.email.split('@')[0] || identity.email
    await insertUser(tx, {
      id,
      name,
      email: identity.email,
      password_hash: null,
      role: 'user',
      ...{ email_verified: true, holder_verified: true },
      created_at: now,
    })
    await recordSignIn(tx, id, context.address, now)
    await record(tx, context, {
      actor: id,
      action: 'user:register',
      subject: id,
      detail: { role: 'user', provider: identity.provider },
    })
  }
  await record(tx, context, {
    actor: id,
    action: 'user:adopt-identity',
    subject: id,
    detail: { provider: identity.provider },
  })
  await linkIdentity(tx, { provider: identity.provider, subject: identity.subject, user_id: id, created_at: now })
  return id
}

/** The contents of a sealed cookie in the browser that began: first the flow's secrets, then its token. */
type Flow = { until: number } & (
  | { step: 'begun'; state: string; codeVerifier: string; redirect: string }
  | { step: 'returned'; accessToken: string }
)

const lifetime = { begun: 10 * 60 * 1_000, returned: 2 * 60 * 1_000 }

const sealed = (flow: Flow, { config }: Context) => seal(JSON.stringify(flow), config.secret)

/** The flow in the cookie if it is at this step and not expired. */
function flowAt<Step extends Flow['step']>(step: Step, { flow, config, now }: Context) {
  const opened = flow && unseal(flow, config.acceptedSecrets)
  const found = opened ? (JSON.parse(opened) as Flow) : null
  const isThere = found?.step === step && found.until >= now.getTime()
  return isThere ? (found as Extract<Flow, { step: Step }>) : null
}

/** Starts LinkedIn's flow: state and PKCE verifier wait in a sealed cookie of this browser. */
export const startLinkedin: Action<'startLinkedin'> = async ({ query }, context) => {
  const { outside, now } = context
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const secrets = linkedinSecrets()
  const until = now.getTime() + lifetime.begun
  return {
    location: await outside.linkedin.authorizationUrl(secrets),
    flow: sealed({ step: 'begun', ...secrets, redirect: returnPath(query.redirect), until }, context),
  }
}

/**
 * Finishes LinkedIn's flow. The token waits in the cookie: a token in the address could be sent as a link, which would
 * sign its reader in to the sender's account.
 */
export const finishLinkedin: Action<'finishLinkedin'> = async ({ query }, context) => {
  const { outside, now } = context
  if (!outside.linkedin) throw new RefusalError('social-not-set-up')
  const begun = flowAt('begun', context)
  const login = (fragment: Record<string, string>, flow: string | null = null) => ({
    location: `${pagePath('login')}#${new URLSearchParams(fragment)}`,
    flow,
  })
  const cancelled = query.error === 'user_cancelled_login' || query.error === 'access_denied'
  const linkedin_error = cancelled ? 'cancelled' : 'failed'
  if (!begun || !query.state || query.state !== begun.state) return login({ linkedin_error })
  const { redirect } = begun
  if (!query.code) return login({ linkedin_error, redirect })
  const { db, address, config } = context
  const asked = await takeAttempt(db, addressKey('social', address), config.allowances.socialSignInsPerAddress, now)
  if (!asked.allowed) return login({ linkedin_error: 'failed', redirect })
  try {
    const accessToken = await outside.linkedin.exchange({ code: query.code, state: query.state }, begun)
    const until = now.getTime() + lifetime.returned
    return login({ linkedin: 'returned', redirect }, sealed({ step: 'returned', accessToken, until }, context))
  } catch (error) {
    // A returning browser expects a page, not an envelope.
    if (error instanceof SocialTokenRefused || error instanceof SocialProviderAway)
      return login({ linkedin_error: 'failed', redirect })
    throw error
  }
}

/** Passes the token to the browser that began the flow; its /login page signs in with it. */
export const takeLinkedinToken: Action<'takeLinkedinToken'> = async (_input, context) => {
  if (!context.outside.linkedin) throw new RefusalError('social-not-set-up')
  const returned = orRefuse(flowAt('returned', context), 'social-token-refused')
  return { accessToken: returned.accessToken }
}
