import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { type AlertTime, alertDue } from '#rules/alerts.ts'
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
export type AlertMail = {
  id: string
  user_id: string
  notify: AlertTime
  searches: AlertedSearch[]
  employers: AlertedSearch[]
  tries: number
}

/** How long (ms) a claimed mail stays with its node before another one may send it. */
const takenMs = 5 * 60_000

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
  /** Whose jobs they are: of a saved search, or of a followed employer. */
  of: 'search' | 'employer'
  user_id: string
  notify: AlertTime
  jobs: number
  wants_list: boolean
  wants_mail: boolean
}

/** Whether `users` wants news of a kind in the list, and by mail; reads `settings`. */
const wanted = (kind: 'alert' | 'followed_employer_posted') => sql`
  coalesce((settings.choices->>${sql.lit(`${kind}.list`)})::boolean, true) AS wants_list,
  coalesce(settings.mail, true) AND coalesce((settings.choices->>${sql.lit(`${kind}.mail`)})::boolean, true)
    AND users.email_verified AND NOT EXISTS (SELECT FROM mail_bounces
      WHERE mail_bounces.user_id = users.id AND mail_bounces.email_key = users.email_key) AS wants_mail`

/** New jobs that these people were not told about, with their notification settings. */
async function newsOf(tx: Transaction, due: readonly { user_id: string; notify: AlertTime }[]): Promise<News[]> {
  const users = due.map(({ user_id }) => user_id)
  const times = due.map(({ notify }) => notify)
  const { rows } = await sql<News>`
    SELECT 'search' AS of, saved.id, saved.user_id, saved."notify", saved.told AS after, max(found.stamp) AS upto,
      (count(*) FILTER (WHERE NOT ${isBlockedBy(sql`saved.user_id`)}))::int AS jobs,
      ${wanted('alert')}
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

/** New jobs of followed employers that these people were not told about; they come with the daily mail. */
async function newsOfEmployers(tx: Transaction, users: readonly string[], now: Date): Promise<News[]> {
  if (users.length === 0) return []
  const { rows } = await sql<News>`
    SELECT 'employer' AS of, follows.employer_id AS id, follows.user_id, 'daily' AS "notify", follows.told AS after,
      max(post.stamp) AS upto, (count(*) FILTER (WHERE ${isPublicNow(tokyoDate(now))}
        AND NOT ${isBlockedBy(sql`follows.user_id`)}))::int AS jobs,
      ${wanted('followed_employer_posted')}
    FROM follows
    JOIN employer_posts AS post ON post.employer_id = follows.employer_id AND post.stamp > follows.told
      AND post.posted_at > follows.followed_at
    JOIN jobs ON jobs.id = post.job_id
    JOIN users ON users.id = follows.user_id
    LEFT JOIN notification_settings AS settings ON settings.user_id = follows.user_id
    WHERE follows.user_id = ANY(${users}::uuid[])
    GROUP BY follows.user_id, follows.employer_id, users.id, settings.user_id, settings.choices, settings.mail
    ORDER BY follows.followed_at, follows.employer_id`.execute(tx)
  return rows
}

/** Whether posts of followed employers wait for `planFollowerMails`. */
export async function hasFreshPosts(db: Queryable): Promise<boolean> {
  const { rows } = await sql`SELECT FROM employer_posts WHERE stamp IS NULL LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Marks the followers of employers with fresh posts for the next daily mail. The caller locks the listings. */
export async function planFollowerMails(tx: Transaction, now: Date): Promise<void> {
  await sql`
    WITH fresh AS (UPDATE employer_posts SET stamp = nextval('listing_stamps') WHERE stamp IS NULL RETURNING employer_id)
    INSERT INTO due_alerts (user_id, "notify", due_at)
    SELECT DISTINCT user_id, 'daily', ${alertDue('daily', now)}::timestamptz
    FROM follows WHERE employer_id IN (SELECT employer_id FROM fresh)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Marks news as told. */
async function markTold(tx: Transaction, news: readonly News[]): Promise<void> {
  const of = (kind: News['of']) => news.filter((each) => each.of === kind)
  const [searches, employers] = [of('search'), of('employer')]
  await sql`
    UPDATE saved_searches SET told = news.upto
    FROM unnest(${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ upto }) => upto)}::bigint[]) AS news(id, upto)
    WHERE saved_searches.id = news.id`.execute(tx)
  await sql`
    UPDATE follows SET told = news.upto
    FROM unnest(${employers.map(({ user_id }) => user_id)}::uuid[], ${employers.map(({ id }) => id)}::uuid[],
      ${employers.map(({ upto }) => upto)}::bigint[]) AS news(reader, id, upto)
    WHERE follows.user_id = news.reader AND follows.employer_id = news.id`.execute(tx)
}

/**
 * Writes the mails that are due and marks their jobs as told. Returns how many people were looked at. The caller locks
 * the listings.
 */
export async function writeDueMails(tx: Transaction, followUps: FollowUps, now: Date, limit: number): Promise<number> {
  const due = await takeDue(tx, now, limit)
  if (due.length === 0) return 0
  const daily = due.filter(({ notify }) => notify === 'daily').map(({ user_id }) => user_id)
  const news = [...(await newsOf(tx, due)), ...(await newsOfEmployers(tx, daily, now))]
  if (news.length === 0) return due.length
  await markTold(tx, news)
  // Skip people whose new jobs all belong to blocked employers.
  const worthTelling = news.filter(({ jobs }) => jobs > 0)
  if (worthTelling.length > 0) await addPushes(tx, followUps, await addNotifications(tx, worthTelling, now))
  const byMail = Map.groupBy(
    worthTelling.filter(({ wants_mail }) => wants_mail),
    ({ user_id, notify }) => `${user_id} ${notify}`,
  )
  const mails = [...byMail.values()].flatMap((told) => {
    const [first] = told
    if (!first) return []
    const of = (kind: News['of']) =>
      JSON.stringify(told.filter((each) => each.of === kind).map(({ id, after, upto }) => ({ id, after, upto })))
    const row = { id: v7(), user_id: first.user_id, notify: first.notify }
    return [{ ...row, searches: of('search'), employers: of('employer'), made_at: now, retry_at: now }]
  })
  if (mails.length > 0) await tx.insertInto('alert_mails').values(mails).execute()
  return due.length
}

async function addNotifications(tx: Transaction, news: readonly News[], now: Date) {
  const rows = news.map(({ of, id, user_id, jobs, wants_list }) => {
    const key = v7()
    const about =
      of === 'search'
        ? ({ kind: 'alert', saved_search_id: id, account_id: null } as const)
        : ({ kind: 'followed_employer_posted', saved_search_id: null, account_id: id } as const)
    const told = { id: key, user_id, ...about, detail: JSON.stringify({ jobs }) }
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
    RETURNING id, user_id, "notify", searches, employers, tries`.execute(db)
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

