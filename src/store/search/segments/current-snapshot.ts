import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import { andNotInto, type Bitmap, emptyBitmap, fullBitmap, setBit } from '#store/search/bitmap.ts'
import { type IndexedJob, readJobsOfAllStates } from '#store/search/indexed-jobs.ts'
import type { SearchConnection } from './connection.ts'
import {
  type CachedSegment,
  type IndexVersion,
  maxFreshInMemory,
  readIndexVersion,
  type Segment,
  type SegmentVersion,
  segmentsOf,
  versionSql,
} from './segment.ts'

/** A segment in one version of the index. */
export type SnapshotSegment = {
  segment: Segment
  /** Jobs that are now in another segment, or in none. */
  deleted: Bitmap | null
  deletedCount: number
  /** Jobs that changed since the segment was built, which are outdated in it. */
  changed: Bitmap | null
}

/** A changed job as read at `stamp`; null when it was deleted. */
type FreshJob = { stamp: number; job: IndexedJob | null }

/** One version of the index. Immutable except for values computed once a day. */
export class Snapshot {
  readonly version: string
  readonly segments: readonly SnapshotSegment[]
  readonly fresh: ReadonlyMap<string, FreshJob>
  /** The searched fresh jobs. */
  readonly freshJobs: readonly IndexedJob[]
  /** Whether there are more fresh jobs. */
  readonly isPartial: boolean
  #day = Number.NaN
  #publicJobs: (Bitmap | undefined)[] = []

  constructor(
    version: string,
    segments: readonly SnapshotSegment[],
    fresh: ReadonlyMap<string, FreshJob>,
    isPartial = false,
  ) {
    this.version = version
    this.isPartial = isPartial
    this.segments = segments
    this.fresh = fresh
    this.freshJobs = [...fresh.values()].flatMap(({ job }) => job ?? [])
  }

  /** The number of searched jobs. */
  get size(): number {
    const inSegments = this.segments.reduce((sum, { segment, deletedCount }) => sum + segment.size - deletedCount, 0)
    return inSegments + this.freshJobs.length
  }

  /** The jobs of a segment in all states. */
  allJobs(index: number): Bitmap {
    const { segment, deleted, changed } = this.segments[index]!
    const bitmap = fullBitmap(segment.size)
    if (deleted) andNotInto(bitmap, deleted)
    if (changed) andNotInto(bitmap, changed)
    return bitmap
  }

  /** The jobs of a segment that are public on a day (days since 1970); do not change the result. */
  publicJobs(index: number, day: number): Bitmap {
    if (day !== this.#day) {
      this.#day = day
      this.#publicJobs = []
    }
    let publicJobs = this.#publicJobs[index]
    if (!publicJobs) {
      publicJobs = this.allJobs(index)
      andNotInto(publicJobs, expiredOn(this.segments[index]!.segment, day))
      this.#publicJobs[index] = publicJobs
    }
    return publicJobs
  }
}

const expiredBySegment = new WeakMap<Segment, { day: number; bitmap: Bitmap }>()

/** Cached for the day: every change makes a new snapshot, but the segment's deadlines stay. */
function expiredOn(segment: Segment, day: number): Bitmap {
  const known = expiredBySegment.get(segment)
  if (known?.day === day) return known.bitmap
  const bitmap = emptyBitmap(segment.size)
  const { deadlines } = segment
  for (let ordinal = 0; ordinal < deadlines.length; ordinal++) if (deadlines[ordinal]! < day) setBit(bitmap, ordinal)
  expiredBySegment.set(segment, { day, bitmap })
  return bitmap
}

/** A fresh job with its place in a segment, if any. */
export type FreshJobRow = { id: string; stamp: number; segment: number | null; ordinal: number | null }
type Changes = { version: string; segments: SegmentVersion[]; fresh: FreshJobRow[] }

/** Fresh jobs per query. */
const batchSize = 200

/**
 * Reads the index as of now, except for what is in memory. Null with more than `maxFresh` fresh jobs, or while segments
 * change too fast.
 */
async function readSnapshot(
  db: Database,
  before: { snapshot: Snapshot; segments: readonly CachedSegment[] },
  maxFresh: number,
): Promise<Snapshot | null> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const changes = await readChanges(db, maxFresh)
    if (changes.fresh.length > maxFresh) return null
    const segments = await segmentsOf(db, changes.segments, before.segments)
    if (!segments) continue
    const withChanged = segments.map((each) => ({ ...each, changed: changedIn(each.segment, changes.fresh) }))
    return new Snapshot(changes.version, withChanged, await readFresh(db, changes.fresh, before.snapshot.fresh))
  }
  return null
}

/** One statement, so that its parts belong together. */
async function readChanges(db: Database, maxFresh: number): Promise<Changes> {
  const { rows } = await sql<Changes>`
    WITH fresh AS (
      SELECT job_id AS id, stamp, segment, place AS ordinal
      FROM search_fresh LEFT JOIN search_places USING (job_id) LIMIT ${maxFresh + 1}
    )
    SELECT ${versionSql} AS version,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'deletedCount', dead_count) ORDER BY id), '[]')
        FROM search_segments WHERE ready) AS segments,
      (SELECT coalesce(json_agg(fresh), '[]') FROM fresh) AS fresh`.execute(db)
  return rows[0]!
}

