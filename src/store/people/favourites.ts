import { sql } from 'kysely'
import type { JobState } from '#rules/jobs/job-state.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'

/** A person's favourites: public ones first, then the latest; at most `limits.favouritesPerUser`. */
export async function listFavourites(
  db: Queryable,
  userId: string,
  today: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const isPublic = isPublicNow(today)
  return db
    .selectFrom('favourites')
    .innerJoin('jobs', 'jobs.id', 'favourites.job_id')
    .innerJoin('users as employer', 'employer.id', 'jobs.owner_id')
    .select(['jobs.id', 'jobs.title', 'jobs.company', isPublic.as('is_public')])
    .select(
      sql<JobState>`CASE WHEN employer.suspended_at IS NOT NULL THEN 'suspended'
        WHEN jobs.stopped_by_operator THEN 'stopped' ELSE 'closed' END`.as('state'),
    )
    .where('favourites.user_id', '=', userId)
    .orderBy(isPublic, 'desc')
    .orderBy('favourites.saved_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
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

/** The number of a person's favourites. */
export async function countFavourites(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('favourites')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

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
  const done = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
