import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { AlertTime } from '#rules/alerts.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { isBlockedBy } from '#store/people/blocked-employers.ts'
import { notifiedChannel } from '#store/people/notify.ts'
import { addPushes } from '#store/people/push-subscriptions.ts'
import type { AlertedSearch } from '#store/schema/stored-values.ts'

/** A mail that a node has claimed for sending. */
export type AlertMail = { id: string; user_id: string; notify: AlertTime; searches: AlertedSearch[]; tries: number }

/** How long (ms) a claimed mail stays with its node before another one may send it. */
const takenMs = 5 * 60_000

/** Unsent mails are deleted after this long (ms). */
const keptMs = 7 * 24 * 60 * 60_000

/** Locks waiting people whose mail is due. */
async function takeDue(tx: Transaction, now: Date, limit: number) {
  const { rows } = await sql<{ user_id: string; notify: AlertTime }>`
    DELETE FROM due_alerts WHERE (user_id, "notify") IN (
      SELECT user_id, "notify" FROM due_alerts WHERE due_at <= ${now}
      ORDER BY due_at LIMIT ${sql.lit(limit)} FOR UPDATE SKIP LOCKED)
    RETURNING user_id, "notify"`.execute(tx)
  return rows
}

type News = AlertedSearch & {
  user_id: string
  notify: AlertTime
  jobs: number
  wants_list: boolean
  wants_mail: boolean
}

/** New jobs that these people were not told about, with their notification settings. */
async function newsOf(tx: Transaction, due: readonly { user_id: string; notify: AlertTime }[]): Promise<News[]> {
  const users = due.map(({ user_id }) => user_id)
  const times = due.map(({ notify }) => notify)
  const { rows } = await sql<News>`
    SELECT saved.id, saved.user_id, saved."notify", saved.told AS after, max(found.stamp) AS upto,
      (count(*) FILTER (WHERE NOT ${isBlockedBy(sql`saved.user_id`)}))::int AS jobs,
      coalesce((settings.choices->>'alert.list')::boolean, true) AS wants_list,
      coalesce(settings.mail, true) AND coalesce((settings.choices->>'alert.mail')::boolean, true)
        AND users.email_verified AND NOT EXISTS (SELECT FROM mail_bounces
          WHERE mail_bounces.user_id = users.id AND mail_bounces.email_key = users.email_key) AS wants_mail
    FROM unnest(${users}::uuid[], ${times}::text[]) AS due(user_id, at)
    JOIN saved_searches AS saved ON saved.user_id = due.user_id AND saved."notify" = due.at
    JOIN saved_search_jobs AS found ON found.search_id = saved.id AND found.stamp > saved.told AND found.listed
    JOIN jobs ON jobs.id = found.job_id
    JOIN users ON users.id = saved.user_id
    LEFT JOIN notification_settings AS settings ON settings.user_id = saved.user_id
    GROUP BY saved.id, users.id, settings.user_id, settings.choices, settings.mail
    ORDER BY saved.created_at, saved.id`.execute(tx)
  return rows
}

/**
 * Writes the mails that are due and marks their jobs as told. Returns how many people were looked at. The caller locks
 * the listings.
 */
export async function writeDueMails(tx: Transaction, followUps: FollowUps, now: Date, limit: number): Promise<number> {
  const due = await takeDue(tx, now, limit)
  if (due.length === 0) return 0
  const news = await newsOf(tx, due)
  if (news.length === 0) return due.length
  await sql`
    UPDATE saved_searches SET told = news.upto
    FROM unnest(${news.map(({ id }) => id)}::uuid[], ${news.map(({ upto }) => upto)}::bigint[]) AS news(id, upto)
    WHERE saved_searches.id = news.id`.execute(tx)
  // Skip people whose new jobs all belong to blocked employers.
  const worthTelling = news.filter(({ jobs }) => jobs > 0)
  if (worthTelling.length > 0) await addPushes(tx, followUps, await addNotifications(tx, worthTelling, now))
  const byMail = Map.groupBy(
    worthTelling.filter(({ wants_mail }) => wants_mail),
    ({ user_id, notify }) => `${user_id} ${notify}`,
  )
  const mails = [...byMail.values()].flatMap((searches) => {
    const [first] = searches
    if (!first) return []
    const told = searches.map(({ id, after, upto }) => ({ id, after, upto }))
    const row = { id: v7(), user_id: first.user_id, notify: first.notify, searches: JSON.stringify(told) }
    return [{ ...row, made_at: now, retry_at: now }]
  })
  if (mails.length > 0) await tx.insertInto('alert_mails').values(mails).execute()
  return due.length
}

async function addNotifications(tx: Transaction, news: readonly News[], now: Date) {
  const rows = news.map(({ id, user_id, jobs, wants_list }) => {
    const key = v7()
    const told = { id: key, user_id, kind: 'alert', saved_search_id: id, detail: JSON.stringify({ jobs }) } as const
    return { ...told, at: now, listed: wants_list, mail_bundle: key, mail_due: now }
  })
  await tx.insertInto('notifications').values(rows).execute()
  const told = [...new Set(news.map(({ user_id }) => `${user_id} ${now.getTime()}`))]
  await sql`SELECT pg_notify(${notifiedChannel}, told) FROM unnest(${told}::text[]) AS told`.execute(tx)
  return rows
}