/** The mail server refused the address for good: stop alerts until the account's email changes. */
export async function recordBounce(db: Queryable, userId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO mail_bounces (user_id, email_key, bounced_at)
    SELECT id, email_key, ${now}::timestamptz FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET email_key = excluded.email_key, bounced_at = excluded.bounced_at`.execute(db)
}

/** The recipients of mails who still want them, and of what, with an email that they have confirmed. */
export async function alertReaders(db: Queryable, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .leftJoin('notification_settings as settings', 'settings.user_id', 'users.id')
    .leftJoin('mail_bounces as bounce', 'bounce.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email'])
    .select(wants('alert').as('wants_searches'))
    .select(wants('followed_employer_posted').as('wants_employers'))
    .where(sql<boolean>`users.id = ANY(${userIds}::uuid[])`)
    .where('users.email_verified', '=', true)
    .where(sql<boolean>`coalesce(settings.mail, true)`)
    .where(sql<boolean>`bounce.email_key IS DISTINCT FROM users.email_key`)
    .execute()
}

const wants = (kind: 'alert' | 'followed_employer_posted') =>
  sql<boolean>`coalesce((settings.choices->>${sql.lit(`${kind}.mail`)})::boolean, true)`

/**
 * The jobs of mails: up to `most` each with their searches and followed employers, newest first, and the number of each
 * of these. Leaves out jobs that are no longer public or that the reader has blocked.
 */
export async function alertedJobs(db: Queryable, mails: readonly AlertMail[], most: number, now: Date) {
  const told = (of: 'searches' | 'employers') => {
    const all = mails.flatMap((mail) => mail[of].map((source) => ({ mail: mail.id, ...source })))
    return sql`unnest(${all.map(({ mail }) => mail)}::uuid[], ${all.map(({ id }) => id)}::uuid[],
      ${all.map(({ after }) => after)}::bigint[], ${all.map(({ upto }) => upto)}::bigint[]) AS told(mail, source, after, upto)`
  }
  const isShown = (reader: RawBuilder<unknown>) => sql`${isPublicNow(tokyoDate(now))} AND NOT ${isBlockedBy(reader)}`
  const found = sql`
    SELECT told.mail, saved.id AS source, saved.name, saved.search, false AS of_employer, saved.created_at AS since,
      jobs.id, jobs.created_at
    FROM ${told('searches')}
    JOIN saved_searches AS saved ON saved.id = told.source
    JOIN saved_search_jobs AS found
      ON found.search_id = saved.id AND found.stamp > told.after AND found.stamp <= told.upto AND found.listed
    JOIN jobs ON jobs.id = found.job_id AND ${isShown(sql`saved.user_id`)}
    UNION ALL
    SELECT told.mail, told.source, coalesce(employer.name, jobs.company), '', true, follows.followed_at,
      jobs.id, jobs.created_at
    FROM ${told('employers')}
    JOIN alert_mails ON alert_mails.id = told.mail
    JOIN follows ON follows.user_id = alert_mails.user_id AND follows.employer_id = told.source
    LEFT JOIN employer_profiles AS employer ON employer.user_id = told.source
    JOIN employer_posts AS post ON post.employer_id = told.source AND post.stamp > told.after
      AND post.stamp <= told.upto AND post.posted_at > follows.followed_at
    JOIN jobs ON jobs.id = post.job_id AND ${isShown(sql`follows.user_id`)}`
  const ranked = sql`
    SELECT *, count(*) OVER (PARTITION BY mail, source) AS total,
      row_number() OVER (PARTITION BY mail ORDER BY of_employer, created_at DESC, id DESC) AS rank,
      row_number() OVER (PARTITION BY mail, source ORDER BY created_at DESC, id DESC) AS in_source
    FROM (${found}) AS found`
  const { rows } = await sql<AlertedJobRow>`
    SELECT found.mail, found.source, found.of_employer, found.name, found.search, found.total::int AS total,
      found.rank <= ${most} AS shown, jobs.id, jobs.title,
      jobs.company, jobs.location, jobs.salary_min, jobs.salary_max, jobs.terms
    FROM (${ranked}) AS found JOIN jobs ON jobs.id = found.id
    WHERE found.rank <= ${most} OR found.in_source = 1
    ORDER BY found.mail, found.of_employer, found.since, found.source, found.rank`.execute(db)
  return rows
}

type AlertedJobRow = {
  mail: string
  /** The id of the saved search, or of the followed employer. */
  source: string
  of_employer: boolean
  name: string
  search: string
  total: number
  /** A source without a job among the first still has one row with its number. */
  shown: boolean
  id: string
  title: string
  company: string
  location: string
  salary_min: number | null
  salary_max: number | null
  terms: Terms | null
}

/** A person's mailed searches that want alternatives, oldest first, each with the jobs told in other mails than this one. */
export async function searchesForAlternatives(db: Queryable, mail: { id: string; user_id: string }, most: number) {
  const { rows } = await sql<{ id: string; name: string; search: string; told: string[] }>`
    SELECT saved.id, saved.name, saved.search, ARRAY(SELECT told.job_id::text FROM told_alternatives AS told
      WHERE told.search_id = saved.id AND told.mail_id <> ${mail.id}) AS told
    FROM saved_searches AS saved
    WHERE saved.user_id = ${mail.user_id} AND saved.notify_alternatives AND saved."notify" <> 'none'
    ORDER BY saved.created_at, saved.id LIMIT ${most}`.execute(db)
  return rows
}

/** Claims alternatives for a mail; returns those that it may show: of no blocked employer, and in no other mail. */
export async function claimAlternatives(
  db: Queryable,
  mail: { id: string; user_id: string },
  search: string,
  jobs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ job_id: string }>`
    INSERT INTO told_alternatives AS told (search_id, job_id, mail_id)
    SELECT ${search}::uuid, jobs.id, ${mail.id}::uuid FROM jobs
    WHERE jobs.id = ANY(${jobs}::uuid[]) AND NOT ${isBlockedBy(sql`${mail.user_id}::uuid`)}
    ON CONFLICT (search_id, job_id) DO UPDATE SET mail_id = excluded.mail_id WHERE told.mail_id = excluded.mail_id
    RETURNING job_id`.execute(db)
  return new Set(rows.map(({ job_id }) => job_id))
}
