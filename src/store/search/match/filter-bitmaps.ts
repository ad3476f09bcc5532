import { askedOptions, isRemote } from '#rules/jobs/filtered-job.ts'
import { isNew } from '#rules/jobs/job-age.ts'
import {
  type FilterName,
  filterSteps,
  isFilterSet,
  isWhereFilter,
  type JobFilters,
  type WhereFilter,
} from '#rules/jobs/job-filters.ts'
import { workStyles } from '#rules/jobs/job-vocabularies.ts'
import { whereOf } from '#rules/places/where.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { andInto, type Bitmap, emptyBitmap, fullBitmap, orInto, setBit } from '#store/search/bitmap.ts'
import { optionToken, tokenFilters } from '#store/search/index/tokens.ts'
import { payCode, payEnd } from '#store/search/indexed-jobs.ts'
import { andPostings, type ByToken, orPostings, type PostingsList } from '#store/search/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { jobsThere, jobsWithinWalk } from '#store/search/workplaces.ts'

/** Filters with a minimum, and the segment columns that they compare. */
const columns = {
  salaryMin: 'pay',
  salaryFloor: 'salaryFloor',
  holidaysMin: 'annualDays',
  hourlyMin: 'hourlyMin',
} as const
type ColumnFilter = keyof typeof columns
const columnFilters = Object.keys(columns) as ColumnFilter[]

/** The steps of each filter with counts. */
export const columnSteps = columnFilters.map((name) => ({
  name,
  steps: filterSteps[name].map((least) => ({ least, value: String(least) })),
}))

/** Bitmaps of a column kept per segment; the screens offer fewer steps. */
const maxThresholds = 16
const thresholdsBySegment = new WeakMap<Segment, Map<string, Map<number, Bitmap>>>()

/** The jobs of a segment whose value in a column is in a range, kept by its start; do not change the result. */
function jobsBetween(
  segment: Segment,
  { column, kind, from, end }: { column: Int16Array | Int32Array; kind: string; from: number; end: number },
): Bitmap {
  const thresholds = thresholdsBySegment.get(segment) ?? new Map<string, Map<number, Bitmap>>()
  thresholdsBySegment.set(segment, thresholds)
  const ofKind = thresholds.get(kind) ?? new Map<number, Bitmap>()
  thresholds.set(kind, ofKind)
  let bitmap = ofKind.get(from)
  if (!bitmap) {
    bitmap = emptyBitmap(segment.size)
    for (let ordinal = 0; ordinal < segment.size; ordinal++) {
      const value = column[ordinal]!
      if (value >= from && value < end) setBit(bitmap, ordinal)
    }
    if (ofKind.size >= maxThresholds) ofKind.clear()
    ofKind.set(from, bitmap)
  }
  return bitmap
}

/** Jobs of a segment that reach a filter's minimum; do not change the result. */
export const jobsReaching = (segment: Segment, name: ColumnFilter, least: number): Bitmap =>
  jobsBetween(segment, { column: segment[columns[name]], kind: name, from: least, end: Number.POSITIVE_INFINITY })

/** The jobs of a segment whose lowest pay of a unit reaches so much; do not change the result. */
export const jobsPaying = (segment: Segment, { unit, least }: { unit: PayUnit; least: number }): Bitmap =>
  jobsBetween(segment, {
    ...{ column: segment.hourlyMin, kind: unit },
    ...{ from: payCode(unit, least), end: payCode(unit, payEnd) },
  })

/** Tokens of the filters. */
export function filterTokens(filters: JobFilters): number[] {
  const tokens = tokenFilters.flatMap((name) => optionTokens(name, filters))
  return filters.remote ? [...tokens, ...remoteTokens] : tokens
}

/** Tokens of the work styles that the filter `remote` accepts. */
export const remoteTokens = workStyles.filter(isRemote).map((style) => optionToken('style', style))

/** A filter, or the question where with all its answers. */
type Condition = Exclude<FilterName, WhereFilter> | 'where'
export const conditionOf = (name: FilterName): Condition => (isWhereFilter(name) ? 'where' : name)

/** The jobs of a segment that pass each set condition. */
export type Filtered = ReadonlyMap<Condition, Bitmap>

/** The jobs of a segment that pass each set filter. */
export function filterBitmaps(
  filters: JobFilters,
  segment: Segment,
  postings: ByToken<PostingsList>,
  now: Date,
): Filtered {
  const bitmaps = new Map<Condition, Bitmap>()
  const withAny = (tokens: readonly number[]) => jobsWithAny(tokens, segment, postings)
  for (const name of tokenFilters) {
    if (!isFilterSet(filters, name) || name === 'prefecture') continue
    const tokens = optionTokens(name, filters)
    bitmaps.set(name, name === 'way' ? jobsWithAll(tokens, segment, postings) : withAny(tokens))
  }
  if (filters.remote) bitmaps.set('remote', withAny(remoteTokens))
  for (const name of columnFilters) {
    const least = filters[name]
    if (least !== null) bitmaps.set(name, jobsReaching(segment, name, least))
  }
  const where = whereOf(filters)
  if (!where.isAnywhere) {
    const there = withAny(optionTokens('prefecture', filters))
    const atWorkplaces = jobsThere(segment.workplaces, where)
    if (atWorkplaces) orInto(there, atWorkplaces)
    bitmaps.set('where', there)
  }
  if (filters.walk !== null) bitmaps.set('walk', jobsWithinWalk(segment.workplaces, filters.walk, where))
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

/** The jobs of a segment with all of the tokens. */
function jobsWithAll(tokens: readonly number[], segment: Segment, postings: ByToken<PostingsList>): Bitmap {
  const bitmap = fullBitmap(segment.size)
  for (const token of tokens) andPostings(bitmap, postings(token, segment.id))
  return bitmap
}

const optionTokens = (name: FilterName, filters: JobFilters) =>
  askedOptions(filters, name).map((value) => optionToken(name, value))

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

/** Jobs that pass all conditions, or all but some; do not change the result. */
export function applyFilters(found: Bitmap, filtered: Filtered, ...except: readonly Condition[]): Bitmap {
  const applied = [...filtered].filter(([name]) => !except.includes(name))
  if (applied.length === 0) return found
  const bitmap = found.slice()
  for (const [, passing] of applied) andInto(bitmap, passing)
  return bitmap
}
