import { v7 } from 'uuid'
import type { Action, Allowances, Context } from '#actions/context.ts'
import type { ActionInput, ActionResult, EndpointName } from '#contract/endpoints.ts'
import { secondFactorRequest } from '#contract/people/second-factor.ts'
import { userView } from '#contract/people/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { askForSecondFactor, proofOf } from '#integrations/second-factor.ts'
import type { SocialIdentity } from '#integrations/social/identity.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { openGate } from '#rules/gate.ts'
import { limits } from '#rules/limits.ts'
import { comparableEmail, mailboxKey } from '#rules/people/email.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import { usesCodes } from '#rules/people/sign-in-codes.ts'
import { refuseSuspended } from '#rules/people/suspension.ts'
import { orRefuse, type Refusal, RefusalError, refusePaused, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Transaction } from '#store/database.ts'
import { endMakersAccess } from '#store/people/account-return.ts'
import { findFormerEmail, isEmailReserved } from '#store/people/email-changes.ts'
import { findUserByIdentity, linkIdentity } from '#store/people/identities.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import * as factors from '#store/people/second-factors.ts'
import { recordSignInOrNotify, sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf, openSession } from '#store/people/sessions.ts'
import * as codes from '#store/people/sign-in-codes.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { findCredentials, findUser, insertUser, lockPasswordHash, updateUser } from '#store/people/users.ts'
import * as throttles from '#store/throttles.ts'

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
  refuseTooMany(
    await throttles.checkAllowance(db, throttles.addressKey(what, address), config.allowances[allowance], now),
  )
}

/** Concurrent attempts would all pass the limits before one of them counts. */
const attempts = openGate({ ofPerson: { atOnce: 2, waiting: 100 }, ofAddress: { atOnce: 4, waiting: 100 } })

/** Signs in with email and password. Wrong attempts count against account and address. */
export const signIn: Action<'signIn'> = async ({ body }, context) => {
  const caller = { person: comparableEmail(body.email), address: context.address }
  // What is refused anyway takes nobody's turn: a flood must not keep the person out.
  await limitsOf(body, context)
  return attempts.run(caller, () => signInNow(body, context))
}

/** The account of an email with its counters of wrong attempts; refuses when one of them is full. */
async function limitsOf(body: ActionInput<'signIn'>['body'], { db, now, address, config }: Context) {
  const account = await findCredentials(db, body.email)
  const email = comparableEmail(body.email)
  const isTrusted = account && (await throttles.hasSignedInFrom(db, account.id, address, now))
  const { wrongSignInsPerAddress, wrongSignInsPerAccount } = config.allowances
  const forAccount: throttles.Counter = [`sign-in:account:${email}`, wrongSignInsPerAccount]
  const counters: throttles.Counter[] = [
    [throttles.addressKey('sign-in', address), wrongSignInsPerAddress],
    // Wrong attempts from elsewhere do not lock out an address from which the person has signed in.
    ...throttles.growing(
      isTrusted ? [throttles.addressKey(`sign-in:account:${email}`, address), wrongSignInsPerAccount] : forAccount,
    ),
  ]
  refuseTooMany(await throttles.checkAllowances(db, counters, now))
  return { account, isTrusted, forAccount, counters }
}

