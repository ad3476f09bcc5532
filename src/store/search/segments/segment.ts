import { type Selectable, sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import type { Bitmap } from '#store/search/bitmap.ts'
import { notStated } from '#store/search/indexed-jobs.ts'
import { decodeArray } from '#store/search/typed-arrays.ts'
import { decodeWorkplaces, type Workplaces } from '#store/search/workplaces.ts'

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
  /** The lowest yen per month; -1 when not stated. */
  salaryFloor: Int32Array
  /** Days off per year; -1 when not stated. */
  annualDays: Int16Array
  /** The lowest pay with its unit (pay-code.ts), which is yen for jobs paid by the hour; -1 when not stated. */
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
export async function readSegments(db: Queryable, ids: readonly number[]): Promise<Segment[]> {
  const segments: Segment[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await db
      .selectFrom('search_segments')
      .select(['id', 'size', 'words', 'ids', 'created', 'pay', 'deadlines', 'starts', 'heads', 'boundaries'])
      .select(['annual_days', 'hourly_min', 'salary_floor', 'workplaces'])
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
