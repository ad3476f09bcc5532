import { type Bitmap, lastBitUpTo } from '#store/search/bitmap.ts'
import { newestFirst } from '#store/search/indexed-jobs.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import type { PageWindow, RankedHit, SegmentSubset } from './hits.ts'

/** Merges the newest jobs of segments and fresh jobs, given newest first; a segment has its newest job last. */
export function newest(
  parts: readonly SegmentSubset[],
  fresh: readonly RankedHit[],
  { offset, limit }: PageWindow,
): string[] {
  const cursors = parts.filter(({ count }) => count > 0).map((part) => new MergeCursor(part))
  cursors.sort(newestFirst)
  const ids: string[] = []
  let skip = offset
  let nextFresh = 0
  while (ids.length < limit) {
    const first = cursors[0]
    const second = cursors[1]
    const job = fresh[nextFresh]
    if (job && (!first || newestFirst(job, first) < 0)) {
      nextFresh++
      if (skip > 0) skip--
      else ids.push(job.id)
      continue
    }
    if (!first) break
    const rivals = [second, job].filter((rival) => rival !== undefined)
    if (skip >= first.left && rivals.every((rival) => newestFirst(oldestOf(first), rival) < 0)) {
      skip -= first.left
      cursors.shift()
      continue
    }
    // Stay in a segment while no other job is newer.
    do {
      if (skip > 0) skip--
      else ids.push(first.id)
      first.advance()
    } while (first.left > 0 && ids.length < limit && rivals.every((rival) => newestFirst(first, rival) < 0))
    if (first.left === 0) cursors.shift()
    else cursors.sort(newestFirst)
  }
  return ids
}

/** The merge's place in a segment: the newest remaining job, and how many remain. */
class MergeCursor {
  readonly segment: Segment
  readonly bitmap: Bitmap
  left: number
  ordinal: number

  constructor({ segment, bitmap, count }: SegmentSubset) {
    this.segment = segment
    this.bitmap = bitmap
    this.left = count
    this.ordinal = lastBitUpTo(bitmap, segment.size - 1)
  }

  get created(): number {
    return this.segment.created[this.ordinal]!
  }

  get id(): string {
    return this.segment.idAt(this.ordinal)
  }

  advance(): void {
    this.left--
    if (this.left > 0) this.ordinal = lastBitUpTo(this.bitmap, this.ordinal - 1)
  }
}

function oldestOf({ segment, bitmap }: MergeCursor) {
  let i = 0
  while (bitmap[i] === 0) i++
  const ordinal = (i << 5) + 31 - Math.clz32(bitmap[i]! & -bitmap[i]!)
  return { id: segment.idAt(ordinal), created: segment.created[ordinal]! }
}
