import { sql } from 'kysely'
import type { JobState } from '#rules/jobs/job-state.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { countOf } from '#store/keyset.ts'

type ListedFavourite = { id: string; title: string; company: string; is_public: boolean; state: JobState }

/** A person's favourites: public ones first, then the latest, then those whose job was deleted. */
export async function listFavourites(
  db: Queryable,
  userId: string,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedFavourite[]> {
  const { rows } = await sql<ListedFavourite>`
    SELECT id, title, company, is_public, state FROM (
      SELECT jobs.id, jobs.title, jobs.company, ${isPublicNow(today)} AS is_public, saved.saved_at AS at,
        CASE WHEN employer.suspended_at IS NOT NULL THEN 'suspended'
          WHEN jobs.stopped_by_operator THEN 'stopped' ELSE 'closed' END AS state
      FROM favourites AS saved
      JOIN jobs ON jobs.id = saved.job_id JOIN users AS employer ON employer.id = jobs.owner_id
      WHERE saved.user_id = ${userId}
      UNION ALL
      SELECT job_id, title, company, false, ended_at, 'deleted' FROM past_favourites WHERE user_id = ${userId}
    ) AS listed
    ORDER BY is_public DESC, state = 'deleted', at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** Ids of a person's favourites, the latest first. */
export async function favouriteIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('job_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('job_id', 'desc')
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** The number of a person's favourites whose job was deleted. */
export const countPastFavourites = (db: Queryable, userId: string): Promise<number> =>
  countOf(db.selectFrom('past_favourites').where('user_id', '=', userId))

/** The number of a person's favourites whose job exists. */
export const countFavourites = (db: Queryable, userId: string): Promise<number> =>
  countOf(db.selectFrom('favourites').where('user_id', '=', userId))

/** Saves public jobs in this order, the first as the latest; leaves out others and saved ones. Returns how many are new. */
export async function addFavourites(
  tx: Queryable,
  { userId, jobIds, today, now }: { userId: string; jobIds: readonly string[]; today: string; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO favourites (user_id, job_id, saved_at)
    SELECT ${userId}::uuid, jobs.id, ${now}::timestamptz - asked.place * interval '1 millisecond'
    FROM unnest(${jobIds}::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN jobs ON jobs.id = asked.id
    WHERE ${isPublicNow(today)}
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Which of these jobs are public and not among a person's favourites, in the given order. */
export async function newFavourites(
  tx: Queryable,
  { userId, jobIds, today }: { userId: string; jobIds: readonly string[]; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT jobs.id FROM unnest(${jobIds}::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN jobs ON jobs.id = asked.id
    WHERE ${isPublicNow(today)}
      AND NOT EXISTS (SELECT FROM favourites WHERE user_id = ${userId} AND job_id = jobs.id)
    ORDER BY asked.place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Removes a favourite; returns whether there was one. */
export async function removeFavourite(db: Queryable, userId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    WITH saved AS (DELETE FROM favourites WHERE user_id = ${userId} AND job_id = ${jobId} RETURNING job_id),
      past AS (DELETE FROM past_favourites WHERE user_id = ${userId} AND job_id = ${jobId} RETURNING job_id)
    SELECT job_id FROM saved UNION ALL SELECT job_id FROM past`.execute(db)
  return rows.length > 0
}
