import { type Selectable, sql } from 'kysely'
import type { Database, Queryable } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import type { Bitmap } from '#store/search/bitmap.ts'
import { notStated } from '#store/search/indexed-jobs.ts'
import { decodeArray } from '#store/search/typed-arrays.ts'
import { decodeWorkplaces, type Workplaces } from '#store/search/workplaces.ts'
import type { SnapshotSegment } from './current-snapshot.ts'

/**
 * A segment in memory: its immutable columns with an entry per job, oldest first. A job's index in them is its ordinal
 * (`place` in the database).
 */
export type Segment = {
  id: number
  size: number
  /** Version of its known words. */
  words: string
  idAt(ordinal: number): string
  /** µs since 1970. */
  created: Float64Array
  /** Yen per month; -1 when not stated. */
  pay: Int32Array
  /** The pay by which jobs are ordered, yen per month; -1 when not stated. */
  payOrder: Int32Array
  /** The lowest yen per month; -1 when not stated. */
  salaryFloor: Int32Array
  /** Days off per year; -1 when not stated. */
  annualDays: Int16Array
  /** The lowest pay with its unit (payCode), which is yen for jobs paid by the hour; -1 when not stated. */
  hourlyMin: Int32Array
  workplaces: Workplaces
  /** Days since 1970. */
  deadlines: Int32Array
  /** Start of each job's text in the segment's text; one entry more than jobs. */
  starts: Uint32Array
  /** Lengths of title and company, two entries a job. */
  heads: Uint16Array
  /** Start of each job's title among all titles. */
  titles: Uint32Array
  /** Word boundaries in the titles. */
  boundaries: Bitmap
}

/** Segments per query: about 3 MB each on the wire. */
const batchSize = 8

/** Reads segments; merged ones are missing. */
async function readSegments(db: Queryable, ids: readonly number[]): Promise<Segment[]> {
  const segments: Segment[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await db
      .selectFrom('search_segments')
      .select(['id', 'size', 'words', 'ids', 'created', 'pay', 'deadlines', 'starts', 'heads', 'boundaries'])
      .select(['annual_days', 'hourly_min', 'salary_floor', 'pay_order', 'workplaces'])
      .where('id', 'in', ids.slice(from, from + batchSize))
      .where(sql<boolean>`ready`)
      .execute()
    for (const row of rows) segments.push(segmentOf(row))
  }
  return segments
}

type SegmentRow = Omit<Selectable<Schema['search_segments']>, 'ready' | 'begun_at' | 'dead' | 'dead_count'>

function segmentOf({
  id,
  size,
  words,
  ids,
  annual_days,
  hourly_min,
  salary_floor,
  pay_order,
  workplaces,
  ...columns
}: SegmentRow): Segment {
  const heads = decodeArray(Uint16Array, columns.heads)
  const titles = new Uint32Array(size + 1)
  for (let ordinal = 0; ordinal < size; ordinal++) {
    titles[ordinal + 1] = titles[ordinal]! + heads[2 * ordinal]! + 1
  }
  return {
    id,
    size,
    words,
    idAt: (ordinal) => uuidOf(ids.toString('hex', 16 * ordinal, 16 * ordinal + 16)),
    created: decodeArray(Float64Array, columns.created),
    pay: decodeArray(Int32Array, columns.pay),
    // A segment from before jobs had estimates has its stated pay alone.
    payOrder: decodeArray(Int32Array, pay_order.length > 0 ? pay_order : columns.pay),
    // A segment from before jobs had these columns: none of its jobs states them.
    salaryFloor: salary_floor.length > 0 ? decodeArray(Int32Array, salary_floor) : new Int32Array(size).fill(notStated),
    annualDays: annual_days.length > 0 ? decodeArray(Int16Array, annual_days) : new Int16Array(size).fill(notStated),
    hourlyMin: hourly_min.length > 0 ? decodeArray(Int32Array, hourly_min) : new Int32Array(size).fill(notStated),
    workplaces: decodeWorkplaces(workplaces, size),
    deadlines: decodeArray(Int32Array, columns.deadlines),
    starts: decodeArray(Uint32Array, columns.starts),
    heads,
    titles,
    boundaries: decodeArray(Uint32Array, columns.boundaries),
  }
}

const uuidOf = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

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

/** The index's version, and the number of fresh jobs, which changed since their segment was built. */
export type IndexVersion = { version: string; fresh: number }

/** Stamps only rise, and rows leave only with a new generation, so versions are unique. */
export const versionSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

/** More fresh jobs than this (about 3 KB each) are not kept in memory. */
export const maxFreshInMemory = 20_000

/** Stops counting at one more fresh job than fits in memory; the version is useless then. */
export const indexVersionSql = sql<IndexVersion>`
  SELECT (SELECT generation FROM search_generation) || ':' || coalesce(sum(stamp), 0) AS version, count(*) AS fresh
  FROM (SELECT stamp FROM search_fresh LIMIT ${sql.lit(maxFreshInMemory + 1)}) AS fresh`

export async function readIndexVersion(db: Database): Promise<IndexVersion> {
  const { rows } = await indexVersionSql.execute(db)
  return rows[0]!
}
