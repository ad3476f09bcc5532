// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
import type { JobSort } from '#rules/job-terms.ts'

import { relevance, weights } from '#rules/search-match.ts'
import type { SearchQuery } from '#rules/search-query.ts'
import { addBit, andInto, type Bits, eachBit, lastBit, withoutInto } from './bits.ts'
import type { Matched } from './evaluate.ts'
import { countCodes, payRanks, type Ranks } from './pay-ranks.ts'
import { byAge, type SearchedJob } from './searched-jobs.ts'
import type { Segment } from './segment.ts'
import { fields } from './tokens.ts'

/** What a search found of a segment. */
export type Hits = { segment: Segment; bits: Bits; count: number; matched: Matched }

export type Window = { offset: number; limit: number }

/** The ids of a page of what was found, in the asked order; jobs of equal rank newest first. */
export function pageOfHits(
  hits: readonly Hits[],
  fresh: readonly SearchedJob[],
  { sort, query }: { sort: JobSort; query: SearchQuery },
  window: Window,
): string[] {
  if (sort === 'salary')
    return byRank(
      hits,
      fresh,
      ({ segment }) => payRanks(segment),
      ({ pay }) => pay,
      window,
    )
  if (sort === 'relevance' && query.terms.some(({ excluded }) => !excluded)) {
    const ofJob = (job: SearchedJob) => relevance(job.text, query)
    return byRank(hits, fresh, (each) => relevanceRanks(each, query), ofJob, window)
  }
  return newest(hits, fresh, window)
}

function byRank(
  hits: readonly Hits[],
  fresh: readonly SearchedJob[],
  ranksOf: (hits: Hits) => Ranks,
  rankOf: (job: SearchedJob) => number,
  { offset, limit }: Window,
): string[] {
  const filled = hits.filter(({ count }) => count > 0).map((each) => ({ ...each, ranks: ranksOf(each) }))
  const sizes = new Map<number, number>()
  const add = (rank: number, count: number) => sizes.set(rank, (sizes.get(rank) ?? 0) + count)
  for (const { bits, ranks } of filled) {
    for (const [code, count] of countCodes(bits, ranks).entries()) if (count > 0) add(ranks.values[code]!, count)
  }
  for (const job of fresh) add(rankOf(job), 1)

  const ids: string[] = []
  let skipped = 0
  for (const rank of [...sizes.keys()].sort((a, b) => b - a)) {
    if (ids.length >= limit) break
    const size = sizes.get(rank)!
    if (skipped + size > offset) {
      const alike = filled.map((each) => ({ segment: each.segment, ...ofRank(each.bits, each.ranks, rank) }))
      const left = { offset: Math.max(0, offset - skipped), limit: limit - ids.length }
      ids.push(
        ...newest(
          alike,
          fresh.filter((job) => rankOf(job) === rank),
          left,
        ),
      )
    }
    skipped += size
  }
  return ids
}

function ofRank(bits: Bits, { values, codes }: Ranks, rank: number): { bits: Bits; count: number } {
  const code = Array.prototype.indexOf.call(values, rank)
  const alike = new Uint32Array(bits.length)
  let count = 0
  if (code >= 0)
    eachBit(bits, (place) => {
      if (codes[place] !== code) return
      addBit(alike, place)
      count++
    })
  return { bits: alike, count }
}

/** rules/search-match `relevance` for all hits at once. */
function relevanceRanks({ segment, bits, matched }: Hits, query: SearchQuery): Ranks {
  const codes = new Uint16Array(segment.size)
  const terms = query.terms.filter(({ excluded }) => !excluded)
  const raise = (standing: Bits, by: number) =>
    eachBit(standing, (place) => {
      codes[place]! += by
    })
  const hitsIn = (standing: Bits, but?: Bits) => {
    andInto(standing, bits)
    if (but) withoutInto(standing, but)
    return standing
  }
  let common = 0
  for (const term of terms) {
    if (term.wider.length === 0) common += weights.text
    else raise(hitsIn(matched.standing(term, fields.any)), weights.text)
    const title = hitsIn(matched.standing(term, fields.title))
    raise(title, weights.title - weights.text)
    raise(hitsIn(matched.standing(term, fields.whole)), weights.wholeInTitle - weights.title)
    raise(hitsIn(matched.standing(term, fields.company), title), weights.company - weights.text)
  }
  const most = terms.length * weights.wholeInTitle
  return { values: Array.from({ length: most + 1 }, (_, code) => code + common), codes }
}

type Part = { segment: Segment; bits: Bits; count: number }

/** The newest jobs of several segments and of the fresh ones; within a segment places rise with age. */
function newest(parts: readonly Part[], fresh: readonly SearchedJob[], { offset, limit }: Window): string[] {
  const heads = parts.filter(({ count }) => count > 0).map((part) => new Head(part))
  const freshFirst = [...fresh].sort(byAge)
  const ids: string[] = []
  let skip = offset
  let nextFresh = 0
  while (ids.length < limit) {
    heads.sort(byAge)
    const first = heads[0]
    const second = heads[1]
    const job = freshFirst[nextFresh]
    if (job && (!first || byAge(job, first) < 0)) {
      nextFresh++
      if (skip > 0) skip--
      else ids.push(job.id)
      continue
    }
    if (!first) break
    const rivals = [second, job].filter((rival) => rival !== undefined)
    if (skip >= first.left && rivals.every((rival) => byAge(oldestOf(first), rival) < 0)) {
      skip -= first.left
      heads.shift()
      continue
    }
    // Take from the same segment as long as nobody else is newer.
    do {
      if (skip > 0) skip--
      else ids.push(first.id)
      first.advance()
    } while (first.left > 0 && ids.length < limit && rivals.every((rival) => byAge(first, rival) < 0))
    if (first.left === 0) heads.shift()
  }
  return ids
}

/** Where the merge stands in a segment: the newest job that was not taken yet, and how many are left. */
class Head {
  readonly segment: Segment
  readonly bits: Bits
  left: number
  place: number

  constructor({ segment, bits, count }: Part) {
    this.segment = segment
    this.bits = bits
    this.left = count
    this.place = lastBit(bits, segment.size - 1)
  }

  get created(): number {
    return this.segment.created[this.place]!
  }

  get id(): string {
    return this.segment.idAt(this.place)
  }

  advance(): void {
    this.left--
    if (this.left > 0) this.place = lastBit(this.bits, this.place - 1)
  }
}

function oldestOf({ segment, bits }: Head) {
  let i = 0
  while (bits[i] === 0) i++
  const place = (i << 5) + 31 - Math.clz32(bits[i]! & -bits[i]!)
  return { id: segment.idAt(place), created: segment.created[place]! }
}
