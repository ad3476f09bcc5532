import type { Queryable } from '#store/database.ts'
import type { Bitmap } from '#store/search/bitmap.ts'
import { decodeArray } from '#store/search/typed-arrays.ts'
import { readSegments } from './segment.ts'
import type { SnapshotSegment } from './snapshot.ts'

/** A segment in one version of the index, before its columns are read. */
export type SegmentVersion = { id: number; deletedCount: number }

/** A segment without its changed jobs; it stays the same until the next flush or merge. */
export type CachedSegment = Omit<SnapshotSegment, 'changed'>

/** The current segments. */
export const readSegmentVersions = (db: Queryable): Promise<SegmentVersion[]> =>
  db
    .selectFrom('search_segments')
    .select(['id', 'dead_count as deletedCount'])
    .where('ready', '=', true)
    .orderBy('id')
    .execute()

/**
 * Reads the segments with their deleted jobs, except for those in `cached`. Null when a segment was merged away or lost
 * more jobs since the versions were read.
 */
export async function segmentsOf(
  db: Queryable,
  versions: readonly SegmentVersion[],
  cached: readonly CachedSegment[],
): Promise<CachedSegment[] | null> {
  const cachedById = new Map(cached.map((each) => [each.segment.id, each]))
  const unread = versions.filter(({ id }) => !cachedById.has(id)).map(({ id }) => id)
  const read = new Map((await readSegments(db, unread)).map((segment) => [segment.id, segment]))
  const outdated = versions.filter(({ id, deletedCount }) => deletedCount !== (cachedById.get(id)?.deletedCount ?? 0))
  const outdatedIds = new Set(outdated.map(({ id }) => id))
  const deletedById = await readDeleted(db, outdated)
  const segments: CachedSegment[] = []
  for (const { id, deletedCount } of versions) {
    const before = cachedById.get(id)
    const segment = before?.segment ?? read.get(id)
    const deleted = outdatedIds.has(id) ? deletedById.get(id) : (before?.deleted ?? null)
    if (!segment || deleted === undefined) return null
    segments.push({ segment, deleted, deletedCount })
  }
  return segments
}

async function readDeleted(db: Queryable, versions: readonly SegmentVersion[]): Promise<Map<number, Bitmap>> {
  if (versions.length === 0) return new Map()
  const rows = await db
    .selectFrom('search_segments')
    .select(['id', 'dead', 'dead_count'])
    .where(
      'id',
      'in',
      versions.map(({ id }) => id),
    )
    .execute()
  const unchanged = rows.filter((row) =>
    versions.some(({ id, deletedCount }) => id === row.id && deletedCount === row.dead_count),
  )
  return new Map(unchanged.map(({ id, dead }) => [id, decodeArray(Uint32Array, dead)]))
}
