import { isRemote } from '#rules/jobs/filtered-job.ts'
import { isNew } from '#rules/jobs/job-age.ts'
import { type FilterName, isFilterSet, type JobFilters, valuesOfFilter } from '#rules/jobs/job-filters.ts'
import { workStyles } from '#rules/jobs/job-vocabularies.ts'
import { andInto, type Bitmap, emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { optionToken, tokenFilters } from '#store/search/index/tokens.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import { orPostings, type PostingsList } from '#store/search/postings/postings-list.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { columnFilters, jobsReaching } from './thresholds.ts'

/** Tokens of the filters. */
export function filterTokens(filters: JobFilters): number[] {
  const tokens = tokenFilters.flatMap((name) => optionTokens(name, filters))
  return filters.remote ? [...tokens, ...remoteTokens] : tokens
}

/** Tokens of the work styles that the filter `remote` accepts. */
export const remoteTokens = workStyles.filter(isRemote).map((style) => optionToken('style', style))

/** The jobs of a segment that pass each set filter. */
export function filterBitmaps(
  filters: JobFilters,
  segment: Segment,
  postings: ByToken<PostingsList>,
  now: Date,
): Map<FilterName, Bitmap> {
  const bitmaps = new Map<FilterName, Bitmap>()
  const withAny = (tokens: readonly number[]) => jobsWithAny(tokens, segment, postings)
  for (const name of tokenFilters) {
    if (isFilterSet(filters, name)) bitmaps.set(name, withAny(optionTokens(name, filters)))
  }
  if (filters.remote) bitmaps.set('remote', withAny(remoteTokens))
  for (const name of columnFilters) {
    const least = filters[name]
    if (least !== null) bitmaps.set(name, jobsReaching(segment, name, least))
  }
  if (filters.newOnly) bitmaps.set('newOnly', newJobsIn(segment, now))
  return bitmaps
}

/** The jobs of a segment with one of the tokens. */
export function jobsWithAny(tokens: readonly number[], segment: Segment, postings: ByToken<PostingsList>): Bitmap {
  const bitmap = emptyBitmap(segment.size)
  for (const token of tokens) {
    const list = postings(token, segment.id)
    if (list) orPostings(bitmap, list)
  }
  return bitmap
}

const optionTokens = (name: FilterName, filters: JobFilters) =>
  valuesOfFilter(filters, name).map((value) => optionToken(name, value))

/** New jobs by rules/jobs/job-age: the end of a segment, found by binary search. */
export function newJobsIn(segment: Segment, now: Date): Bitmap {
  const { size } = segment
  const bitmap = emptyBitmap(size)
  let first = 0
  let end = size
  while (first < end) {
    const middle = (first + end) >>> 1
    if (isNew(postedAt(segment, middle), now)) end = middle
    else first = middle + 1
  }
  for (let ordinal = first; ordinal < size; ordinal++) setBit(bitmap, ordinal)
  return bitmap
}

/** The time of posting of a job in a segment. */
export const postedAt = ({ created }: Segment, ordinal: number): Date => new Date(Math.floor(created[ordinal]! / 1_000))

/** Jobs that pass all filters, or all but one; do not change the result. */
export function applyFilters(found: Bitmap, filters: ReadonlyMap<FilterName, Bitmap>, except?: FilterName): Bitmap {
  if (filters.size === 0 || (filters.size === 1 && except !== undefined && filters.has(except))) return found
  const bitmap = found.slice()
  for (const [name, passing] of filters) if (name !== except) andInto(bitmap, passing)
  return bitmap
}
