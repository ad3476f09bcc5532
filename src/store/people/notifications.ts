import { sql } from 'kysely'
import { applicationsWindowSeconds, type NotificationKind, notificationKinds } from '#rules/people/notifications.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { notifyFeeds } from './notify.ts'

/** Notifications with their subject: the job, its applicant, and the reader's side of an application. */
const notifications = (db: Queryable) =>
  db
    .selectFrom('notifications as told')
    .leftJoin('applications', 'applications.id', 'told.application_id')
    .leftJoin('past_applications as past', 'past.id', 'told.past_application_id')
    .leftJoin('jobs', (join) => join.on(sql<boolean>`jobs.id = coalesce(told.job_id, applications.job_id)`))
    .leftJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .leftJoin('saved_searches as saved', 'saved.id', 'told.saved_search_id')
    .select([
      'told.id',
      'told.user_id',
      'told.kind',
      'told.detail',
      'told.at as told_at',
      'told.read_at',
      'told.application_id',
      'told.past_application_id',
      'told.message_id',
      'told.interview_id',
      'told.saved_search_id',
      'told.verification_request_id',
      'told.account_id',
      'told.question_id',
      'saved.search as saved_search',
      'jobs.id as job_id',
      sql<string | null>`coalesce(jobs.title, past.title)`.as('job_title'),
      // For a decision on an employer, its own name; for new jobs, that of the followed one.
      sql<string | null>`coalesce(jobs.company, past.company, (
        SELECT profile.name FROM verification_requests AS request
        JOIN employer_profiles AS profile ON profile.user_id = request.employer_id
        WHERE request.id = told.verification_request_id),
        (SELECT name FROM employer_profiles WHERE user_id = told.account_id))`.as('company'),
      'applicant.name as applicant_name',
      sql<boolean>`coalesce(coalesce(applications.user_id, past.user_id) = told.user_id, false)`.as('is_applicant'),
      exactTime('told.at').as('at'),
    ])

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof notifications>['execute']>>[number]

/** Leaves out kinds that a newer node writes and this version cannot word; newer nodes list and mail them. */
const known = (kind: 'kind' | 'told.kind') => sql<boolean>`${sql.ref(kind)} = ANY(${notificationKinds}::text[])`

/** A user's list as of now; `unread` leaves out read ones. */
export type NotificationFilter = { userId: string; now: Date; unread?: boolean | undefined }

/** A user's list, newest first. */
export function listNotifications(
  db: Queryable,
  { userId, now, unread }: NotificationFilter,
  slice: Slice,
): Promise<NotificationRow[]> {
  return notifications(db)
    .where('told.listed', '=', true)
    .where('told.user_id', '=', userId)
    .where('told.at', '<=', now)
    .where(known('told.kind'))
    .$if(unread === true, (query) => query.where('told.read_at', 'is', null))
    .$call(newestFirst('told.at', 'told.id', slice))
    .execute()
}

/** The length of a user's list, and how many are unread. */
export async function countNotifications(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notifications')
    .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where read_at is null)`.as('unread')])
    .where('listed', '=', true)
    .where('user_id', '=', userId)
    .where('at', '<=', now)
    .where(known('kind'))
    .executeTakeFirstOrThrow()
}

/** Marks notifications as read: the given ones, or all shown by now. The user's other windows are notified. */
export async function markNotificationsRead(
  db: Queryable,
  { userId, now, ids }: { userId: string; now: Date; ids?: readonly string[] | undefined },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('listed', '=', true)
    .where('read_at', 'is', null)
    .where('user_id', '=', userId)
    .where('at', '<=', now)
    .where(ids === undefined ? known('kind') : sql<boolean>`id = ANY(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await notifyFeeds(db, userId, now)
}

type AboutApplication = { userId: string; applicationId: string; kinds: readonly NotificationKind[]; now: Date }

/** Marks a user's notifications of these kinds about an application as read, because they open it. */
export async function markApplicationRead(
  db: Queryable,
  { userId, applicationId, kinds, now }: AboutApplication,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('application_id', '=', applicationId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind = ANY(${kinds}::text[])`)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await notifyFeeds(db, userId, now)
}

/** The notifications of one mail, oldest first, without those whose subject is gone. */
export function listBundle(
  db: Queryable,
  { userId, bundle, due }: { userId: string; bundle: string; due: Date },
): Promise<NotificationRow[]> {
  return notifications(db)
    .where('told.user_id', '=', userId)
    .where('told.mail_bundle', '=', bundle)
    .where('told.mail_due', '=', due)
    .orderBy('told.at')
    .orderBy('told.id')
    .execute()
}

/** One notification, without a check of access. */
export function findNotification(db: Queryable, id: string): Promise<NotificationRow | undefined> {
  return notifications(db).where('told.id', '=', id).executeTakeFirst()
}

/** Deletes notifications that became visible before a time. */
export async function deleteNotificationsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('at', '<', before).execute()
}

const key = 'applications'

/**
 * The bundle for the mail about an application; null when the employer got none within the window, so that this mail
 * goes alone. Of two concurrent applicants, the second waits for the first.
 */
export async function applicationsBundle(
  tx: Transaction,
  employerId: string,
  { now, afterSeconds }: { now: Date; afterSeconds: number },
): Promise<{ key: string; due: Date } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${employerId} ${key}`}, 0))`.execute(tx)
  const since = new Date(now.getTime() + (afterSeconds - applicationsWindowSeconds) * 1_000)
  const last = await tx
    .selectFrom('notifications')
    .select('mail_due')
    .where('user_id', '=', employerId)
    .where('kind', '=', 'application_received')
    .where('mail_due', '>', since)
    .orderBy('mail_due', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.mail_due ? { key, due: new Date(last.mail_due.getTime() + applicationsWindowSeconds * 1_000) } : null
}
