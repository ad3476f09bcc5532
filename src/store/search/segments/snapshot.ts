import { andNotInto, type Bitmap, emptyBitmap, fullBitmap, setBit } from '#store/search/bitmap.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { Segment } from './segment.ts'

/** A segment as one version of the index has it. */
export type SnapshotSegment = {
  segment: Segment
  /** Jobs that are in another segment by now, or in none. */
  deleted: Bitmap | null
  deletedCount: number
  /** Jobs that changed since the segment was built, for which it does not answer any more. */
  changed: Bitmap | null
}

/** A job that changed since it was put into a segment, as read at `stamp`; null when it was deleted. */
export type FreshJob = { stamp: number; job: IndexedJob | null }

/** One version of the index. Immutable, but for what it computes once a day. */
export class Snapshot {
  readonly version: string
  readonly segments: readonly SnapshotSegment[]
  readonly fresh: ReadonlyMap<string, FreshJob>
  /** Those of the fresh jobs that are searched. */
  readonly freshJobs: readonly IndexedJob[]
  /** Whether more fresh jobs wait than these. */
  readonly isPartial: boolean
  #day = Number.NaN
  #publicJobs: (Bitmap | undefined)[] = []

  constructor(
    version: string,
    segments: readonly SnapshotSegment[],
    fresh: ReadonlyMap<string, FreshJob>,
    isPartial = false,
  ) {
    this.version = version
    this.isPartial = isPartial
    this.segments = segments
    this.fresh = fresh
    this.freshJobs = [...fresh.values()].flatMap(({ job }) => job ?? [])
  }

  /** How many jobs are searched. */
  get size(): number {
    const inSegments = this.segments.reduce((sum, { segment, deletedCount }) => sum + segment.size - deletedCount, 0)
    return inSegments + this.freshJobs.length
  }

  /** The jobs of a segment in all states. */
  allJobs(index: number): Bitmap {
    const { segment, deleted, changed } = this.segments[index]!
    const bitmap = fullBitmap(segment.size)
    if (deleted) andNotInto(bitmap, deleted)
    if (changed) andNotInto(bitmap, changed)
    return bitmap
  }

  /** The jobs of a segment that are public on a day (days since 1970); not to be changed. */
  publicJobs(index: number, day: number): Bitmap {
    if (day !== this.#day) {
      this.#day = day
      this.#publicJobs = []
    }
    let publicJobs = this.#publicJobs[index]
    if (!publicJobs) {
      publicJobs = this.allJobs(index)
      andNotInto(publicJobs, expiredOn(this.segments[index]!.segment, day))
      this.#publicJobs[index] = publicJobs
    }
    return publicJobs
  }
}

const expiredBySegment = new WeakMap<Segment, { day: number; bitmap: Bitmap }>()

/** In memory for the day: every change of a job makes a new snapshot, and the segment's deadlines stay as they are. */
function expiredOn(segment: Segment, day: number): Bitmap {
  const known = expiredBySegment.get(segment)
  if (known?.day === day) return known.bitmap
  const bitmap = emptyBitmap(segment.size)
  const { deadlines } = segment
  for (let ordinal = 0; ordinal < deadlines.length; ordinal++) if (deadlines[ordinal]! < day) setBit(bitmap, ordinal)
  expiredBySegment.set(segment, { day, bitmap })
  return bitmap
}
