import { type Selectable, sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import type { Bits } from '#store/search/hits/bits.ts'
import { decodeArray } from './postings.ts'

/** A sealed part of the index in memory: what never changes of it, an entry per job, oldest first. */
export type Segment = {
  id: number
  size: number
  /** Which known words it answers for. */
  words: string
  idAt(place: number): string
  /** µs since 1970. */
  created: Float64Array
  /** Yen per month; -1 when not stated. */
  pay: Int32Array
  /** Days since 1970. */
  deadlines: Int32Array
  /** Where each job's text begins in the segment's text; one more than jobs. */
  starts: Uint32Array
  /** Letters of the title and of the company, two entries a job. */
  heads: Uint16Array
  /** Where each job's title begins among all titles. */
  titles: Uint32Array
  /** Where in the titles words begin and end. */
  boundaries: Bits
  /** Bytes that it takes. */
  weight: number
}

/** Segments that are read at once: some 3 MB each on the wire. */
const atOnce = 8

/** Reads segments; those that are gone by now are missing. */
export async function readSegments(db: Queryable, ids: readonly number[]): Promise<Segment[]> {
  const segments: Segment[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .selectFrom('search_segments')
      .select(['id', 'size', 'words', 'ids', 'created', 'pay', 'deadlines', 'starts', 'heads', 'boundaries'])
      .where('id', 'in', ids.slice(from, from + atOnce))
      .where(sql<boolean>`ready`)
      .execute()
    for (const row of rows) segments.push(segmentOf(row))
  }
  return segments
}

type Row = Omit<Selectable<Schema['search_segments']>, 'ready' | 'begun_at' | 'dead' | 'dead_count'>

function segmentOf({ id, size, words, ids, ...columns }: Row): Segment {
  const heads = decodeArray(Uint16Array, columns.heads)
  const titles = new Uint32Array(size + 1)
  for (let place = 0; place < size; place++) titles[place + 1] = titles[place]! + heads[2 * place]! + 1
  const bytes = Object.values(columns).reduce((sum, column) => sum + column.length, ids.length)
  return {
    id,
    size,
    words,
    idAt: (place) => uuidOf(ids.toString('hex', 16 * place, 16 * place + 16)),
    created: decodeArray(Float64Array, columns.created),
    pay: decodeArray(Int32Array, columns.pay),
    deadlines: decodeArray(Int32Array, columns.deadlines),
    starts: decodeArray(Uint32Array, columns.starts),
    heads,
    titles,
    boundaries: decodeArray(Uint32Array, columns.boundaries),
    weight: bytes + titles.byteLength,
  }
}

const uuidOf = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
