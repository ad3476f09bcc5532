import { randomBytes } from 'node:crypto'
import type { Action, SignedInContext } from '#actions/context.ts'
import { userView } from '#contract/people/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { noPaperFields, paperChange, profilePart } from '#rules/people/papers.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { notifyOfDeletion } from '#store/applications/notify-applicants.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'
import { transactionWithRetries } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { isEmailReserved, recordEmailChange } from '#store/people/email-changes.ts'
import { putAvatar, takeStorage } from '#store/people/files.ts'
import { mailLink, voidLink } from '#store/people/mailed-links.ts'
import { findPaperFields, storePaperFields } from '#store/people/paper-fields.ts'
import { lockAccount } from '#store/people/second-factors.ts'
import { isSessionOpen } from '#store/people/sessions.ts'
import { takeSignInCode, tryDigits } from '#store/people/sign-in-codes.ts'
import * as users from '#store/people/users.ts'
import * as throttles from '#store/throttles.ts'

/** The signed-in user. */
export const readMe: Action<'readMe'> = async (_input, { db, viewer }) => {
  const user = orRefuse(await users.findUser(db, viewer.id), 'session-ended')
  return { user: userView(user) }
}

/** The signed-in user with the fields that only papers need. */
export const readProfile: Action<'readProfile'> = async (_input, { db, viewer }) => {
  const user = orRefuse(await users.findUser(db, viewer.id), 'session-ended')
  const papers = (await findPaperFields(db, viewer.id)) ?? noPaperFields
  return { user: { ...userView(user), ...profilePart(papers) } }
}

/**
 * Updates the given profile fields. A new email is unverified and gets a verification link; the former address gets a
 * link that reverts the change.
 */
