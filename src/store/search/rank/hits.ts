import type { Bitmap } from '#store/search/bitmap.ts'
import { newestFirst } from '#store/search/indexed-jobs.ts'
import type { SegmentMatches } from '#store/search/match/evaluate.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** Some jobs of a segment, and their number. */
export type SegmentSubset = { segment: Segment; bitmap: Bitmap; count: number }

/** The matches of a search in a segment. */
export type SegmentHits = SegmentSubset & { matches: SegmentMatches }

/** The matches of a segment by rank. */
export type RankedSegment = {
  counts: ReadonlyMap<number, number>
  /** The matches with each of some ranks. */
  withRanks(ranks: readonly number[]): ReadonlyMap<number, SegmentSubset>
}

/** A job with its sort keys. */
export type RankedHit = { id: string; created: number; rank: number }

/** The wanted part of an ordered list. */
export type PageWindow = { offset: number; limit: number }

/** Highest rank first, then newest; sorts in place. */
export const sortHits = (hits: RankedHit[]): RankedHit[] => hits.sort((a, b) => b.rank - a.rank || newestFirst(a, b))
