import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { deleteEmailChanges } from './email-changes.ts'
import { unlinkIdentities } from './identities.ts'
import { endLastingSecrets } from './lasting-secrets.ts'
import { mailLink, voidLink } from './mailed-links.ts'
import { removeFactorsSince, removeSecondFactors, removeUnprovenFactors } from './second-factors.ts'
import { endSessionsOf } from './sessions.ts'
import { type UserChange, updateUser } from './users.ts'

type Return = { userId: string; email: string; email_verified: boolean; since: Date }
type MakersEnd = { becomes: UserChange & { password_hash: string | null }; factors: 'all' | 'unproven'; now: Date }

/**
 * Returns an account to the owner of its mailbox: ends every session, the password, provider links, factors added since
 * then and lasting secrets, and mails a link for a new password.
 */
export async function returnAccount(
  tx: Transaction,
  { userId, email, email_verified, since }: Return,
  { now, config, followUps }: { now: Date; config: { secret: string }; followUps: FollowUps },
): Promise<void> {
  await updateUser(tx, userId, { email, email_verified, holder_verified: true, password_hash: null })
  await unlinkIdentities(tx, userId)
  await endSessionsOf(tx, userId)
  await removeFactorsSince(tx, userId, since)
  await endLastingSecrets(tx, 'secure-account', { userId, since, now })
  await voidLink(tx, userId, 'verify-email')
  const link = await mailLink(tx, { userId, kind: 'reset-password', secret: config.secret, now })
  await followUps.add(tx, { kind: 'reset-password', link_id: link.id })
}

/**
 * Ends every way in of an account's maker, who has not shown that its email is theirs: sessions, provider links, lasting
 * secrets, links, second factors (`factors`) and, with `becomes`, the password.
 */
export async function endMakersAccess(
  tx: Transaction,
  userId: string,
  { becomes, factors, now }: MakersEnd,
): Promise<void> {
  // First, so that no concurrent sign-in with the password begins a session afterwards.
  await updateUser(tx, userId, becomes)
  await endSessionsOf(tx, userId)
  await endLastingSecrets(tx, 'secure-account', { userId, now })
  await unlinkIdentities(tx, userId)
  // Their links would take the account from its owner again.
  await deleteEmailChanges(tx, userId, new Date(0))
  await voidLink(tx, userId, 'reset-password')
  await (factors === 'all' ? removeSecondFactors : removeUnprovenFactors)(tx, userId)
}
