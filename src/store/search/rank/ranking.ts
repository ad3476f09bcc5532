import type { JobSort } from '#rules/jobs/job-vocabularies.ts'
import { isStated, relevance, weights } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { andNotInto } from '#store/search/bitmap.ts'
import { fields } from '#store/search/index/tokens.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import { bestPaid, maxMergedByPay } from './best-paid.ts'
import { BitSlicedSums } from './bit-sliced-sums.ts'
import type { PageWindow, RankedHit, RankedSegment, SegmentHits, SegmentSubset } from './hits.ts'
import { newest } from './newest.ts'
import { rankedByPay } from './pay-ranks.ts'

/** The order of the matches. */
export type Order = { sort: JobSort; query: SearchQuery }

const byRelevance = ({ sort, query }: Order) => sort === 'relevance' && query.terms.some(({ excluded }) => !excluded)

/** The rank of a fresh job; higher comes first. */
export function rankOf(job: IndexedJob, order: Order): number {
  if (order.sort === 'salary') return job.pay
  return byRelevance(order) ? relevance(job.text, order.query) : 0
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
  if (!byRelevance(order)) return newest(hits, fresh, window)
  return byRank(
    hits.map((each) => rankedByRelevance(each, order.query)),
    fresh,
    window,
  )
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
    else sums.add(matches.jobsWith(term, fields.any), weights.text)
    const title = matches.jobsWith(term, fields.title)
    const company = matches.jobsWith(term, fields.company)
    andNotInto(company, title)
    sums.add(company, weights.company - weights.text)
    sums.add(title, weights.title - weights.text)
    sums.add(matches.jobsWith(term, fields.titleWord), weights.titleWord - weights.title)
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
