import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import { type Bitmap, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { readJobsOfAllStates } from '#store/search/indexed-jobs.ts'
import { versionSql } from './index-version.ts'
import type { Segment } from './segment.ts'
import { type CachedSegment, type SegmentVersion, segmentsOf } from './segment-versions.ts'
import { type FreshJob, Snapshot } from './snapshot.ts'

/** A fresh job with its place in a segment, if any. */
export type FreshJobRow = { id: string; stamp: number; segment: number | null; ordinal: number | null }
type Changes = { version: string; segments: SegmentVersion[]; fresh: FreshJobRow[] }

/** Fresh jobs per query. */
const batchSize = 200

/**
 * Reads the index as of now, except for what is in memory. Null with more than `maxFresh` fresh jobs, or while segments
 * change too fast.
 */
export async function readSnapshot(
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
