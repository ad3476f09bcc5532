import { sql } from 'kysely'
import { alertDue } from '#rules/alerts.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { SearchedJob } from '#store/schema/alerts.ts'

/** A change of a job, and the searched columns before it; null when the job was not public. */
export type ListingChange = { stamp: number; job_id: string; before: SearchedJob | null }

/** Key of the advisory lock for comparing jobs with searches; the number is arbitrary. */
const lock = 736_804_418

/** Locks the comparison of jobs with searches until the transaction ends; false when another node has the lock. */
export async function tryLockListings(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(${sql.lit(lock)}) AS locked`.execute(
    tx,
  )
  return rows[0]?.locked === true
}

/** As `tryLockListings`, but waits for the lock. */
export async function lockListings(tx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
}

/** The oldest changes that were not compared with saved searches yet. */
export function listingChanges(db: Queryable, limit: number): Promise<ListingChange[]> {
  return db.selectFrom('listing_changes').select(['stamp', 'job_id', 'before']).orderBy('stamp').limit(limit).execute()
}

export async function removeListingChanges(tx: Queryable, stamps: readonly number[]): Promise<void> {
  await sql`DELETE FROM listing_changes WHERE stamp = ANY(${stamps}::bigint[])`.execute(tx)
}

/** Searches that were saved or changed since a time of the database, by id; and the database's time now. */
export function savedSearchesSince(
  db: Queryable,
  since: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; search: string; stamp: number; read_at: Date }[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'search', 'stamp', sql<Date>`now()`.as('read_at')])
    .where('changed_at', '>', since)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A job and a saved search, by their ids. */
export type Pair = { job: string; search: string }

const jobsOf = (pairs: readonly Pair[]) => pairs.map(({ job }) => job)
const searchesOf = (pairs: readonly Pair[]) => pairs.map(({ search }) => search)

/** The stored matches of jobs: which searches list or listed them, and which were not told yet. */
export function foundJobs(db: Queryable, jobIds: readonly string[]) {
  return db
    .selectFrom('saved_search_jobs as found')
    .innerJoin('saved_searches as saved', 'saved.id', 'found.search_id')
    .select(['found.job_id as job', 'found.search_id as search', 'found.listed'])
    .select(sql<boolean>`coalesce(found.stamp > saved.told, false)`.as('untold'))
    .where(sql<boolean>`found.job_id = ANY(${jobIds}::uuid[])`)
    .execute()
}

/** Deletes matches. */
export async function removeFound(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    DELETE FROM saved_search_jobs AS found
    USING unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    WHERE found.job_id = pair.job AND found.search_id = pair.search`.execute(tx)
}

/** Marks jobs as no longer listed by searches. */
export async function markUnlisted(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    UPDATE saved_search_jobs AS found SET listed = false
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    WHERE found.job_id = pair.job AND found.search_id = pair.search`.execute(tx)
}

/** Adds jobs that searches listed already when they were saved. */
export async function addListedBefore(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    INSERT INTO saved_search_jobs (job_id, search_id)
    SELECT pair.job, pair.search
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    JOIN saved_searches ON saved_searches.id = pair.search
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Adds new matches; a job that matched before is listed again, and is not new. */
export async function addFound(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    INSERT INTO saved_search_jobs AS found (job_id, search_id, stamp)
    SELECT pair.job, pair.search, nextval('listing_stamps')
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    JOIN saved_searches ON saved_searches.id = pair.search
    ON CONFLICT (job_id, search_id) DO UPDATE SET listed = true WHERE NOT found.listed`.execute(tx)
}

/** Marks the owners of these searches for a mail, if they want one. */
export async function addDueAlerts(tx: Queryable, searchIds: readonly string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO due_alerts (user_id, "notify", due_at)
    SELECT DISTINCT user_id, "notify",
      CASE WHEN "notify" = 'daily' THEN ${alertDue('daily', now)}::timestamptz ELSE ${alertDue('instant', now)} END
    FROM saved_searches WHERE id = ANY(${searchIds}::uuid[]) AND "notify" <> 'none'
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** The number of saved searches of all people. */
export async function countAllSavedSearches(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