/** Claims mails for sending; no other node gets them for five minutes. */
export async function claimAlertMails(db: Queryable, now: Date, limit: number): Promise<AlertMail[]> {
  const { rows } = await sql<AlertMail>`
    UPDATE alert_mails SET retry_at = ${new Date(now.getTime() + takenMs)}, tries = tries + 1
    WHERE id IN (SELECT id FROM alert_mails WHERE retry_at <= ${now}
      ORDER BY retry_at LIMIT ${sql.lit(limit)} FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id, "notify", searches, tries`.execute(db)
  return rows
}

/** Deletes mails that were sent, refused for good, or are empty. */
export async function removeAlertMails(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM alert_mails WHERE id = ANY(${ids}::uuid[])`.execute(db)
}

/** Postpones a mail that could not be sent. */
export async function postponeAlertMail(db: Queryable, id: string, until: Date): Promise<void> {
  await db.updateTable('alert_mails').set({ retry_at: until }).where('id', '=', id).execute()
}

/** Deletes mails that could not be sent for a week. */
export async function deleteStaleAlertMails(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('alert_mails')
    .where('made_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

/** Deletes what is stored about closed jobs in searches, a year after they were posted. */
export async function deleteFoundJobs(db: Queryable, before: Date): Promise<void> {
  await sql`
    DELETE FROM saved_search_jobs AS found WHERE NOT found.listed AND NOT EXISTS (
      SELECT FROM jobs WHERE jobs.id = found.job_id AND jobs.created_at >= ${before})`.execute(db)
}

/** The mail server refused the address for good: stop alerts until the account's email changes. */
export async function recordBounce(db: Queryable, userId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO mail_bounces (user_id, email_key, bounced_at)
    SELECT id, email_key, ${now}::timestamptz FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET email_key = excluded.email_key, bounced_at = excluded.bounced_at`.execute(db)
}

/** The recipients of mails who still want them, with an email that they have confirmed. */
export async function alertReaders(db: Queryable, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .leftJoin('notification_settings as settings', 'settings.user_id', 'users.id')
    .leftJoin('mail_bounces as bounce', 'bounce.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email'])
    .where(sql<boolean>`users.id = ANY(${userIds}::uuid[])`)
    .where('users.email_verified', '=', true)
    .where(sql<boolean>`coalesce(settings.mail, true) AND coalesce((settings.choices->>'alert.mail')::boolean, true)`)
    .where(sql<boolean>`bounce.email_key IS DISTINCT FROM users.email_key`)
    .execute()
}

/**
 * The jobs of mails: up to `most` each with their searches, newest first, and the number per search. Leaves out jobs
 * that are no longer public or that the reader has blocked.
 */
export async function alertedJobs(db: Queryable, mails: readonly AlertMail[], most: number, now: Date) {
  const all = mails.flatMap(({ id: mail, searches }) => searches.map((search) => ({ mail, ...search })))
  const found = sql`
    SELECT told.mail, saved.id AS search_id, saved.name, saved.search, saved.created_at AS saved_at, jobs.id,
      count(*) OVER (PARTITION BY told.mail, saved.id) AS total,
      row_number() OVER (PARTITION BY told.mail ORDER BY jobs.created_at DESC, jobs.id DESC) AS rank,
      row_number() OVER (PARTITION BY told.mail, saved.id ORDER BY jobs.created_at DESC, jobs.id DESC) AS in_search
    FROM unnest(${all.map(({ mail }) => mail)}::uuid[], ${all.map(({ id }) => id)}::uuid[],
      ${all.map(({ after }) => after)}::bigint[], ${all.map(({ upto }) => upto)}::bigint[]) AS told(mail, search, after, upto)
    JOIN saved_searches AS saved ON saved.id = told.search
    JOIN saved_search_jobs AS found
      ON found.search_id = saved.id AND found.stamp > told.after AND found.stamp <= told.upto AND found.listed
    JOIN jobs ON jobs.id = found.job_id AND ${isPublicNow(tokyoDate(now))} AND NOT ${isBlockedBy(sql`saved.user_id`)}`
  const { rows } = await sql<AlertedJobRow>`
    SELECT found.mail, found.search_id, found.name, found.search, found.total::int AS total,
      found.rank <= ${most} AS shown, jobs.id, jobs.title,
      jobs.company, jobs.location, jobs.salary_min, jobs.salary_max, jobs.terms
    FROM (${found}) AS found JOIN jobs ON jobs.id = found.id
    WHERE found.rank <= ${most} OR found.in_search = 1
    ORDER BY found.mail, found.saved_at, found.search_id, found.rank`.execute(db)
  return rows
}

type AlertedJobRow = {
  mail: string
  search_id: string
  name: string
  search: string
  total: number
  /** A search without a job among the first still has one row with its number. */
  shown: boolean
  id: string
  title: string
  company: string
  location: string
  salary_min: number | null
  salary_max: number | null
  terms: Terms | null
}
