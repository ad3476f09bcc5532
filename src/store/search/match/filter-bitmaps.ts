import { isNew } from '#rules/jobs/job-age.ts'
import {
  type ChoosingFilter,
  choosingFilters,
  type FilterName,
  isAsked,
  isRemote,
  type JobFilters,
} from '#rules/jobs/job-filters.ts'
import { workStyles } from '#rules/jobs/job-vocabularies.ts'
import { andInto, type Bitmap, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { optionToken } from '#store/search/index/tokens.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import { orPostings, type PostingsList } from '#store/search/postings/postings-list.ts'
import { jobsPayingAtLeast } from '#store/search/rank/pay-ranks.ts'
import type { Segment } from '#store/search/segments/segment.ts'

/** Tokens that the filters need. */
export function filterTokens(filters: JobFilters): number[] {
  const tokens = choosingFilters.flatMap((name) => optionTokens(name, filters))
  return filters.remote ? [...tokens, ...remoteTokens] : tokens
}

/** Tokens of the work styles that the filter `remote` lets through. */
export const remoteTokens = workStyles.filter(isRemote).map((style) => optionToken('style', style))

/** The jobs of a segment that pass each of the filters that are set. */
export function filterBitmaps(
  filters: JobFilters,
  segment: Segment,
  postings: ByToken<PostingsList>,
  now: Date,
): Map<FilterName, Bitmap> {
  const bitmaps = new Map<FilterName, Bitmap>()
  const withAny = (tokens: readonly number[]) => jobsWithAny(tokens, segment, postings)
  for (const name of choosingFilters) {
    if (isAsked(filters, name)) bitmaps.set(name, withAny(optionTokens(name, filters)))
  }
  if (filters.remote) bitmaps.set('remote', withAny(remoteTokens))
  if (filters.salaryMin !== null) bitmaps.set('salaryMin', jobsPayingAtLeast(segment, filters.salaryMin))
  if (filters.newOnly) bitmaps.set('newOnly', newJobsIn(segment, now))
  return bitmaps
}

/** The jobs of a segment that have one of the tokens. */
export function jobsWithAny(tokens: readonly number[], segment: Segment, postings: ByToken<PostingsList>): Bitmap {
  const bitmap = emptyBitmap(segment.size)
  for (const token of tokens) {
    const list = postings(token, segment.id)
    if (list) orPostings(bitmap, list)
  }
  return bitmap
}

const optionTokens = (name: ChoosingFilter, filters: JobFilters) =>
  filters[name].map((value) => optionToken(name, value))

/** Jobs that rules/jobs/job-age calls new: the last ones of a segment, whose first is found by halving. */
export function newJobsIn({ size, created }: Segment, now: Date): Bitmap {
  const bitmap = emptyBitmap(size)
  let first = 0
  let end = size
  while (first < end) {
    const middle = (first + end) >>> 1
    if (isNew(new Date(Math.floor(created[middle]! / 1_000)), now)) end = middle
    else first = middle + 1
  }
  for (let ordinal = first; ordinal < size; ordinal++) setBit(bitmap, ordinal)
  return bitmap
}

/** Jobs that pass all filters, or all but one; not to be changed. */
export function applyFilters(found: Bitmap, filters: ReadonlyMap<FilterName, Bitmap>, except?: FilterName): Bitmap {
  if (filters.size === 0 || (filters.size === 1 && except !== undefined && filters.has(except))) return found
  const bitmap = found.slice()
  for (const [name, passing] of filters) if (name !== except) andInto(bitmap, passing)
  return bitmap
}
