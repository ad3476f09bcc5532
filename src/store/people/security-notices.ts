import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { SecurityNotice } from '#rules/people/security-notices.ts'
import { sessionOrigin } from '#rules/people/session-origin.ts'
import type { Queryable } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { consumeAllowance, hasSignedInFrom, recordSignIn } from '#store/throttles.ts'
import { hashToken, mailedToken } from './tokens.ts'
import { findUser } from './users.ts'

/** docs/product/accounts.md, Security notices: how long a notice's link is valid, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1_000

/** The address may be unconfirmed, so a stranger's mailbox must not be flooded. */
const perMailbox = { times: 10, seconds: 60 * 60 }
/** So many of each kind go in any case, so that many of one kind hide no other. */
const perKind = { times: 2, seconds: 60 * 60 }

export type Circumstances = {
  now: Date
  address: string
  userAgent: string | null
  config: { secret: string }
  followUps: FollowUps
}

/** Mails the account's owner about a change to signing in or a lasting secret, with a link that undoes it. */
export async function sendSecurityNotice(
  tx: Queryable,
  { userId, kind }: { userId: string; kind: SecurityNotice },
  context: Circumstances,
): Promise<void> {
  const { now, config, followUps } = context
  const email = (await findUser(tx, userId))?.email
  if (email === undefined) return
  const key = `notice:${comparableEmail(email)}`
  const ofKind = await consumeAllowance(tx, `${key}:${kind}`, perKind, now)
  if (!(await consumeAllowance(tx, key, perMailbox, now)).allowed && !ofKind.allowed) return
  const id = v7()
  await tx
    .insertInto('security_notices')
    .values({
      ...{ id, user_id: userId, kind, email, ...sessionOrigin(context) },
      hash: hashToken(noticeToken(id, config.secret)),
      ...{ noticed_at: now, expires_at: new Date(now.getTime() + lifetime) },
    })
    .execute()
  await followUps.add(tx, { kind: 'security-notice', notice_id: id })
}

/** Records the address of a sign-in; the owner is notified of one not seen in the last 90 days. */
export async function recordSignInOrNotify(tx: Queryable, userId: string, context: Circumstances): Promise<void> {
  const { now, address } = context
  const isUsual = await hasSignedInFrom(tx, userId, address, now)
  await recordSignIn(tx, userId, address, now)
  if (!isUsual) await sendSecurityNotice(tx, { userId, kind: 'new-sign-in' }, context)
}

/** The token of a notice's link. */
export const noticeToken = (noticeId: string, secret: string) => mailedToken('secure-account', noticeId, secret)

/** Uses up a notice's link; undefined when it is unknown, used or expired. */
export function takeNotice(tx: Queryable, hash: Buffer, now: Date) {
  return tx
    .deleteFrom('security_notices')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'noticed_at'])
    .executeTakeFirst()
}
