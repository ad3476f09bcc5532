import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { SearchConnection } from './connection.ts'
import { cachedSegments, cacheSegments } from './current-snapshot.ts'
import { changedIn, type FreshJobRow, readFresh } from './read-snapshot.ts'
import { readSegmentVersions, segmentsOf } from './segment-versions.ts'
import { Snapshot } from './snapshot.ts'

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
