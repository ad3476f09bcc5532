import {
  type ChoosingFilter,
  choosingFilters,
  type FilterName,
  isAsked,
  isRemote,
  type JobFilters,
} from '#rules/jobs/job-filters.ts'
import { workStyles } from '#rules/jobs/job-terms.ts'
import { payingAtLeast } from '#store/search/order/pay-ranks.ts'
import { optionToken } from '#store/search/sealing/tokens.ts'
import type { Finder } from '#store/search/segments/posting-cache.ts'
import { addPosting, type Posting } from '#store/search/segments/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { addBit, andInto, type Bits, noBits } from './bits.ts'

const week = 7 * 24 * 60 * 60 * 1_000

/** Tokens that the asked filters need. */
export function filterTokens(filters: JobFilters): number[] {
  const tokens = choosingFilters.flatMap((name) => filters[name].map((value) => optionToken(name, value)))
  return filters.remote ? [...tokens, ...remoteTokens] : tokens
}

/** Tokens of the work styles that the filter `remote` lets through. */
export const remoteTokens = workStyles.filter(isRemote).map((style) => optionToken('style', style))

/** The jobs of a segment that pass each of the asked filters. */
export function filterBits(
  filters: JobFilters,
  segment: Segment,
  postings: Finder<Posting>,
  now: Date,
): Map<FilterName, Bits> {
  const passing = new Map<FilterName, Bits>()
  const any = (tokens: readonly number[]) => {
    const bits = noBits(segment.size)
    for (const token of tokens) {
      const posting = postings(token, segment.id)
      if (posting) addPosting(bits, posting)
    }
    return bits
  }
  for (const name of choosingFilters) {
    if (isAsked(filters, name)) passing.set(name, any(optionTokens(name, filters)))
  }
  if (filters.remote) passing.set('remote', any(remoteTokens))
  if (filters.salaryMin !== null) passing.set('salaryMin', payingAtLeast(segment, filters.salaryMin))
  if (filters.newOnly) passing.set('newOnly', newIn(segment, now))
  return passing
}

const optionTokens = (name: ChoosingFilter, filters: JobFilters) =>
  filters[name].map((value) => optionToken(name, value))

/** Jobs that rules/job-age calls new; they are the last ones of a segment. */
export function newIn({ size, created }: Segment, now: Date): Bits {
  const bits = noBits(size)
  for (let place = size - 1; place >= 0; place--) {
    if (now.getTime() - Math.floor(created[place]! / 1_000) >= week) break
    addBit(bits, place)
  }
  return bits
}

/** Jobs that pass all filters, or all but one; not to be changed. */
export function passing(matched: Bits, filters: ReadonlyMap<FilterName, Bits>, but?: FilterName): Bits {
  if (filters.size === 0 || (filters.size === 1 && but !== undefined && filters.has(but))) return matched
  const bits = matched.slice()
  for (const [name, each] of filters) if (name !== but) andInto(bits, each)
  return bits
}
