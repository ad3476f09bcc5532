import { meansTerm } from '#rules/jobs/filtered-job.ts'
import type { JobSort } from '#rules/jobs/job-vocabularies.ts'
import { minutesToAll } from '#rules/places/commute.ts'
import { commuteTo } from '#rules/places/where.ts'
import { isStated, meaningWeight, relevance, weights } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import {
  andInto,
  andNotInto,
  type Bitmap,
  countAnd,
  countBits,
  emptyBitmap,
  hasBit,
  isEmpty,
  lastBitUpTo,
  orInto,
  setBit,
} from '#store/search/bitmap.ts'
import { fields } from '#store/search/index/tokens.ts'
import { type IndexedJob, newestFirst, notStated } from '#store/search/indexed-jobs.ts'
import type { SegmentMatches } from '#store/search/match/evaluate.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { commutesTo } from '#store/search/workplaces.ts'

/** Some jobs of a segment, and their number. */
export type SegmentSubset = { segment: Segment; bitmap: Bitmap; count: number }

/** The matches of a search in a segment. */
export type SegmentHits = SegmentSubset & { matches: SegmentMatches }

/** The matches of a segment by rank. */
type RankedSegment = {
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

/** The distinct amounts of a segment, ascending, and each job's index in them (-1 when not stated). */
type Amounts = { values: Int32Array; codes: Uint16Array }

const amountsBySegment = new WeakMap<Segment, Amounts>()

/** The pay of a segment's jobs, computed once. */
function amountsOf(segment: Segment): Amounts {
  let known = amountsBySegment.get(segment)
  if (!known) {
    const { payOrder: pay, size } = segment
    const values = Int32Array.from(new Set(pay)).sort()
    const codeOf = new Map([...values].map((value, code) => [value, code]))
    const codes = new Uint16Array(size)
    for (let ordinal = 0; ordinal < size; ordinal++) codes[ordinal] = codeOf.get(pay[ordinal]!)!
    known = { values, codes }
    amountsBySegment.set(segment, known)
  }
  return known
}

/** Matches by pay. */
export function rankedByPay({ segment, bitmap }: SegmentSubset): RankedSegment {
  const { values, codes } = amountsOf(segment)
  const perCode = new Uint32Array(values.length)
  eachCode(bitmap, codes, (code) => {
    perCode[code]!++
  })
  const counts = new Map<number, number>()
  for (const [code, count] of perCode.entries()) if (count > 0) counts.set(values[code]!, count)
  return { counts, withRanks: (ranks) => withRanks({ segment, bitmap }, ranks) }
}

/** One pass over the matches for any number of amounts on a page. */
function withRanks(
  { segment, bitmap }: Omit<SegmentSubset, 'count'>,
  ranks: readonly number[],
): Map<number, SegmentSubset> {
  const { values, codes } = amountsOf(segment)
  const subsets = new Map<number, SegmentSubset>()
  if (ranks.length === 0) return subsets
  const wanted = new Set(ranks)
  const subsetOf = Array.from(values, (value) => {
    if (!wanted.has(value)) return null
    const subset = { segment, bitmap: emptyBitmap(segment.size), count: 0 }
    subsets.set(value, subset)
    return subset
  })
  eachCode(bitmap, codes, (code, ordinal) => {
    const subset = subsetOf[code]
    if (!subset) return
    setBit(subset.bitmap, ordinal)
    subset.count++
  })
  return subsets
}

function eachCode(bitmap: Bitmap, codes: Uint16Array, visit: (code: number, ordinal: number) => void): void {
  for (let i = 0; i < bitmap.length; i++) {
    let word = bitmap[i]!
    while (word !== 0) {
      const low = word & -word
      const ordinal = (i << 5) + 31 - Math.clz32(low)
      visit(codes[ordinal]!, ordinal)
      word ^= low
    }
  }
}

/** Pages within this many jobs are merged; later ones are counted (ranking.ts), which costs the same for any page. */
const maxMergedByPay = 1_000

const ordersByPay = new WeakMap<Segment, Uint16Array>()

/** The ordinals of a segment, best paid first, then newest. */
export function orderByPay(segment: Segment): Uint16Array {
  let order = ordersByPay.get(segment)
  if (!order) {
    const { values, codes } = amountsOf(segment)
    const next = new Uint32Array(values.length)
    for (const code of codes) next[code]!++
    // Counting sort: from the number of jobs per amount to their start, after all that pay more.
    for (let code = values.length - 1, before = 0; code >= 0; code--) {
      const count = next[code]!
      next[code] = before
      before += count
    }
    order = new Uint16Array(segment.size)
    for (let ordinal = segment.size - 1; ordinal >= 0; ordinal--) order[next[codes[ordinal]!]!++] = ordinal
    ordersByPay.set(segment, order)
  }
  return order
}

/** The ids of a page, best paid first, then newest; reads a few jobs of each segment. */
export function bestPaid(
  parts: readonly SegmentSubset[],
  fresh: readonly RankedHit[],
  { offset, limit }: PageWindow,
): string[] {
  const end = offset + limit
  let best: RankedHit[] = [...fresh]
  // A job that pays less cannot be on the page.
  let lowest = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    let left = Math.min(part.count, end)
    if (left === 0) continue
    const { segment, bitmap } = part
    for (const ordinal of orderByPay(segment)) {
      if (segment.payOrder[ordinal]! < lowest) break
      if (!hasBit(bitmap, ordinal)) continue
      best.push(hitAt(segment, ordinal))
      if (--left === 0) break
    }
    best = sortHits(best).slice(0, end)
    if (best.length === end) lowest = best[end - 1]!.rank
  }
  return sortHits(best)
    .slice(offset, end)
    .map(({ id }) => id)
}

