import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { arePasskeysAvailable, passkeyCreation, passkeyUse, readNewPasskey } from '#integrations/passkeys.ts'
import { isPassword } from '#integrations/passwords.ts'
import { newRecoveryCodes } from '#integrations/recovery-codes.ts'
import { proofOf, sealTotpSecret, unsealTotpSecret } from '#integrations/second-factor.ts'
import { newTotpSecret, totpStep, totpUri } from '#integrations/totp.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { mustHaveSecondFactor } from '#rules/people/managing-users.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { orRefuse, RefusalError, refuseIf, refusePaused, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import * as store from '#store/people/second-factors.ts'
import { sendSecurityNotice } from '#store/people/security-notices.ts'
import { endSessionsOf, markConfirmed } from '#store/people/sessions.ts'
import { takeSignInCode, tryDigits } from '#store/people/sign-in-codes.ts'
import { findPasswordHash, findUser, updateUser } from '#store/people/users.ts'
import { consumeAllowance, forgetFactorTries, refundAllowance, takeFactorTry } from '#store/throttles.ts'

/** The second factors of the own account. */
export const readSecondFactor: Action<'readSecondFactor'> = async (_input, { db, viewer, config }) => {
  const { totp_since, passkeys, recovery_codes_left } = await store.findFactors(db, viewer.id)
  const passkeys_available = arePasskeysAvailable(config.publicUrl)
  const required = mustHaveSecondFactor(viewer, config)
  return { second_factor: { totp_since, passkeys, recovery_codes_left, passkeys_available, required } }
}

/** The options with which the browser creates a passkey. */
export const beginPasskey: Action<'beginPasskey'> = async (_input, { db, viewer, now, config: { publicUrl } }) => {
  if (!arePasskeysAvailable(publicUrl)) throw new RefusalError('passkeys-unavailable')
  refuseIf(whyConfirmFirst(viewer, now))
  const user = orRefuse(await findUser(db, viewer.id), 'session-ended')
  const { passkeys } = await store.findFactors(db, viewer.id)
  if (passkeys.length >= limits.passkeysPerUser) throw new RefusalError('too-many-passkeys')
  const { challenge } = await store.putChallenge(db, { userId: viewer.id, kind: 'add-passkey', now })
  return { challenge, options: await passkeyCreation({ publicUrl, challenge, user, existing: passkeys }) }
}

/** Adds a passkey. The first factor brings recovery codes, and ends sessions that began without one. */
export const addPasskey: Action<'addPasskey'> = async ({ body }, context) => {
  const { db, viewer, now, config } = context
  if (!arePasskeysAvailable(config.publicUrl)) throw new RefusalError('passkeys-unavailable')
  refuseIf(whyConfirmFirst(viewer, now))
  const { challenge } = body
  if ((await store.findChallenge(db, challenge, 'add-passkey', now)) !== viewer.id)
    throw new RefusalError('challenge-over')
  const made = orRefuse(await readNewPasskey(body.passkey, { publicUrl: config.publicUrl, challenge }), 'passkey-wrong')
  const passkey = { id: v7(), name: body.name || 'パスキー', created_at: now, last_used_at: null }
  return refusingTransaction(db, { passkeys_credential_taken: 'passkey-taken' }, async (tx) => {
    if (!(await store.lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    if (!(await store.takeChallenge(tx, challenge))) throw new RefusalError('challenge-over')
    if ((await store.findFactors(tx, viewer.id)).passkeys.length >= limits.passkeysPerUser)
      throw new RefusalError('too-many-passkeys')
    const first = !(await store.hasSecondFactor(tx, viewer.id))
    await store.insertPasskey(tx, { ...made, id: passkey.id, user_id: viewer.id, name: passkey.name, created_at: now })
    return { passkey, recovery_codes: await afterAddition(tx, { kind: 'passkey', first }, context) }
  })
}

/** Removes an own passkey; removing the last factor removes the recovery codes. */
export const removePasskey: Action<'removePasskey'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, viewer.id)
    if (!(await store.removePasskey(tx, params.id, viewer.id))) throw new RefusalError('passkey-not-found')
    await afterRemoval(tx, 'passkey', context)
  })
}