export const updateProfile: Action<'updateProfile'> = async ({ body, avatar }, context) => {
  const { db, viewer, now, config, followUps } = context
  const { skills, experiences, educations, ...plain } = body
  const papers = paperChange(profilePart(body), tokyoDate(now))
  // Skills without a level get the middle one; emptied text fields become null.
  const levelled = skills
    ?.map((skill) => (typeof skill === 'string' ? { name: skill, level: 'intermediate' as const } : skill))
    .filter(({ name }) => name !== '')
  const change = {
    name: plain.name,
    email: plain.email,
    phone: emptied(plain.phone),
    address: emptied(plain.address),
    bio: emptied(plain.bio),
    education: emptied(plain.education),
    skills: levelled && JSON.stringify(levelled),
    experiences:
      experiences &&
      JSON.stringify(
        experiences.map((entry) => (entry.isCurrent ? { ...entry, endDate: null, leaving: undefined } : entry)),
      ),
    educations: educations && JSON.stringify(educations),
  }
  const isAnother = (before: { email: string }) =>
    plain.email !== undefined && comparableEmail(plain.email) !== comparableEmail(before.email)
  const found = await users.findUser(db, viewer.id)
  const proved = found !== undefined && isAnother(found)
  if (proved) await proveIdentity(found, body.currentPassword, context)
  try {
    return await transactionWithRetries(db, async (tx) => {
      // A reset during the password comparison has ended every session.
      if (proved && !((await lockAccount(tx, viewer.id)) && (await isSessionOpen(tx, viewer.sessionId))))
        throw new RefusalError('session-ended')
      const before = orRefuse(await users.findUser(tx, viewer.id), 'session-ended')
      const moved = isAnother(before)
      if (moved && !proved) throw new RefusalError('sign-in-again')
      await users.updateUser(
        tx,
        viewer.id,
        moved ? { ...change, email_verified: false, holder_verified: false } : change,
      )
      if (moved) {
        // The new address may be a stranger's.
        const counters: throttles.Counter[] = [
          [`verify:user:${viewer.id}`, config.allowances.verificationsPerUser],
          [throttles.verificationKey(plain.email ?? ''), config.allowances.verificationsPerTarget],
        ]
        refuseTooMany(await throttles.consumeAllowances(tx, counters, now))
        await notifyFormerAddress(tx, { before, after: plain.email ?? '' }, context)
        // That link went to the former address and must not verify the new one.
        await voidLink(tx, viewer.id, 'reset-password')
        const link = await mailLink(tx, { userId: viewer.id, kind: 'verify-email', secret: config.secret, now })
        await followUps.add(tx, { kind: 'verify-email', link_id: link.id })
      }
      if (avatar) {
        await takeStorage(tx, { account: viewer.id, most: config.storageBytes }, avatar.length)
        await putAvatar(tx, {
          user_id: viewer.id,
          name: `${randomBytes(24).toString('base64url')}.webp`,
          webp: avatar,
          uploaded_at: now,
        })
      }
      if (Object.values(papers).some((value) => value !== undefined)) await storePaperFields(tx, viewer.id, papers, now)
      const user = orRefuse(await users.findUser(tx, viewer.id), 'session-ended')
      const stored = (await findPaperFields(tx, viewer.id)) ?? noPaperFields
      return { user: { ...userView(user), ...profilePart(stored) } }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_taken')) throw new RefusalError('email-taken')
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

/**
 * Finding a browser signed in must not suffice to take over the account: require the password, or a sign-in within the
 * last minutes.
 */
async function proveIdentity(
  user: users.UserRow,
  password: string | undefined,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer, now, config } = context
  if (password === undefined) {
    if (!whyConfirmFirst(viewer, now)) return
    if (user.has_password) throw new InvalidInputError([{ fault: 'required', path: 'currentPassword' }])
    throw new RefusalError('sign-in-again')
  }
  const key = `password:${viewer.id}`
  refuseTooMany(await throttles.consumeAllowance(db, key, config.allowances.wrongSignInsPerAccount, now))
  if (!(await isPassword(password, await users.findPasswordHash(db, viewer.id))))
    throw new RefusalError('current-password-wrong')
  await throttles.refundAllowance(db, key)
}

async function notifyFormerAddress(
  tx: Transaction,
  { before, after }: { before: users.UserRow; after: string },
  context: SignedInContext,
): Promise<void> {
  const { viewer, now, config, followUps } = context
  if (await isEmailReserved(tx, after, viewer.id, now)) throw new RefusalError('email-taken')
  const change_id = await recordEmailChange(tx, { userId: viewer.id, before, after }, { secret: config.secret, now })
  if (change_id) await followUps.add(tx, { kind: 'email-changed', change_id })
  await record(tx, context, 'user:change-email', viewer.id)
}

const emptied = (text: string | null | undefined) => (text === '' ? null : text)

/**
 * Deletes the own account with everything that belongs to it, confirmed by the password or, without one, by the email.
 */
export const deleteAccount: Action<'deleteAccount'> = async ({ body }, context) => {
  const { db, viewer, now, config, followUps } = context
  refuseIf(whyNotManageUser(viewer))
  const user = orRefuse(await users.findUser(db, viewer.id), 'session-ended')
  const key = `password:${viewer.id}`
  refuseTooMany(await throttles.consumeAllowance(db, key, config.allowances.wrongSignInsPerAccount, now))

  const current = await users.findPasswordHash(db, viewer.id)
  if (current === undefined) throw new RefusalError('session-ended') // deleted since the request began
  let codeId: string | undefined
  if (user.has_password) {
    if (body.password === undefined) throw new InvalidInputError([{ fault: 'required', path: 'password' }])
    if (!(await isPassword(body.password, current))) throw new RefusalError('password-wrong')
  } else if (body.code !== undefined) {
    const verdict = await tryDigits(db, { email: user.email, code: body.code }, { ...config, now })
    if (typeof verdict === 'string') throw new RefusalError(verdict)
    codeId = verdict.id
  } else {
    if (body.email === undefined) throw new InvalidInputError([{ fault: 'required', path: 'email' }])
    if (comparableEmail(body.email) !== comparableEmail(user.email)) throw new RefusalError('email-mismatch')
  }
  await transactionWithRetries(db, async (tx) => {
    const hash = await users.lockPasswordHash(tx, viewer.id)
    if (hash === undefined) throw new RefusalError('session-ended')
    // A concurrent password reset keeps the account.
    if (hash !== current) throw new RefusalError('password-wrong')
    if (codeId) orRefuse(await takeSignInCode(tx, codeId), 'code-invalid')
    await throttles.refundAllowance(tx, key)
    await users.removeUser(tx, viewer.id)
    await notifyOfDeletion(tx, followUps, { employerId: viewer.id, now })
    await record(tx, context, 'user:delete-own', viewer.id)
  })
}