async function signInNow(body: ActionInput<'signIn'>['body'], context: Context): Promise<ActionResult<'signIn'>> {
  const { db, now } = context
  const { account, isTrusted, forAccount, counters } = await limitsOf(body, context)
  if (!(await isPassword(body.password, account?.password_hash)) || !account) {
    refuseTooMany(await throttles.consumeAllowances(db, counters, now))
    if (isTrusted) await throttles.consumeAllowances(db, throttles.growing(forAccount), now)
    await record(db, context, 'session:refuse-sign-in', account?.id ?? null)
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
async function beginSignIn(
  tx: Transaction,
  id: string,
  by: 'password' | 'google' | 'linkedin' | 'code',
  context: Context,
) {
  const begun = await factors.beginSession(tx, id, context.now, sessionOrigin(context))
  if (begun.token) {
    await updateUser(tx, id, { last_login: context.now })
    await recordSignInOrNotify(tx, id, context)
    await record(tx, context, 'session:sign-in', id, { actor: id, detail: { by } })
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
  const userId = orRefuse(await factors.findChallenge(db, challenge, 'sign-in', now), 'challenge-over')
  const attempt = await throttles.takeFactorTry(db, userId, now)
  refusePaused(attempt, now)
  const wrong = given.passkey ? 'passkey-wrong' : 'code-wrong'
  const proof = await proofOf(given, await factors.findFactors(db, userId), { ...config, userId, challenge, now })
  if (!proof) {
    await record(db, context, 'session:refuse-factor', userId)
    if (attempt.pausedUntil) await sendSecurityNotice(db, { userId, kind: 'factor-paused' }, context)
    throw new RefusalError(wrong)
  }
  return db.transaction().execute(async (tx) => {
    refuseSuspended(await lockSuspension(tx, userId))
    if (!(await factors.takeChallenge(tx, challenge))) throw new RefusalError('challenge-over')
    if (!(await factors.takeFactor(tx, userId, proof, now))) throw new RefusalError(wrong)
    await throttles.forgetFactorTries(tx, userId)
    await updateUser(tx, userId, { last_login: now })
    await recordSignInOrNotify(tx, userId, context)
    const token = await openSession(tx, userId, now, sessionOrigin(context))
    await record(tx, context, 'session:sign-in', userId, { actor: userId, detail: { by: proof.kind } })
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
const waitingFor = { places: 20, waiting: 100, ofAddress: { atOnce: 5, waiting: 20 } }
const providers = { google: openGate(waitingFor), linkedin: openGate(waitingFor) }

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
  const asked = throttles.addressKey('social', address)
  refuseTooMany(await throttles.consumeAllowance(db, asked, config.allowances.socialSignInsPerAddress, now))
  const identity = await providers[provider].run({ address }, () => connection.verify(accessToken))
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      const id = (await findUserByIdentity(tx, identity)) ?? (await adoptIdentity(tx, identity, context))
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
  await record(tx, context, 'user:revert-email', userId, { actor: null })
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

/** The account with this email, locked, so that its email cannot change after it was proven. */
async function lockCredentials(tx: Transaction, email: string) {
  const found = await findCredentials(tx, email)
  return found && (await factors.lockAccount(tx, found.id)) ? findCredentials(tx, email) : undefined
}

type Proven = { email: string; name: string; by: SocialIdentity['provider'] | 'code' }

/**
 * The account of a person who proved that an email is theirs. Whoever made it without proof loses every way in; a new
 * account is made where there is none.
 */
async function adoptOrCreate(
  tx: Transaction,
  { email, name, by }: Proven,
  context: Context,
): Promise<{ id: string; created: boolean }> {
  const { now } = context
  const holder = await lockCredentials(tx, email)
  const isProven = holder?.holder_verified ?? false
  const account = holder && (isProven || !(await gaveEmailBack(tx, holder.id, context))) ? holder : undefined
  if (account) {
    if (!isProven) await takeOver(tx, account.id, context)
    return { id: account.id, created: false }
  }
  const id = v7()
  await insertUser(tx, {
    ...{ id, name, email, password_hash: null, role: 'user', created_at: now },
    ...{ email_verified: true, holder_verified: true },
  })
  await throttles.recordSignIn(tx, id, context.address, now)
  await record(tx, context, 'user:register', id, { actor: id, detail: { role: 'user', provider: by } })
  return { id, created: true }
}

/** Ties a provider's subject to the account of its email. */
async function adoptIdentity(tx: Transaction, identity: SocialIdentity, context: Context): Promise<string> {
  const { provider, subject, email } = identity
  const name = identity.name.trim().slice(0, limits.name.max) || email.split('@')[0] || email
  const { id } = await adoptOrCreate(tx, { email, name, by: provider }, context)
  await record(tx, context, 'user:adopt-identity', id, { actor: id, detail: { provider } })
  await linkIdentity(tx, { provider, subject, user_id: id, created_at: context.now })
  return id
}

/** The earliest response (ms after the request): its time must not reveal whether the email has an account. */
const answerAfter = 120

/**
 * Mails a code to a mailbox, with or without an account. Administrators and suspended accounts get the same answer and no
 * mail.
 */
export const askForCode: Action<'askForCode'> = async ({ body }, context) => {
  const { db, now, address, config, followUps } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, answerAfter))
  const known = await findCredentials(db, body.email)
  const isTrusted = known && (await throttles.hasSignedInFrom(db, known.id, address, now))
  const forMailbox: throttles.Counter = [`code:mailbox:${mailboxKey(body.email)}`, config.allowances.resetsPerAccount]
  const counters: throttles.Counter[] = [
    [throttles.addressKey('code', address), config.allowances.resetsPerAddress],
    // Strangers who ask do not lock out an address from which the person has signed in.
    isTrusted ? [throttles.addressKey(forMailbox[0], address), forMailbox[1]] : forMailbox,
  ]
  refuseTooMany(await throttles.consumeAllowances(db, counters, now))
  if (isTrusted) await throttles.consumeAllowances(db, [forMailbox], now)
  await db.transaction().execute(async (tx) => {
    const holder = await findCredentials(tx, body.email)
    // An address that compares alike may be another mailbox: the account's own gets the code.
    const code_id = await codes.makeSignInCode(tx, holder?.email ?? body.email, config.secret, now)
    // It is made all the same: later tries must not reveal which accounts get none.
    if (holder && !usesCodes(holder)) return
    await followUps.add(tx, { kind: 'sign-in-code', code_id })
    await record(tx, context, 'user:ask-code', holder?.id ?? null)
  })
  await earliest
}

/** Signs in with the digits of a mailed code; wrong ones count against code, mailbox and address. */
export const confirmCode: Action<'confirmCode'> = ({ body }, context) =>
  attempts.run({ address: context.address }, () =>
    signInByCode(body.name, context, () => codes.tryDigits(context.db, body, { ...context.config, now: context.now })),
  )

/** Signs in with the token of a mailed link. */
export const confirmCodeLink: Action<'confirmCodeLink'> = ({ body }, context) =>
  attempts.run({ address: context.address }, () =>
    signInByCode(body.name, context, () => codes.findCodeByLink(context.db, body.token, context.now)),
  )

async function signInByCode(
  name: string | undefined,
  context: Context,
  check: () => Promise<codes.CodeVerdict>,
): Promise<ActionResult<'confirmCode'>> {
  const { db, now, address, config } = context
  const wrong: throttles.Counter = [
    throttles.addressKey('code-wrong', address),
    config.allowances.wrongSignInsPerAddress,
  ]
  refuseTooMany(await throttles.checkAllowances(db, [wrong], now))
  const verdict = await check()
  if (typeof verdict === 'string') {
    await throttles.consumeAllowances(db, [wrong], now)
    await record(db, context, 'session:refuse-sign-in', null, { detail: { by: 'code' } })
    throw new RefusalError(verdict)
  }
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      const email = orRefuse(await codes.takeSignInCode(tx, verdict.id), 'code-invalid')
      const holder = await lockCredentials(tx, email)
      if (holder && !usesCodes({ ...holder, suspended_at: null })) throw new RefusalError('code-invalid')
      if (!holder && (await isEmailReserved(tx, email, verdict.id, now))) throw new RefusalError('email-taken')
      const { id, created } = await adoptOrCreate(tx, { email, name: name ?? '', by: 'code' }, context)
      if (created && name === undefined) throw new RefusalError('no-account-yet')
      refuseSuspended(await lockSuspension(tx, id))
      return { ...(await beginSignIn(tx, id, 'code', context)), created }
    })
  const begun = await attempt().catch(async (error) => {
    // A concurrent sign-up with this email created the account: adopt it.
    if (isUniqueViolation(error, 'users_email_taken')) return attempt()
    if (error instanceof RefusalError && error.refusal === 'no-account-yet') await codes.giveTryBack(db, verdict.id)
    throw error
  })
  return { ...(await finishSignIn(begun, 'code-invalid', context)), created: begun.created }
}
