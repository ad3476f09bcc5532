import { byAge } from '#store/search/searched-jobs.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import type { Bits } from './bits.ts'
import type { Matched } from './evaluate.ts'

/** Jobs of one segment, and how many they are. */
export type Part = { segment: Segment; bits: Bits; count: number }

/** A job, with what orders it. */
export type RankedHit = { id: string; created: number; rank: number }

/** Which part of an ordered list is asked for. */
export type Window = { offset: number; limit: number }

/** The highest rank first, jobs of equal rank newest first; sorts the list itself. */
export const inOrder = (hits: RankedHit[]): RankedHit[] => hits.sort((a, b) => b.rank - a.rank || byAge(a, b))

/** What a search found of a segment. */
export type Hits = Part & { matched: Matched }

/** The hits of a segment by rank. */
export type Ranked = {
  counts: ReadonlyMap<number, number>
  /** The hits of each of some ranks. */
  having(ranks: readonly number[]): ReadonlyMap<number, Part>
}