/** Creates a secret for an authenticator app and replaces an unconfirmed one. */
export const beginTotp: Action<'beginTotp'> = async (_input, { db, viewer, now, config }) => {
  refuseIf(whyConfirmFirst(viewer, now))
  const user = orRefuse(await findUser(db, viewer.id), 'session-ended')
  const secret = newTotpSecret()
  const sealed = sealTotpSecret(secret, viewer.id, config)
  if (!(await store.putTotp(db, { user_id: viewer.id, sealed, created_at: now })))
    throw new RefusalError('totp-set-up-already')
  return { secret, uri: totpUri(secret, { issuer: 'しごと帖', account: user.email }) }
}

/** Sets up the authenticator app. The first factor brings recovery codes, and ends sessions that began without one. */
export const confirmTotp: Action<'confirmTotp'> = async ({ body }, context) => {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const key = `second-factor-setup:${viewer.id}`
  refuseTooMany(await consumeAllowance(db, key, config.allowances.wrongSignInsPerAccount, now))
  const sealed = orRefuse(await store.findUnconfirmedTotp(db, viewer.id), 'totp-not-begun')
  const secret = orRefuse(unsealTotpSecret(sealed, viewer.id, config), 'totp-not-begun')
  const step = totpStep(body.code, secret, now)
  if (step === null) throw new RefusalError('code-wrong')
  return db.transaction().execute(async (tx) => {
    if (!(await store.lockAccount(tx, viewer.id))) throw new RefusalError('session-ended')
    const first = !(await store.hasSecondFactor(tx, viewer.id))
    if (!(await store.confirmTotp(tx, { userId: viewer.id, sealed, step, now })))
      throw new RefusalError('totp-not-begun')
    await refundAllowance(tx, key)
    return { recovery_codes: await afterAddition(tx, { kind: 'totp', first }, context) }
  })
}

/** Removes the authenticator app; removing the last factor removes the recovery codes. */
export const removeTotp: Action<'removeTotp'> = async (_input, context) => {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, viewer.id)
    if (!(await store.removeTotp(tx, viewer.id))) throw new RefusalError('no-second-factor')
    await afterRemoval(tx, 'totp', context)
  })
}

/** Replaces the recovery codes. */
export const renewRecoveryCodes: Action<'renewRecoveryCodes'> = async (_input, context) => {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const { codes, hashes } = newRecoveryCodes(viewer.id, config.secret)
  await db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, viewer.id)
    if (!(await store.hasSecondFactor(tx, viewer.id))) throw new RefusalError('no-second-factor')
    await store.putRecoveryCodes(tx, viewer.id, hashes, now)
    await record(tx, context, 'user:renew-recovery-codes', viewer.id)
    await sendSecurityNotice(tx, { userId: viewer.id, kind: 'codes-renewed' }, context)
  })
  return { recovery_codes: codes }
}

/** The ways in which the viewer can confirmTotp their identity. */
export const beginConfirmation: Action<'beginConfirmation'> = async (
  _input,
  { db, viewer, now, config: { publicUrl } },
) => {
  const password = await findPasswordHash(db, viewer.id)
  const { totp, passkeys } = await store.findFactors(db, viewer.id)
  const mailed_code = !password && totp === null && passkeys.length === 0
  const ways = { has_password: Boolean(password), totp: totp !== null, mailed_code }
  if (passkeys.length === 0 || !arePasskeysAvailable(publicUrl)) return { ...ways, passkey: null }
  const { challenge } = await store.putChallenge(db, { userId: viewer.id, kind: 'confirm', now })
  return { ...ways, passkey: { challenge, options: await passkeyUse({ publicUrl, challenge, passkeys }) } }
}

