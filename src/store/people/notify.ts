import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Happening } from '#rules/people/notifications.ts'
import type { Queryable } from '#store/database.ts'
import type { FollowUps, MailFollowUp } from '#store/follow-ups.ts'
import { wantsNotification } from './notification-settings.ts'
import { addPushes } from './push-subscriptions.ts'

/** The channel of LISTEN and NOTIFY; a payload is whose list changes, and when. */
export const notifiedChannel = 'notified'

export type Telling = {
  /** The user who is told. */
  to: string
  /** They work for the employer whom it concerns, and are not the employer's own account. */
  isMember?: boolean
  about: Happening
  now: Date
  /** Until what happened can no longer be taken back, no mail and no push goes out; lists show it, as everything, at once. */
  afterSeconds?: number
  /** Notifications of one `key` to one person become one mail, which goes at the `due` of the first of them. */
  bundle?: { key: string; due: Date }
}

/** A transaction that joins a bundle must have ended before its mail is written. */
const joinableMs = 60_000

/**
 * Tells somebody that something happened, by the outlets that they want: a row of their list now, the others later by
 * the queue. In the transaction of what happens, after the rows that it is about; it goes when they go.
 */
export async function notify(tx: Queryable, followUps: FollowUps, telling: Telling): Promise<void> {
  const { to, about, now, afterSeconds = 0, bundle } = telling
  const id = v7()
  const settled = new Date(now.getTime() + afterSeconds * 1_000)
  const waiting = bundle && (await dueOfBundle(tx, to, bundle.key, now))
  const mail = { key: bundle?.key ?? id, due: waiting ?? bundle?.due ?? settled }
  const { kind, ...facts } = about
  const { ids, detail } = split(facts)
  await tx
    .insertInto('notifications')
    .values({
      ...{ id, user_id: to, kind, at: now, ...ids, detail: JSON.stringify(detail) },
      listed: await wantsNotification(tx, to, kind, 'list'),
      ...{ mail_bundle: mail.key, mail_due: mail.due },
    })
    .execute()
  await notifyFeeds(tx, to, now)
  await addPushes(tx, followUps, [{ id, user_id: to }], afterSeconds > 0 ? { afterSeconds } : undefined)
  if (waiting) return
  const seconds = Math.max(0, Math.ceil((mail.due.getTime() - now.getTime()) / 1_000))
  await followUps.add(tx, mailOf(about, telling, mail), ...(seconds > 0 ? [{ afterSeconds: seconds }] : []))
}

/** Tells every node that somebody's list changes at this time. */
export async function notifyFeeds(db: Queryable, userId: string, at: Date): Promise<void> {
  await sql`select pg_notify(${notifiedChannel}, ${`${userId} ${at.getTime()}`})`.execute(db)
}

/** When the mail of a waiting bundle goes; null when a new one begins. Of two who ask at once, the second waits for the first. */
async function dueOfBundle(tx: Queryable, userId: string, key: string, now: Date): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`.execute(tx)
  const waiting = await tx
    .selectFrom('notifications')
    .select('mail_due')
    .where('user_id', '=', userId)
    .where('mail_bundle', '=', key)
    .where('mail_due', '>', new Date(now.getTime() + joinableMs))
    .limit(1)
    .executeTakeFirst()
  return waiting?.mail_due ?? null
}

/** The follow-up that mails it: for what the version before this one mails too, the one which that version understands. */
function mailOf(
  about: Happening,
  { to, isMember, bundle }: Pick<Telling, 'to' | 'isMember' | 'bundle'>,
  { key, due }: { key: string; due: Date },
): MailFollowUp {
  if (bundle) return { kind: 'notifications', user_id: to, bundle: key, due: due.toISOString() }
  const member = isMember && { user_id: to }
  switch (about.kind) {
    case 'application_received':
      return { kind: 'application-received', application_id: about.application_id, ...member }
    case 'status_changed':
      return {
        kind: 'status-changed',
        application_id: about.application_id,
        status: about.status,
        ...(about.decision && { decision_id: about.decision }),
      }
    case 'job_approved':
      return { kind: 'job-approved', job_id: about.job_id, decision_id: about.decision_id, ...member }
    case 'job_rejected':
      return { kind: 'job-rejected', job_id: about.job_id, decision_id: about.decision_id, ...member }
    case 'job_found_wanting':
      return { kind: 'job-found-unlawful', job_id: about.job_id, ...member }
    case 'job_stopped':
      return { kind: 'job-stopped', job_id: about.job_id, decision_id: about.decision_id, ...member }
    case 'job_edited':
      return { kind: 'job-edited', job_id: about.job_id, fields: about.fields, ...member }
    case 'account_changed':
      return about.change === 'edited'
        ? { kind: 'account-edited', user_id: about.account_id, fields: about.fields }
        : { kind: `account-${about.change}`, user_id: about.account_id }
    default:
      return { kind: 'notifications', user_id: to, bundle: key, due: due.toISOString() }
  }
}

/** Ids have columns, so that a notification goes with what it is about; the rest is the detail of its kind. */
function split(facts: object): { ids: Record<string, string>; detail: Record<string, unknown> } {
  const entries = Object.entries(facts)
  return {
    ids: Object.fromEntries(entries.filter(([name]) => name.endsWith('_id'))),
    detail: Object.fromEntries(entries.filter(([name]) => !name.endsWith('_id'))),
  }
}
