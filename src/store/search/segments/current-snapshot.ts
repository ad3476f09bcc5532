import type { Database } from '#store/database.ts'
import type { SearchConnection } from './connection.ts'
import { type IndexVersion, readIndexVersion } from './index-version.ts'
import { readSnapshot } from './read-snapshot.ts'
import { limitSearches } from './search-limit.ts'
import type { CachedSegment } from './segment-versions.ts'
import { Snapshot } from './snapshot.ts'

/** More fresh jobs than this (some 3 KB each) are not kept in memory. */
const maxFreshInMemory = 20_000

/** What a node has in memory of the index, beside postings. */
type IndexCache = {
  snapshot: Snapshot
  segments: readonly CachedSegment[]
  refreshing: Promise<unknown>
  /** Whether the last version that was read is the snapshot's. */
  wasCurrent: boolean
}
const indexCaches = new WeakMap<Database, IndexCache>()

/**
 * The index as it is now: whatever was committed before the call is in it. Null while there are too many fresh jobs, just
 * after a bulk import or the first start with this index, or while segments come and go too fast.
 */
export async function currentSnapshot(
  { db, connection }: SearchConnection,
  maxFresh = maxFreshInMemory,
): Promise<Snapshot | null> {
  const cache = indexCacheOf(db)
  const { version, fresh } = await readIndexVersion(connection)
  const hasBacklog = fresh > maxFresh
  limitSearches(db, hasBacklog)
  cache.wasCurrent = !hasBacklog && cache.snapshot.version === version
  if (hasBacklog) return null
  if (cache.wasCurrent) return cache.snapshot
  // One refresh after the other: whoever waited for another search's often finds the work done.
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
 * The snapshot in memory, if it was current when last compared. What is found in it has to be confirmed by `isCurrent`. Null
 * while the index changes, so that hardly any search is done twice.
 */
export function cachedSnapshot({ db }: SearchConnection): Snapshot | null {
  const { snapshot, wasCurrent } = indexCacheOf(db)
  return wasCurrent ? snapshot : null
}

/** Whether a snapshot is of the version that was read after it was used. */
export function isCurrent(
  { db }: SearchConnection,
  snapshot: Snapshot,
  { version, fresh }: IndexVersion,
  maxFresh = maxFreshInMemory,
): boolean {
  const cache = indexCacheOf(db)
  cache.wasCurrent = fresh <= maxFresh && version === snapshot.version
  return cache.wasCurrent
}

/** The segments that this node has in memory. */
export const cachedSegments = (db: Database): readonly CachedSegment[] => indexCacheOf(db).segments

/** Keeps these segments in memory in place of those before. */
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
    }
    indexCaches.set(db, cache)
  }
  return cache
}
