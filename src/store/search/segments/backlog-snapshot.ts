import { sql } from 'kysely'
import { isStated } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { isDatabaseSlow } from '#store/database/errors.ts'
import type { Database } from '#store/database.ts'
import { containing } from '#store/like.ts'
import { emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { type IndexedJob, readIndexedJobs } from '#store/search/indexed-jobs.ts'
import { allSpellings } from '#store/search/match/segment-matcher.ts'
import { type SearchConnection, withRepeatableRead } from './connection.ts'
import { cachedSegments, cacheSegments, changedIn, type FreshJobRow, readFresh, Snapshot } from './current-snapshot.ts'
import { readSegmentVersions, segmentsOf } from './segment.ts'

/** The segments alone, while too many fresh jobs wait. The connection must use one database snapshot. */
export async function backlogSnapshot({ db, connection }: SearchConnection): Promise<Snapshot> {
  const segments = await segmentsOf(connection, await readSegmentVersions(connection), cachedSegments(db))
  if (!segments) throw new Error('A segment vanished from a database snapshot')
  cacheSegments(db, segments)
  const changedBySegment = await readChanged(connection)
  const withChanged = segments.map((each) => {
    const ordinals = changedBySegment.get(each.segment.id)
    if (!ordinals) return { ...each, changed: null }
    const changed = emptyBitmap(each.segment.size)
    for (const ordinal of ordinals) setBit(changed, ordinal)
    return { ...each, changed }
  })
  return new Snapshot('', withChanged, new Map())
}

/** Ordinals of the fresh jobs in segments, which are outdated there. */
async function readChanged(db: Database): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ segment: number; ordinals: number[] }>`
    SELECT segment, array_agg(place) AS ordinals FROM search_fresh JOIN search_places USING (job_id)
    GROUP BY segment`.execute(db)
  return new Map(rows.map(({ segment, ordinals }) => [segment, ordinals]))
}

/** Fresh jobs in memory at once. */
const batchSize = 1_000

/** Fresh jobs that may match a query, in batches of up to `limit`. The connection must use one database snapshot. */
export async function* freshBatches(
  db: Database,
  query: SearchQuery,
  checkTime: () => void,
  limit = batchSize,
): AsyncGenerator<IndexedJob[]> {
  // What a job may state beside its text says nothing of it.
  const terms = query.terms.filter((term) => !term.excluded && !isStated(term))
  const conditions = terms.map((term) =>
    sql.join(
      allSpellings(term).map((spelling) => sql`search_text LIKE ${containing(spelling)}`),
      sql` OR `,
    ),
  )
  const condition = sql<boolean>`${sql.join([sql`true`, ...conditions.map((each) => sql`(${each})`)], sql` AND `)}`
  // Without a term the texts are not needed.
  const text = query.terms.length > 0 ? {} : { text: sql<string>`''` }
  for (let after: string | null = null; ; ) {
    checkTime()
    const ids: string[] = await nextFresh(db, after, Math.max(1, Math.min(limit, batchSize)))
    after = ids.at(-1) ?? null
    if (after === null) return
    yield await readIndexedJobs(db, ids, { condition, ...text })
  }
}

async function nextFresh(db: Database, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_fresh')
    .select('job_id')
    .$if(after !== null, (query) => query.where('job_id', '>', after))
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** How long (ms) one search may read fresh jobs from the database, and how long none does after that was too short. */
const limits = { scan: 500, rest: 5_000 }

/** Thrown when fresh jobs cannot be read in time. */
class ScanTooLong extends Error {
  override name = 'ScanTooLong'
}

type Scans = { running: boolean; restsUntil: number }
const scansOfDatabase = new WeakMap<Database, Scans>()

/**
 * Lets `work` read all fresh jobs in one database snapshot; it must call `checkTime` between batches. One search per
 * node at a time. Null for the others, and on timeout.
 */
export async function scanBacklog<Result>(
  source: SearchConnection,
  work: (unchanging: SearchConnection, checkTime: () => void) => Promise<Result>,
  limitMs = limits.scan,
): Promise<Result | null> {
  const scans = scansOfDatabase.get(source.db) ?? { running: false, restsUntil: 0 }
  scansOfDatabase.set(source.db, scans)
  const from = performance.now()
  if (scans.running || from < scans.restsUntil) return null
  scans.running = true
  const checkTime = () => {
    if (performance.now() - from > limitMs) throw new ScanTooLong()
  }
  try {
    return await withRepeatableRead(source, async (unchanging) => {
      await sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(unchanging.connection)
      return work(unchanging, checkTime)
    })
  } catch (error) {
    if (!(error instanceof ScanTooLong) && !isDatabaseSlow(error)) throw error
    scans.restsUntil = performance.now() + limits.rest
    return null
  } finally {
    scans.running = false
  }
}

/** How many of the newest backlog jobs are searched: enough for the first page and for a just posted job. */
const newestLookedAt = 500
/** How long (ms) a snapshot is reused during a backlog. */
const usableFor = 1_000

type Latest = { at: number; snapshot: Promise<Snapshot> }
const latestOfDatabase = new WeakMap<Database, Latest>()

/**
 * The index while too many fresh jobs wait: all segments and the newest fresh jobs. Changed jobs are found in their old
 * version until indexed. Searches within a second share one; `anew` forces another.
 */
export function partialSnapshot(source: SearchConnection, anew = false): Promise<Snapshot> {
  const now = performance.now()
  const latest = latestOfDatabase.get(source.db)
  if (latest && !anew && now - latest.at < usableFor) return latest.snapshot
  const snapshot = readPartial(source, latest)
  latestOfDatabase.set(source.db, { at: now, snapshot })
  snapshot.catch(() => latestOfDatabase.delete(source.db))
  return snapshot
}

async function readPartial({ db, connection }: SearchConnection, latest: Latest | undefined): Promise<Snapshot> {
  const before = await latest?.snapshot.catch(() => undefined)
  for (let attempt = 1; attempt <= 5; attempt++) {
    const segments = await segmentsOf(connection, await readSegmentVersions(connection), cachedSegments(db))
    if (!segments) continue
    cacheSegments(db, segments)
    const newest = await readNewestFresh(connection)
    const withChanged = segments.map((each) => ({ ...each, changed: changedIn(each.segment, newest) }))
    return new Snapshot('', withChanged, await readFresh(connection, newest, before?.fresh ?? new Map()), true)
  }
  throw new Error('Segments of the search index change faster than they are read')
}

async function readNewestFresh(db: Database): Promise<FreshJobRow[]> {
  const { rows } = await sql<FreshJobRow>`
    SELECT newest.id, fresh.stamp, segment, place AS ordinal
    FROM (
      SELECT id FROM jobs WHERE approval_status = 'approved' AND is_active
      ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(newestLookedAt)}
    ) AS newest JOIN search_fresh AS fresh ON fresh.job_id = newest.id
    LEFT JOIN search_places AS places ON places.job_id = newest.id`.execute(db)
  return rows
}
