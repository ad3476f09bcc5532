import type { Bitmap } from '#store/search/bitmap.ts'
import { newestFirst } from '#store/search/indexed-jobs.ts'
import type { SegmentMatches } from '#store/search/match/evaluate.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** Jobs of one segment, and how many they are. */
export type SegmentSubset = { segment: Segment; bitmap: Bitmap; count: number }

/** What a search found in a segment. */
export type SegmentHits = SegmentSubset & { matches: SegmentMatches }

/** The hits of a segment by rank. */
export type RankedSegment = {
  counts: ReadonlyMap<number, number>
  /** The hits of each of some ranks. */
  withRanks(ranks: readonly number[]): ReadonlyMap<number, SegmentSubset>
}

/** A job, with what orders it. */
export type RankedHit = { id: string; created: number; rank: number }

/** Which part of an ordered list is wanted. */
export type PageWindow = { offset: number; limit: number }

/** The highest rank first, jobs of equal rank newest first; sorts the list in place. */
export const sortHits = (hits: RankedHit[]): RankedHit[] => hits.sort((a, b) => b.rank - a.rank || newestFirst(a, b))