export function changedIn({ id, size }: Segment, fresh: readonly FreshJobRow[]): Bitmap | null {
  const changed = fresh.filter(({ segment }) => segment === id)
  if (changed.length === 0) return null
  const bitmap = emptyBitmap(size)
  for (const { ordinal } of changed) setBit(bitmap, ordinal!)
  return bitmap
}

/**
 * A job that changed again after the version was read comes in its newer state; the next search sees another version.
 */
export async function readFresh(
  db: Database,
  rows: readonly FreshJobRow[],
  before: Snapshot['fresh'],
): Promise<Map<string, FreshJob>> {
  const fresh = new Map<string, FreshJob>()
  const unread: FreshJobRow[] = []
  for (const row of rows) {
    const known = before.get(row.id)
    if (known?.stamp === row.stamp) fresh.set(row.id, known)
    else unread.push(row)
  }
  for (let from = 0; from < unread.length; from += batchSize) {
    const batch = unread.slice(from, from + batchSize)
    const jobs = await readJobsOfAllStates(
      db,
      batch.map(({ id }) => id),
    )
    const byId = new Map(jobs.map((job) => [job.id, job]))
    for (const { id, stamp } of batch) fresh.set(id, { stamp, job: byId.get(id) ?? null })
  }
  return fresh
}

/** A node's memory of the index, beside postings. */
type IndexCache = {
  snapshot: Snapshot
  segments: readonly CachedSegment[]
  refreshing: Promise<unknown>
  /** Whether the last version read is the snapshot's. */
  wasCurrent: boolean
  /** Whether fresh jobs exceeded the limit in memory when last counted. */
  hasBacklog: boolean
}
const indexCaches = new WeakMap<Database, IndexCache>()

/**
 * The index as of now, including everything committed before the call. Null while there are too many fresh jobs, after
 * a bulk import or the first start with this index, or while segments change too fast.
 */
export async function currentSnapshot(
  { db, connection }: SearchConnection,
  maxFresh = maxFreshInMemory,
): Promise<Snapshot | null> {
  const cache = indexCacheOf(db)
  const { version, fresh } = await readIndexVersion(connection)
  cache.hasBacklog = isBacklog(cache, fresh, maxFresh)
  cache.wasCurrent = !cache.hasBacklog && cache.snapshot.version === version
  if (cache.hasBacklog) return null
  if (cache.wasCurrent) return cache.snapshot
  // One refresh at a time: a waiting search often finds the work done.
  const refreshing = cache.refreshing
    .catch(() => {})
    .then(async () => {
      if (cache.snapshot.version === version) return cache.snapshot
      const snapshot = await readSnapshot(connection, cache, maxFresh)
      if (snapshot) Object.assign(cache, { snapshot, segments: snapshot.segments })
      return snapshot
    })
  cache.refreshing = refreshing
  return refreshing
}

/**
 * The snapshot in memory if it was current when last compared; `isCurrent` must confirm results. Null while the index
 * changes, so that few searches run twice.
 */
export function cachedSnapshot({ db }: SearchConnection): Snapshot | null {
  const { snapshot, wasCurrent } = indexCacheOf(db)
  return wasCurrent ? snapshot : null
}

/** Whether a snapshot has the version that was read after its use. */
export function isCurrent(
  { db }: SearchConnection,
  snapshot: Snapshot,
  { version, fresh }: IndexVersion,
  maxFresh = maxFreshInMemory,
): boolean {
  const cache = indexCacheOf(db)
  cache.hasBacklog = isBacklog(cache, fresh, maxFresh)
  cache.wasCurrent = !cache.hasBacklog && version === snapshot.version
  return cache.wasCurrent
}

/** Whether there were too many fresh jobs when last counted. */
export const hasBacklog = ({ db }: SearchConnection): boolean => indexCacheOf(db).hasBacklog

/** A backlog ends only when few are left: reading thousands into memory takes a second or more. */
const isBacklog = (cache: IndexCache, fresh: number, maxFresh: number) =>
  fresh > (cache.hasBacklog ? maxFresh / 4 : maxFresh)

/** The segments in this node's memory. */
export const cachedSegments = (db: Database): readonly CachedSegment[] => indexCacheOf(db).segments

/** Replaces the segments in memory. */
export function cacheSegments(db: Database, segments: readonly CachedSegment[]): void {
  indexCacheOf(db).segments = segments
}

function indexCacheOf(db: Database): IndexCache {
  let cache = indexCaches.get(db)
  if (!cache) {
    cache = {
      snapshot: new Snapshot('', [], new Map()),
      segments: [],
      refreshing: Promise.resolve(),
      wasCurrent: false,
      hasBacklog: false,
    }
    indexCaches.set(db, cache)
  }
  return cache
}
