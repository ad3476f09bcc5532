import { type Defence, type LastingSecretName, lastingSecrets } from '#rules/people/lasting-secrets.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type AuditSource, type EntryFacts, record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { removeCalendarFeedSince } from '#store/interviews/calendar-feeds.ts'
import { deleteKeysMadeSince } from './api-keys.ts'
import { lockAccount } from './second-factors.ts'
import { type Circumstances, sendSecurityNotice } from './security-notices.ts'
import { isSessionOpen } from './sessions.ts'
import { removeInvitationsSince } from './team-invitations.ts'
import { switchOffWebhooksSetSince } from './webhooks.ts'

type Table = typeof lastingSecrets
/** Secrets that are recorded and told when they are made. */
type ToldSecret = { [Name in LastingSecretName]: Table[Name]['notice'] extends null ? never : Name }[LastingSecretName]

/** How secrets that a user made since then end; those of a session go with its row. */
const enders: Record<ToldSecret, (tx: Transaction, of: { userId: string; since: Date; now: Date }) => Promise<void>> = {
  calendarAddress: removeCalendarFeedSince,
  apiKey: deleteKeysMadeSince,
  webhook: switchOffWebhooksSetSince,
  teamInvitation: removeInvitationsSince,
}

const ever = new Date(0)

/** Ends the secrets that this ends, by the table; `since` is when the notice was sent. */
export async function endLastingSecrets(
  tx: Transaction,
  defence: Defence,
  { userId, now, since = ever }: { userId: string; now: Date; since?: Date },
): Promise<void> {
  // One that is being made is stored first, or its session is gone.
  await lockAccount(tx, userId)
  for (const secret of Object.keys(enders) as ToldSecret[]) {
    const ended = lastingSecrets[secret].endedBy[defence]
    if (ended !== 'none') await enders[secret](tx, { userId, now, since: ended === 'all' ? ever : since })
  }
}

/**
 * Records that the viewer makes or changes a secret, and tells them by mail. To be called before it is stored: waits for
 * a concurrent password change, and refuses when that has ended the session.
 */
export async function recordLastingSecret(
  tx: Transaction,
  context: AuditSource & Circumstances & { viewer: { id: string; sessionId: string } },
  { secret, action, subject, ...facts }: { secret: ToldSecret; action?: string; subject: string | null } & EntryFacts,
): Promise<void> {
  const { id, sessionId } = context.viewer
  if (!(await lockAccount(tx, id)) || !(await isSessionOpen(tx, sessionId))) throw new RefusalError('session-ended')
  const { audit, notice } = lastingSecrets[secret]
  await record(tx, context, action ?? audit, subject, facts)
  await sendSecurityNotice(tx, { userId: id, kind: notice }, context)
}
