import { type RawBuilder, sql } from 'kysely'
import { searchTerms } from '#rules/search/search-text.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { findsAll } from '#store/like.ts'
import { type EmployerProfile, findEmployerProfile } from './employer-profiles.ts'

/** Whether everybody may read about the employer; reads `profile` and `account`. */
const hasPage = sql<boolean>`(profile.name IS NOT NULL AND account.suspended_at IS NULL AND account.role <> 'user')`

/** Followers are counted up to this. */
const mostFollowers = 100_000

/** The number of public jobs of `profile`. */
const publicJobs = (today: string) =>
  sql<number>`(SELECT count(*)::int FROM jobs WHERE jobs.owner_id = profile.user_id AND ${isPublicNow(today)})`

/** A profile with a name, and its number of public jobs and followers; undefined for an employer without a page. */
export async function findPublicEmployer(
  db: Queryable,
  id: string,
  today: string,
): Promise<(EmployerProfile & { name: string; jobs_total: number; followers: number }) | undefined> {
  const { rows } = await sql<{ name: string; jobs_total: number; followers: number }>`
    SELECT profile.name, ${publicJobs(today)} AS jobs_total,
      (SELECT count(*)::int FROM (
        SELECT FROM follows WHERE employer_id = profile.user_id LIMIT ${sql.lit(mostFollowers)}) AS counted) AS followers
    FROM employer_profiles AS profile JOIN users AS account ON account.id = profile.user_id
    WHERE profile.user_id = ${id} AND ${hasPage}`.execute(db)
  const profile = rows[0] && (await findEmployerProfile(db, id))
  return profile && rows[0] && { ...profile, ...rows[0] }
}

/** Ids of the newest public jobs of an employer. */
export async function newestJobsOf(
  db: Queryable,
  ownerId: string,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  if (limit === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(isPublicNow(today))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type ListedEmployerRow = Pick<
  EmployerProfile,
  'user_id' | 'industry' | 'size' | 'address' | 'website' | 'about' | 'logo_id' | 'verified_at'
> & { name: string; jobs_total: number }

/** Letters of a text in lists. */
const excerpt = 300

/** Employers with a page and a public job, the newest job first, and how many there are. */
export async function listEmployersWithJobs(
  db: Queryable,
  asked: { q?: string | undefined; industry?: string | undefined; limit: number; offset: number },
  today: string,
): Promise<{ employers: ListedEmployerRow[]; total: number }> {
  const finds = (text: RawBuilder<string>, query: string | undefined) =>
    findsAll(
      text,
      searchTerms(query ?? '').map((term) => [term]),
    )
  const { rows } = await sql<{ ids: string[]; total: number }>`
    WITH found AS (SELECT profile.user_id, newest.created_at
    FROM employer_profiles AS profile JOIN users AS account ON account.id = profile.user_id
    CROSS JOIN LATERAL (SELECT jobs.created_at FROM jobs WHERE jobs.owner_id = profile.user_id AND ${isPublicNow(today)}
      ORDER BY jobs.created_at DESC LIMIT 1) AS newest
    WHERE ${hasPage}
      AND ${finds(sql`profile.search_text`, asked.q)}
      AND ${finds(sql`split_part(profile.search_text, E'\n', 4)`, asked.industry)}
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT user_id FROM found
      ORDER BY created_at DESC, user_id LIMIT ${asked.limit} OFFSET ${asked.offset}) AS ids`.execute(db)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  return { employers: await employersById(db, ids, today), total }
}

/** Employers with a page for lists, in the given order; others are left out. */
export async function employersById(
  db: Queryable,
  ids: readonly string[],
  today: string,
): Promise<ListedEmployerRow[]> {
  const { rows } = await sql<ListedEmployerRow>`
    SELECT profile.user_id, profile.name, profile.industry, profile.size, profile.address, profile.website,
      left(profile.about, ${sql.lit(excerpt)}) AS about, profile.logo_id, profile.verified_at,
      ${publicJobs(today)} AS jobs_total
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN employer_profiles AS profile ON profile.user_id = asked.id JOIN users AS account ON account.id = asked.id
    WHERE ${hasPage} ORDER BY asked.place`.execute(db)
  return rows
}

/** The employers that a person follows, the latest first; at most `limits.followsPerUser`. */
export function followsOf(db: Queryable, userId: string): Promise<{ employer_id: string; followed_at: Date }[]> {
  return db
    .selectFrom('follows')
    .select(['employer_id', 'followed_at'])
    .where('user_id', '=', userId)
    .orderBy('followed_at', 'desc')
    .orderBy('employer_id')
    .execute()
}

/** Follows an employer; its later jobs are told, so that a mail need not look at the stamps before. */
export async function addFollow(tx: Queryable, user_id: string, employer_id: string): Promise<void> {
  await sql`
    INSERT INTO follows (user_id, employer_id, told)
    SELECT ${user_id}, ${employer_id}, last_value - (NOT is_called)::int FROM listing_stamps
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Ends a follow; returns whether there was one. */
export const removeFollow = (db: Queryable, userId: string, employerId: string): Promise<boolean> =>
  didChange(db.deleteFrom('follows').where('user_id', '=', userId).where('employer_id', '=', employerId))
