import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import { userView } from '#contract/people/user-view.ts'
import { signUpNetwork } from '#integrations/daily-viewer.ts'
import { refuseGuessedFirst } from '#integrations/password-choice.ts'
import { hashPassword } from '#integrations/passwords.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { acceptsCall } from '#rules/people/session-lifetime.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { returnPath } from '#rules/return-path.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { isEmailReserved } from '#store/people/email-changes.ts'
import { findLinkUser, mailLink } from '#store/people/mailed-links.ts'
import { keepSignUpNetwork } from '#store/people/posters.ts'
import { keepFactors, lockAccount } from '#store/people/second-factors.ts'
import { findToken, openSession } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'
import { findUser, insertUser, updateUser } from '#store/people/users.ts'
import * as throttles from '#store/throttles.ts'

const pages = Object.values(pageAddresses).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[\\da-f-]{36}')}$`))

/** The page of `redirect` without its query: anybody can have this mail sent to a stranger, so it holds no typed words. */
function pageBehind(redirect: string | undefined): string | undefined {
  const [path = ''] = returnPath(redirect).split(/[?#]/)
  return path !== pageAddresses.home && pages.some((page) => page.test(path)) ? path : undefined
}

/** Signs up and mails a verification link; the account works without verification. */
export const register: Action<'register'> = async ({ body }, context) => {
  const { db, now, address, config, followUps } = context
  refuseTooMany(
    await throttles.consumeAllowance(
      db,
      throttles.addressKey('sign-up', address),
      config.allowances.signUpsPerAddress,
      now,
    ),
  )

  const { name, email, role, password, redirect } = body
  const back = pageBehind(redirect)
  await refuseGuessedFirst(password, { path: 'password', person: { name, email }, rules: config.passwordRules })
  const id = v7()
  const password_hash = await hashPassword(password)
  return refusingTransaction(db, { users_email_taken: 'email-taken' }, async (tx) => {
    await insertUser(tx, { id, name, email, password_hash, role, created_at: now })
    const network = hasPermission(role, 'verification:ask') ? signUpNetwork(address, config.secret) : null
    if (network) await keepSignUpNetwork(tx, { accountId: id, hash: network, now })
    if (await isEmailReserved(tx, email, id, now)) throw new RefusalError('email-taken')
    const token = await openSession(tx, id, now, sessionOrigin(context))
    await throttles.recordSignIn(tx, id, address, now)
    // The mailbox's owner is unknown: a flood of sign-ups must not become a flood of mails.
    const mails = await throttles.consumeAllowance(
      tx,
      throttles.verificationKey(email),
      config.allowances.verificationsPerTarget,
      now,
    )
    if (mails.allowed) {
      const about = { userId: id, kind: 'verify-email', secret: config.secret, now } as const
      const link = await mailLink(tx, { ...about, ...(back && { back }) })
      await followUps.add(tx, { kind: 'verify-email', link_id: link.id, ...(back && { back }) })
    }
    await record(tx, context, 'user:register', id, { actor: id, detail: { role } })
    const user = orRefuse(await findUser(tx, id), 'user-not-found')
    return { user: userView(user), token }
  })
}

/** Mails a new verification link, which leads back as the one at sign-up did, and voids the older one. */
export const resendVerification: Action<'resendVerification'> = async (_input, context) => {
  const { db, viewer, now, config, followUps } = context
  const user = orRefuse(await findUser(db, viewer.id), 'session-ended')
  if (user.email_verified) throw new RefusalError('already-verified')
  const counters: throttles.Counter[] = [
    [`verify:user:${viewer.id}`, config.allowances.verificationsPerUser],
    [throttles.verificationKey(user.email), config.allowances.verificationsPerTarget],
  ]
  refuseTooMany(await throttles.consumeAllowances(db, counters, now))
  await db.transaction().execute(async (tx) => {
    const { id, back } = await mailLink(tx, { userId: viewer.id, kind: 'verify-email', secret: config.secret, now })
    await followUps.add(tx, { kind: 'verify-email', link_id: id, ...(back && { back }) })
  })
}

/**
 * Verifies an email with its mailed link, and its holder when they are signed in. The link stays valid, so that a second
 * click succeeds too.
 */
export const verifyEmail: Action<'verifyEmail'> = async ({ body }, context) => {
  const { db, now, token } = context
  return await db.transaction().execute(async (tx) => {
    const findHolder = () => findLinkUser(tx, 'verify-email', hashToken(body.token), now)
    const { id } = orRefuse(await findHolder(), 'verify-link-invalid')
    await lockAccount(tx, id)
    // A change of email before the lock has voided the link.
    const user = orRefuse(await findHolder(), 'verify-link-invalid')
    const session = token ? await findToken(tx, hashToken(token)) : undefined
    if (session?.userId === user.id && acceptsCall(session, now)) {
      await updateUser(tx, user.id, { holder_verified: true })
      await keepFactors(tx, user.id)
    }
    if (!user.email_verified) {
      await updateUser(tx, user.id, { email_verified: true })
      await record(tx, context, 'user:verify-email', user.id, { actor: user.id })
    }
    return { already_verified: user.email_verified }
  })
}
