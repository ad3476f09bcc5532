import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { NotifiedEvent } from '#rules/people/notifications.ts'
import type { Queryable } from '#store/database.ts'
import type { FollowUps, MailFollowUp } from '#store/follow-ups.ts'
import { wantsNotification } from './notification-settings.ts'
import { addPushes } from './push-subscriptions.ts'

/** The channel of LISTEN and NOTIFY; a payload names the user and the time. */
export const notifiedChannel = 'notified'

export type NotifyOptions = {
  /** The notified user. */
  to: string
  /** Whether the user is a team member rather than the employer's own account. */
  isMember?: boolean
  about: NotifiedEvent
  now: Date
  /** No mail or push goes before this time, until which the event can be undone; lists show it at once. */
  afterSeconds?: number
  /** Notifications to one person with the same `key` become one mail, sent at the `due` of the first. */
  bundle?: { key: string; due: Date }
}

/** Long enough for a joining transaction to commit before the mail is written. */
const joinableMs = 60_000

/**
 * Notifies a user by their chosen channels: a row in their list now, mail and push through the queue. Call it in the
 * event's transaction, after its rows; it is deleted with them.
 */
export async function notify(tx: Queryable, followUps: FollowUps, options: NotifyOptions): Promise<void> {
  const { to, about, now, afterSeconds = 0, bundle } = options
  // Its id would tell the time of a question, and so who asked.
  const id = about.kind === 'question_received' ? randomUUID() : v7()
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
  await followUps.add(tx, mailOf(about, options, mail), ...(seconds > 0 ? [{ afterSeconds: seconds }] : []))
}

type Many = {
  kind: 'job_ended' | 'case_told' | 'favourite_changed'
  told: readonly {
    id: string
    user_id: string
    application_id?: string | undefined
    past_application_id?: string | undefined
    job_id?: string | undefined
    account_id?: string | undefined
    detail: Record<string, unknown>
  }[]
  now: Date
  afterSeconds?: number
  /** Who is mailed; all of them if absent. */
  mailed?: ReadonlySet<string>
}

/** As `notify`, for one event of many people, who are mailed whatever they chose; each gets one mail. */
export async function notifyMany(
  tx: Queryable,
  followUps: FollowUps,
  { kind, told, now, afterSeconds = 0, mailed }: Many,
): Promise<void> {
  if (told.length === 0) return
  const due = new Date(now.getTime() + afterSeconds * 1_000)
  const bundle = v7()
  const people = [...new Set(told.map(({ user_id }) => user_id))]
  const { rows: without } = await sql<{ user_id: string }>`
    SELECT user_id FROM notification_settings
    WHERE user_id = ANY(${people}::uuid[]) AND choices -> ${`${kind}.list`} = 'false'`.execute(tx)
  const unlisted = new Set(without.map(({ user_id }) => user_id))
  const rows = told.map(({ detail, ...one }) => ({
    ...{ ...one, kind, at: now, detail: JSON.stringify(detail), listed: !unlisted.has(one.user_id) },
    ...{ mail_bundle: bundle, mail_due: due },
  }))
  for (let from = 0; from < rows.length; from += 1_000)
    await tx
      .insertInto('notifications')
      .values(rows.slice(from, from + 1_000))
      .execute()
  await sql`SELECT pg_notify(${notifiedChannel}, person || ${` ${now.getTime()}`}) FROM unnest(${people}::text[]) AS person`.execute(
    tx,
  )
  const later = afterSeconds > 0 ? { afterSeconds } : undefined
  await addPushes(tx, followUps, told, later)
  for (const user_id of people.filter((id) => !mailed || mailed.has(id)))
    await followUps.add(
      tx,
      { kind: 'notifications', user_id, bundle, due: due.toISOString() },
      ...(later ? [later] : []),
    )
}

/** Tells every node that a user's list changes at this time. */
export async function notifyFeeds(db: Queryable, userId: string, at: Date): Promise<void> {
  await sql`select pg_notify(${notifiedChannel}, ${`${userId} ${at.getTime()}`})`.execute(db)
}

/**
 * When the waiting bundle's mail goes; null starts a new one. Of two concurrent callers, the second waits for the
 * first.
 */
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

/** The follow-up for the mail. Kinds that the former version also mails use its format. */
function mailOf(
  about: NotifiedEvent,
  { to, isMember, bundle }: Pick<NotifyOptions, 'to' | 'isMember' | 'bundle'>,
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

/** Ids have columns, so that a notification is deleted with its subject; the rest is the kind's detail. */
function split(facts: object): { ids: Record<string, string>; detail: Record<string, unknown> } {
  const entries = Object.entries(facts)
  return {
    ids: Object.fromEntries(entries.filter(([name]) => name.endsWith('_id'))),
    detail: Object.fromEntries(entries.filter(([name]) => !name.endsWith('_id'))),
  }
}
