import type { Queryable } from '#store/database.ts'
import type { Bits } from '#store/search/hits/bits.ts'
import { decodeArray } from './postings.ts'
import { readSegments } from './segment.ts'
import type { SnapshotSegment } from './snapshot.ts'

/** A segment as one state of the index has it, before anything of it is read. */
export type SegmentState = { id: number; deadCount: number }

/** What does not change of it while nothing is sealed. */
export type KnownSegment = Omit<SnapshotSegment, 'changed'>

/**
 * The segments of a state, with their dead; what is in memory is not read again. Null when a segment was merged away or
 * its dead have grown since the state was read.
 */
export async function segmentsOf(
  db: Queryable,
  states: readonly SegmentState[],
  before: readonly KnownSegment[],
): Promise<KnownSegment[] | null> {
  const known = new Map(before.map((each) => [each.segment.id, each]))
  const unread = states.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const read = new Map((await readSegments(db, unread)).map((segment) => [segment.id, segment]))
  const worn = states.filter(({ id, deadCount }) => deadCount !== (known.get(id)?.deadCount ?? 0))
  const dead = await readDead(db, worn)
  const segments: KnownSegment[] = []
  for (const { id, deadCount } of states) {
    const old = known.get(id)
    const segment = old?.segment ?? read.get(id)
    const isWorn = worn.some((each) => each.id === id)
    const bits = isWorn ? dead.get(id) : (old?.dead ?? null)
    if (!segment || bits === undefined) return null
    segments.push({ segment, dead: bits, deadCount })
  }
  return segments
}

async function readDead(db: Queryable, worn: readonly SegmentState[]): Promise<Map<number, Bits>> {
  if (worn.length === 0) return new Map()
  const ids = worn.map(({ id }) => id)
  const rows = await db
    .selectFrom('search_segments')
    .select(['id', 'dead', 'dead_count'])
    .where('id', 'in', ids)
    .execute()
  const asExpected = rows.filter((row) =>
    worn.some(({ id, deadCount }) => id === row.id && deadCount === row.dead_count),
  )
  return new Map(asExpected.map(({ id, dead }) => [id, decodeArray(Uint32Array, dead)]))
}
