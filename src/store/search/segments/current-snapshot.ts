import type { Database } from '#store/database.ts'
import type { SearchConnection } from './connection.ts'
import { type IndexVersion, maxFreshInMemory, readIndexVersion } from './index-version.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { CachedSegment } from './segment-versions.ts'
import { Snapshot } from './snapshot.ts'

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