const hitAt = (segment: Segment, ordinal: number): RankedHit => ({
  created: segment.created[ordinal]!,
  rank: segment.payOrder[ordinal]!,
  get id() {
    return segment.idAt(ordinal)
  },
})

/** A sum per job of a segment, bit-sliced: `slices[n]` has the jobs whose sum has bit n set. */
class BitSlicedSums {
  readonly #slices: Bitmap[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Adds `by` to the sums of a set of jobs; overwrites the set. */
  add(jobs: Bitmap, by: number): void {
    for (let digit = 0; by >> digit > 0; digit++) {
      if (!((by >> digit) & 1)) continue
      this.#addDigit(by >> digit === 1 ? jobs : jobs.slice(), digit)
    }
  }

  #addDigit(carry: Bitmap, digit: number): void {
    for (let n = digit; !isEmpty(carry); n++) {
      while (this.#slices.length <= n) this.#slices.push(emptyBitmap(this.#size))
      const slice = this.#slices[n]!
      for (let i = 0; i < slice.length; i++) {
        const before = slice[i]!
        slice[i] = before ^ carry[i]!
        carry[i]! &= before
      }
    }
  }

  /** The jobs of a set with the sum `sum`. */
  withSum(jobs: Bitmap, sum: number): Bitmap {
    const matching = jobs.slice()
    for (const [n, slice] of this.#slices.entries()) {
      if ((sum >> n) & 1) andInto(matching, slice)
      else andNotInto(matching, slice)
    }
    return matching
  }

