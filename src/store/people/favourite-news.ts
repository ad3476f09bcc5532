import { sql } from 'kysely'
import type { FavouriteFacts } from '#rules/people/notifications.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { isBlockedBy } from './blocked-employers.ts'

/** How many days before its deadline a favourite tells of it. */
export const favouriteDeadlineDays = 3

/** People with ids after the first and up to the second. */
export type PeopleSlice = { after: string; upto: string }

/** The end of a slice with about this many favourites; undefined when there are fewer. */
export async function endOfSlice(db: Queryable, after: string, favourites: number): Promise<string | undefined> {
  const end = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .offset(favourites)
    .limit(1)
    .executeTakeFirst()
  return end?.user_id
}

/** A favourite with news; `before` are the facts of the version that the person saved or was told of last. */
export type NewsRow = FavouriteFacts & {
  user_id: string
  job_id: string
  wants_mail: boolean
  is_public: boolean
  told_closed: boolean
  /** Near, and not told yet; else null. */
  ending: string | null
  before: FavouriteFacts | null
}

const wantsMail = sql<boolean>`(users.email_verified AND coalesce(settings.mail, true)
  AND coalesce((settings.choices ->> 'favourite_changed.mail')::boolean, false))`

/** The favourites of some people whose job closed, came back, ends soon or changed since they were told. */
export async function favouriteNews(
  tx: Transaction,
  { after, upto }: PeopleSlice,
  { today, until }: { today: string; until: string },
): Promise<NewsRow[]> {
  const isPublic = isPublicNow(today)
  const ending = sql`(${isPublic} AND jobs.deadline <= ${until}::date
    AND saved.told_deadline IS DISTINCT FROM jobs.deadline
    AND (saved.saved_at AT TIME ZONE 'Asia/Tokyo')::date < jobs.deadline - ${sql.lit(favouriteDeadlineDays)})`
  const { rows } = await sql<NewsRow>`
    SELECT saved.user_id, saved.job_id, ${wantsMail} AS wants_mail, ${isPublic} AS is_public, saved.told_closed,
      CASE WHEN ${ending} THEN jobs.deadline::text END AS ending, change.before,
      jobs.location, jobs.salary_min, jobs.salary_max, jobs.job_type, jobs.work_style, jobs.terms
    FROM favourites AS saved
    JOIN jobs ON jobs.id = saved.job_id
    JOIN users ON users.id = saved.user_id AND users.role <> 'employer' AND users.suspended_at IS NULL
    LEFT JOIN notification_settings AS settings ON settings.user_id = saved.user_id
    LEFT JOIN LATERAL (SELECT before FROM favourite_changes AS changed
      WHERE changed.job_id = saved.job_id AND changed.at > coalesce(saved.told_at, saved.saved_at)
      ORDER BY changed.at LIMIT 1) AS change ON ${isPublic}
    WHERE saved.user_id > ${after} AND saved.user_id <= ${upto}
      AND (${isPublic} = saved.told_closed OR change.before IS NOT NULL OR ${ending})
      AND NOT ${isBlockedBy(sql`saved.user_id`)}
    ORDER BY saved.user_id, saved.saved_at DESC`.execute(tx)
  return rows
}

/** Records that people know these favourites as they are now. */
export async function markFavouritesTold(tx: Transaction, news: readonly NewsRow[], now: Date): Promise<void> {
  await sql`
    UPDATE favourites AS saved SET told_at = ${now}, told_closed = NOT news.is_public,
      told_deadline = coalesce(news.ending, saved.told_deadline)
    FROM unnest(${news.map(({ user_id }) => user_id)}::uuid[], ${news.map(({ job_id }) => job_id)}::uuid[],
      ${news.map(({ is_public }) => is_public)}::boolean[], ${news.map(({ ending }) => ending)}::date[])
      AS news (user_id, job_id, is_public, ending)
    WHERE saved.user_id = news.user_id AND saved.job_id = news.job_id`.execute(tx)
}

/** Takes the deleted favourites of some people that they were not told of. */
export async function takeEndedFavourites(tx: Transaction, { after, upto }: PeopleSlice) {
  const { rows } = await sql<{ user_id: string; title: string; company: string; wants_mail: boolean }>`
    WITH ended AS (
      UPDATE past_favourites SET told = true WHERE NOT told AND user_id > ${after} AND user_id <= ${upto}
      RETURNING user_id, title, company)
    SELECT ended.user_id, ended.title, ended.company, ${wantsMail} AS wants_mail
    FROM ended JOIN users ON users.id = ended.user_id AND users.role <> 'employer' AND users.suspended_at IS NULL
    LEFT JOIN notification_settings AS settings ON settings.user_id = ended.user_id`.execute(tx)
  return rows
}

/** Deletes changes of public jobs that everybody was told of, and those before a time. */
export async function forgetFavouriteChanges(
  db: Queryable,
  { told, before, today }: { told: Date; before: Date; today: string },
): Promise<void> {
  await sql`
    DELETE FROM favourite_changes AS changed USING jobs
    WHERE jobs.id = changed.job_id AND (changed.at < ${before} OR changed.at < ${told} AND ${isPublicNow(today)})`.execute(
    db,
  )
}
