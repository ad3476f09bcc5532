import { andNotInto, type Bitmap, emptyBitmap, fullBitmap, setBit } from '#store/search/bitmap.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { Segment } from './segment.ts'

/** A segment in one version of the index. */
export type SnapshotSegment = {
  segment: Segment
  /** Jobs that are now in another segment, or in none. */
  deleted: Bitmap | null
  deletedCount: number
  /** Jobs that changed since the segment was built, which are outdated in it. */
  changed: Bitmap | null
}

/** A changed job as read at `stamp`; null when it was deleted. */
export type FreshJob = { stamp: number; job: IndexedJob | null }

/** One version of the index. Immutable except for values computed once a day. */
export class Snapshot {
  readonly version: string
  readonly segments: readonly SnapshotSegment[]
  readonly fresh: ReadonlyMap<string, FreshJob>
  /** The searched fresh jobs. */
  readonly freshJobs: readonly IndexedJob[]
  /** Whether there are more fresh jobs. */
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

  /** The number of searched jobs. */
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

  /** The jobs of a segment that are public on a day (days since 1970); do not change the result. */
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

/** Cached for the day: every change makes a new snapshot, but the segment's deadlines stay. */
function expiredOn(segment: Segment, day: number): Bitmap {
  const known = expiredBySegment.get(segment)
  if (known?.day === day) return known.bitmap
  const bitmap = emptyBitmap(segment.size)
  const { deadlines } = segment
  for (let ordinal = 0; ordinal < deadlines.length; ordinal++) if (deadlines[ordinal]! < day) setBit(bitmap, ordinal)
  expiredBySegment.set(segment, { day, bitmap })
  return bitmap
}