/** Confirms the viewer's identity by password, code or passkey, for this session only. */
export const confirmAgain: Action<'confirmAgain'> = async ({ body }, context) => {
  const { db, viewer, now, config } = context
  const { password, challenge } = body
  const factor = body.passkey ?? body.code
  if (factor === undefined && password === undefined)
    throw new InvalidInputError([{ fault: 'required', path: 'password' }])
  // Sign-in guesses the same secrets, so both share these limits.
  const [hash, stored] = [await findPasswordHash(db, viewer.id), await store.findFactors(db, viewer.id)]
  const mailed = !hash && !stored.totp && stored.passkeys.length === 0 ? body.code : undefined
  const key = mailed === undefined ? `password:${viewer.id}` : `mailed-code:${viewer.id}`
  const attempt = factor === undefined || mailed !== undefined ? null : await takeFactorTry(db, viewer.id, now)
  if (attempt) refusePaused(attempt, now)
  else refuseTooMany(await consumeAllowance(db, key, config.allowances.wrongSignInsPerAccount, now))
  if (factor === undefined && !(await isPassword(password ?? '', hash))) throw new RefusalError('password-wrong')
  if (body.passkey && (!challenge || (await store.findChallenge(db, challenge, 'confirm', now)) !== viewer.id))
    throw new RefusalError('challenge-over')
  if (mailed !== undefined) {
    await confirmByMail(mailed, context)
    return refundAllowance(db, key)
  }
  const given = { passkey: body.passkey, code: body.code }
  const proof =
    factor === undefined ? null : await proofOf(given, stored, { ...config, userId: viewer.id, challenge, now })
  const wrong = body.passkey ? 'passkey-wrong' : 'code-wrong'
  if (attempt && !proof) {
    if (attempt.pausedUntil) await sendSecurityNotice(db, { userId: viewer.id, kind: 'factor-paused' }, context)
    throw new RefusalError(wrong)
  }
  await db.transaction().execute(async (tx) => {
    if (body.passkey && challenge && !(await store.takeChallenge(tx, challenge)))
      throw new RefusalError('challenge-over')
    if (proof && !(await store.takeFactor(tx, viewer.id, proof, now))) throw new RefusalError(wrong)
    await (attempt ? forgetFactorTries(tx, viewer.id) : refundAllowance(tx, key))
    await markConfirmed(tx, viewer.sessionId, now)
    const detail = { with: proof?.kind ?? 'password' }
    await record(tx, context, 'session:confirm', viewer.id, { detail })
  })
}

/** Confirms the viewer's identity by the code that was mailed to the account's email, which is verified with it. */
async function confirmByMail(code: string, context: SignedInContext): Promise<void> {
  const { db, viewer, now, config } = context
  const { email } = orRefuse(await findUser(db, viewer.id), 'session-ended')
  const verdict = await tryDigits(db, { email, code }, { ...config, now })
  if (typeof verdict === 'string') throw new RefusalError(verdict)
  await db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, viewer.id)
    const mailbox = orRefuse(await takeSignInCode(tx, verdict.id), 'code-invalid')
    // A concurrent change of email must not verify the new one.
    const account = orRefuse(await findUser(tx, viewer.id), 'session-ended')
    if (comparableEmail(account.email) !== comparableEmail(mailbox)) throw new RefusalError('code-invalid')
    await updateUser(tx, viewer.id, { email_verified: true, holder_verified: true })
    await markConfirmed(tx, viewer.sessionId, now)
    await record(tx, context, 'session:confirm', viewer.id, { detail: { with: 'code by mail' } })
  })
}

type FactorKind = 'passkey' | 'totp'

/** Records a new factor. The first one brings recovery codes, and ends sessions that began without one. */
async function afterAddition(
  tx: Transaction,
  { kind, first }: { kind: FactorKind; first: boolean },
  context: SignedInContext,
) {
  const { viewer, now, config } = context
  await record(tx, context, 'user:add-factor', viewer.id, { detail: { kind } })
  await sendSecurityNotice(tx, { userId: viewer.id, kind: 'factor-added' }, context)
  if (!first) return null
  const { codes, hashes } = newRecoveryCodes(viewer.id, config.secret)
  await store.putRecoveryCodes(tx, viewer.id, hashes, now)
  await endSessionsOf(tx, viewer.id, viewer.sessionId)
  return codes
}

/** Records the removal of a factor. The last one takes the recovery codes with it. */
async function afterRemoval(tx: Transaction, kind: FactorKind, context: SignedInContext) {
  const { viewer, now } = context
  if (!(await store.hasSecondFactor(tx, viewer.id))) await store.putRecoveryCodes(tx, viewer.id, [], now)
  await record(tx, context, 'user:remove-factor', viewer.id, { detail: { kind } })
  await sendSecurityNotice(tx, { userId: viewer.id, kind: 'factor-removed' }, context)
}
