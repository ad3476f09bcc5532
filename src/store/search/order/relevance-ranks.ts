import { weights } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { andInto, type Bits, isEmpty, noBits, withoutInto } from '#store/search/hits/bits.ts'
import type { Hits, Part, Ranked } from '#store/search/hits/hits.ts'
import { countShared } from '#store/search/hits/shared-count.ts'
import { fields } from '#store/search/sealing/tokens.ts'

/** Hits by rules/search-match `relevance`, for all of them at once. */
export function rankedByRelevance({ segment, bits, count, matched }: Hits, query: SearchQuery): Ranked {
  if (count === 0) return { counts: new Map(), having: () => new Map() }
  const sums = new Sums(segment.size)
  const terms = query.terms.filter(({ excluded }) => !excluded)
  let common = 0
  for (const term of terms) {
    // Without synonyms a hit of the term itself is what made the job a hit.
    if (term.wider.length === 0) common += weights.text
    else sums.add(matched.standing(term, fields.any), weights.text)
    const title = matched.standing(term, fields.title)
    const company = matched.standing(term, fields.company)
    withoutInto(company, title)
    sums.add(company, weights.company - weights.text)
    sums.add(title, weights.title - weights.text)
    sums.add(matched.standing(term, fields.whole), weights.wholeInTitle - weights.title)
  }
  const counts = new Map<number, number>()
  sums.count(bits, count, (sum, jobs) => counts.set(common + sum, jobs))
  const having = (ranks: readonly number[]) =>
    new Map<number, Part>(
      ranks.map((rank) => [rank, { segment, bits: sums.having(bits, rank - common), count: counts.get(rank) ?? 0 }]),
    )
  return { counts, having }
}

/** A sum for every job, kept bit by bit: `planes[n]` has the jobs in whose sum the n-th binary digit is 1. */
class Sums {
  readonly #planes: Bits[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Adds to the sums of a set of jobs, which is used up. */
  add(jobs: Bits, by: number): void {
    for (let digit = 0; by >> digit > 0; digit++) {
      if (!((by >> digit) & 1)) continue
      this.#carry(by >> digit === 1 ? jobs : jobs.slice(), digit)
    }
  }

  #carry(carried: Bits, digit: number): void {
    for (let n = digit; !isEmpty(carried); n++) {
      while (this.#planes.length <= n) this.#planes.push(noBits(this.#size))
      const plane = this.#planes[n]!
      for (let i = 0; i < plane.length; i++) {
        const had = plane[i]!
        plane[i] = had ^ carried[i]!
        carried[i]! &= had
      }
    }
  }

  /** The jobs of a set whose sum is `sum`. */
  having(jobs: Bits, sum: number): Bits {
    const alike = jobs.slice()
    for (const [n, plane] of this.#planes.entries()) {
      if ((sum >> n) & 1) andInto(alike, plane)
      else withoutInto(alike, plane)
    }
    return alike
  }

  /** Calls `visit` with every sum that some of `count` jobs have, and how many they are. */
  count(jobs: Bits, count: number, visit: (sum: number, jobs: number) => void): void {
    const split = (rest: Bits, count: number, planes: number, sum: number) => {
      if (count === 0) return
      if (planes === 0) return visit(sum, count)
      const plane = this.#planes[planes - 1]!
      const digit = 2 ** (planes - 1)
      const ones = countShared(rest, plane)
      // The last digit needs no sets any more.
      const having = planes > 1 && ones > 0 ? rest.slice() : rest
      if (having !== rest) andInto(having, plane)
      const lacking = planes > 1 && ones > 0 && ones < count ? rest.slice() : rest
      if (lacking !== rest) withoutInto(lacking, plane)
      split(having, ones, planes - 1, sum + digit)
      split(lacking, count - ones, planes - 1, sum)
    }
    split(jobs, count, this.#planes.length, 0)
  }
}