  /** Calls `visit` with every sum in a set of `count` jobs, and how many have it. */
  count(jobs: Bitmap, count: number, visit: (sum: number, jobs: number) => void): void {
    const split = (rest: Bitmap, count: number, slices: number, sum: number) => {
      if (count === 0) return
      if (slices === 0) return visit(sum, count)
      const slice = this.#slices[slices - 1]!
      const digit = 2 ** (slices - 1)
      const ones = countAnd(rest, slice)
      // The last digit is only counted.
      const withDigit = slices > 1 && ones > 0 ? rest.slice() : rest
      if (withDigit !== rest) andInto(withDigit, slice)
      const without = slices > 1 && ones > 0 && ones < count ? rest.slice() : rest
      if (without !== rest) andNotInto(without, slice)
      split(withDigit, ones, slices - 1, sum + digit)
      split(without, count - ones, slices - 1, sum)
    }
    split(jobs, count, this.#slices.length, 0)
  }
}

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

/** The order of the matches. */
export type Order = { sort: JobSort; query: SearchQuery; from: string | null }

const byRelevance = ({ sort, query }: Order) => sort === 'relevance' && query.terms.some(({ excluded }) => !excluded)

/** The rank of a fresh job; higher comes first. */
export function rankOf(job: IndexedJob, order: Order): number {
  if (order.sort === 'salary') return job.pay_upper ?? notStated
  if (order.sort === 'commute') return order.from ? -(commuteTo(job.workplaces, order.from) ?? tooFar) : 0
  return byRelevance(order) ? relevance(job.text, order.query, (term) => meansTerm(job, term)) : 0
}

/**
 * The ids of a page of matches; equal ranks newest first. Needs as many fresh matches in the same order as there are
 * jobs up to the page's end.
 */
export function pageOfHits(
  hits: readonly SegmentHits[],
  fresh: readonly RankedHit[],
  order: Order,
  window: PageWindow,
): string[] {
  if (order.sort === 'salary') {
    if (window.offset + window.limit <= maxMergedByPay) return bestPaid(hits, fresh, window)
    return byRank(hits.map(rankedByPay), fresh, window)
  }
  const { from } = order
  if (order.sort === 'commute' && from)
    return byRank(
      hits.map((each) => rankedByCommute(each, from)),
      fresh,
      window,
    )
  if (!byRelevance(order)) return newest(hits, fresh, window)
  return byRank(
    hits.map((each) => rankedByRelevance(each, order.query)),
    fresh,
    window,
  )
}

/** Longer than every commute that a search may ask for. */
const tooFar = 1_000

/** Matches by their minutes from a station, shortest first. */
function rankedByCommute({ segment, bitmap }: SegmentHits, from: string): RankedSegment {
  const minutes = commutesTo(segment.workplaces, segment.size, minutesToAll(from), tooFar)
  const ranks = new Map<number, Bitmap>()
  for (let ordinal = 0; ordinal < segment.size; ordinal++) {
    if (!hasBit(bitmap, ordinal)) continue
    const rank = -minutes[ordinal]!
    const jobs = ranks.get(rank) ?? emptyBitmap(segment.size)
    ranks.set(rank, jobs)
    setBit(jobs, ordinal)
  }
  return {
    counts: new Map([...ranks].map(([rank, jobs]) => [rank, countBits(jobs)])),
    withRanks: (wanted) =>
      new Map(
        wanted.flatMap((rank) => {
          const jobs = ranks.get(rank)
          return jobs ? [[rank, { segment, bitmap: jobs, count: countBits(jobs) }]] : []
        }),
      ),
  }
}

/** Matches by `relevance` of rules/search/search-match, computed for a segment at once. */
function rankedByRelevance({ segment, bitmap, count, matches }: SegmentHits, query: SearchQuery): RankedSegment {
  if (count === 0) return { counts: new Map(), withRanks: () => new Map() }
  const sums = new BitSlicedSums(segment.size)
  const terms = query.terms.filter(({ excluded }) => !excluded)
  let common = 0
  for (const term of terms) {
    // Without synonyms and places every match has the term itself.
    if (term.synonymSpellings.length === 0 && !isStated(term)) common += weights.text
    else {
      const said = matches.jobsWith(term, fields.any)
      orInto(said, matches.jobsTitled(term))
      sums.add(said, weights.text)
    }
    const title = matches.jobsWith(term, fields.title)
    const company = matches.jobsWith(term, fields.company)
    andNotInto(company, title)
    sums.add(company, weights.company - weights.text)
    sums.add(title, weights.title - weights.text)
    sums.add(matches.jobsWith(term, fields.titleWord), weights.titleWord - weights.title)
    for (const jobs of matches.jobsMeaning(term)) sums.add(jobs, meaningWeight(query))
  }
  const counts = new Map<number, number>()
  sums.count(bitmap, count, (sum, jobs) => counts.set(common + sum, jobs))
  const subset = (rank: number): SegmentSubset => ({
    segment,
    bitmap: sums.withSum(bitmap, rank - common),
    count: counts.get(rank) ?? 0,
  })
  return { counts, withRanks: (ranks) => new Map(ranks.map((rank) => [rank, subset(rank)])) }
}

/** The ids of a page of ranked matches, at any depth. */
export function byRank(parts: readonly RankedSegment[], fresh: readonly RankedHit[], window: PageWindow): string[] {
  const sizes = new Map<number, number>()
  const add = (rank: number, count: number) => sizes.set(rank, (sizes.get(rank) ?? 0) + count)
  for (const { counts } of parts) for (const [rank, count] of counts) add(rank, count)
  for (const { rank } of fresh) add(rank, 1)
  const windows = windowsOf(sizes, window)
  const ofRanks = parts.map((part) => part.withRanks([...windows.keys()].filter((rank) => part.counts.has(rank))))
  return [...windows].flatMap(([rank, window]) =>
    newest(
      ofRanks.flatMap((ofRank) => ofRank.get(rank) ?? []),
      fresh.filter((hit) => hit.rank === rank),
      window,
    ),
  )
}

/** The part of each rank on the page, highest rank first. */
function windowsOf(sizes: ReadonlyMap<number, number>, { offset, limit }: PageWindow): Map<number, PageWindow> {
  const windows = new Map<number, PageWindow>()
  let before = 0
  for (const [rank, size] of [...sizes].sort(([a], [b]) => b - a)) {
    const from = Math.max(0, offset - before)
    const to = Math.min(size, offset + limit - before)
    if (from < to) windows.set(rank, { offset: from, limit: to - from })
    before += size
    if (before >= offset + limit) break
  }
  return windows
}
