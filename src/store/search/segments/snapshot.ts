import { allBits, type Bits, countBits, noBits, withoutInto } from '#store/search/hits/bits.ts'
import type { SearchedJob } from '#store/search/searched-jobs.ts'
import type { Segment } from './segment.ts'

/** A segment as one state of the index has it. */
export type SnapshotSegment = {
  segment: Segment
  /** Jobs that live elsewhere by now, or nowhere. */
  dead: Bits | null
  deadCount: number
  /** Jobs that changed since they were sealed: what the segment says of them does not hold any more. */
  changed: Bits | null
}

/** A job that changed since it was sealed, as read at `stamp`; null when it is not public or gone. */
export type FreshJob = { stamp: number; job: SearchedJob | null }

/** A state of the index. Never changes once it is made. */
export class Snapshot {
  /** Tells states apart. */
  readonly mark: string
  readonly segments: readonly SnapshotSegment[]
  readonly fresh: ReadonlyMap<string, FreshJob>
  /** Those of the fresh jobs that are searched. */
  readonly freshJobs: readonly SearchedJob[]
  #day = Number.NaN
  #alive: (Bits | undefined)[] = []
  #aliveCount: number | undefined

  constructor(mark: string, segments: readonly SnapshotSegment[], fresh: ReadonlyMap<string, FreshJob>) {
    this.mark = mark
    this.segments = segments
    this.fresh = fresh
    this.freshJobs = [...fresh.values()].flatMap(({ job }) => job ?? [])
  }

  /** What of a segment is public on a day (days since 1970); not to be changed. */
  alive(index: number, day: number): Bits {
    this.#turnTo(day)
    this.#alive[index] ??= aliveOn(this.segments[index]!, day)
    return this.#alive[index]
  }

  /** How many sealed jobs are public on a day. */
  aliveCount(day: number): number {
    this.#turnTo(day)
    this.#aliveCount ??= this.segments.reduce((sum, _, index) => sum + countBits(this.alive(index, day)), 0)
    return this.#aliveCount
  }

  #turnTo(day: number): void {
    if (day === this.#day) return
    this.#day = day
    this.#alive = []
    this.#aliveCount = undefined
  }
}

function aliveOn({ segment, dead, changed }: SnapshotSegment, day: number): Bits {
  const bits = allBits(segment.size)
  withoutInto(bits, expiredOn(segment, day))
  if (dead) withoutInto(bits, dead)
  if (changed) withoutInto(bits, changed)
  return bits
}

const expired = new WeakMap<Segment, { day: number; bits: Bits }>()

/** Kept for the day: every change of a job makes a new snapshot, and the deadlines stay as they are. */
function expiredOn(segment: Segment, day: number): Bits {
  const known = expired.get(segment)
  if (known?.day === day) return known.bits
  const bits = noBits(segment.size)
  const { deadlines } = segment
  for (let place = 0; place < deadlines.length; place++)
    if (deadlines[place]! < day) bits[place >>> 5]! |= 1 << (place & 31)
  expired.set(segment, { day, bits })
  return bits
}
