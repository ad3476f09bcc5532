import { sql } from 'kysely'
import { alertDue } from '#rules/alerts.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { SearchedJob } from '#store/schema/alerts.ts'

/** A change of a job, and what the search read of the job before; null when it was not public. */
export type ListingChange = { stamp: number; job_id: string; before: SearchedJob | null }

/** An arbitrary key of an advisory lock: who compares jobs with searches. */
const lock = 736_804_418

/** Keeps others from comparing jobs with searches before the transaction ends; false when somebody does. */
export async function tryLockListings(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`SELECT pg_try_advisory_xact_lock(${sql.lit(lock)}) AS held`.execute(tx)
  return rows[0]?.held === true
}

/** The same, and waits for who does. */
export async function lockListings(tx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
}

/** The oldest changes that no saved search was compared with. */
export function listingChanges(db: Queryable, limit: number): Promise<ListingChange[]> {
  return db.selectFrom('listing_changes').select(['stamp', 'job_id', 'before']).orderBy('stamp').limit(limit).execute()
}

export async function removeListingChanges(tx: Queryable, stamps: readonly number[]): Promise<void> {
  await sql`DELETE FROM listing_changes WHERE stamp = ANY(${stamps}::bigint[])`.execute(tx)
}

/** Searches that were saved or got other conditions since an instant of the database, by id; and that instant now. */
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

/** What is known of jobs: the searches that list or listed them, and which of that was not told yet. */
export function foundJobs(db: Queryable, jobIds: readonly string[]) {
  return db
    .selectFrom('saved_search_jobs as found')
    .innerJoin('saved_searches as saved', 'saved.id', 'found.search_id')
    .select(['found.job_id as job', 'found.search_id as search', 'found.listed'])
    .select(sql<boolean>`coalesce(found.stamp > saved.told, false)`.as('untold'))
    .where(sql<boolean>`found.job_id = ANY(${jobIds}::uuid[])`)
    .execute()
}

/** Forgets that jobs came up. */
export async function removeFound(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    DELETE FROM saved_search_jobs AS found
    USING unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    WHERE found.job_id = pair.job AND found.search_id = pair.search`.execute(tx)
}

/** Searches list these jobs no more. */
export async function markUnlisted(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    UPDATE saved_search_jobs AS found SET listed = false
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    WHERE found.job_id = pair.job AND found.search_id = pair.search`.execute(tx)
}

/** Searches listed these jobs already when they were saved. */
export async function addListedBefore(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    INSERT INTO saved_search_jobs (job_id, search_id)
    SELECT pair.job, pair.search
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    JOIN saved_searches ON saved_searches.id = pair.search
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Jobs come up in searches; those that did before are listed again, which is no news. */
export async function addFound(tx: Queryable, pairs: readonly Pair[]): Promise<void> {
  await sql`
    INSERT INTO saved_search_jobs AS found (job_id, search_id, stamp)
    SELECT pair.job, pair.search, nextval('listing_stamps')
    FROM unnest(${jobsOf(pairs)}::uuid[], ${searchesOf(pairs)}::uuid[]) AS pair(job, search)
    JOIN saved_searches ON saved_searches.id = pair.search
    ON CONFLICT (job_id, search_id) DO UPDATE SET listed = true WHERE NOT found.listed`.execute(tx)
}

/** Whoever wants to hear of what came up in these searches is to get a mail. */
export async function addDueAlerts(tx: Queryable, searchIds: readonly string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO due_alerts (user_id, "notify", due_at)
    SELECT DISTINCT user_id, "notify",
      CASE WHEN "notify" = 'daily' THEN ${alertDue('daily', now)}::timestamptz ELSE ${alertDue('instant', now)} END
    FROM saved_searches WHERE id = ANY(${searchIds}::uuid[]) AND "notify" <> 'none'
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** How many searches all people have saved. */
export async function countAllSavedSearches(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
