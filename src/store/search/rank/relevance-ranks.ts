import { isStated, weights } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { andNotInto } from '#store/search/bitmap.ts'
import { fields } from '#store/search/index/tokens.ts'
import { BitSlicedSums } from './bit-sliced-sums.ts'
import type { RankedSegment, SegmentHits, SegmentSubset } from './hits.ts'

/** Matches by `relevance` of rules/search/search-match, computed for a segment at once. */
export function rankedByRelevance({ segment, bitmap, count, matches }: SegmentHits, query: SearchQuery): RankedSegment {
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
