import { isNew } from '#rules/jobs/job-age.ts'
import {
  choosingFilters,
  type FilterName,
  filterNames,
  filterOptions,
  isRemote,
  type JobFilters,
  optionsOf,
  passes,
  payReached,
  salarySteps,
} from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { type Bitmap, countAnd, countBits, isEmpty } from '#store/search/bitmap.ts'
import { optionToken } from '#store/search/index/tokens.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import { countAndPostings, type PostingsList } from '#store/search/postings/postings-list.ts'
import { jobsPayingAtLeast } from '#store/search/rank/pay-ranks.ts'
import type { FacetName, Facets } from '#store/search/search.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { applyFilters, jobsWithAny, newJobsIn, remoteTokens } from './filter-bitmaps.ts'

const options = choosingFilters.map((name) => ({
  name,
  values: filterOptions[name].map((value) => ({ value, token: optionToken(name, value) })),
}))
const tokensOfRegions = regions.map(({ region, values }) => ({
  region,
  tokens: values.map((value) => optionToken('prefecture', value)),
}))
const facetNames: readonly FacetName[] = [...filterNames, 'region']
const steps = salarySteps.map((yen) => ({ yen, value: String(yen) }))

/** Tokens of all options. */
export const facetTokens: readonly number[] = options.flatMap(({ values }) => values.map(({ token }) => token))

/** Counts every option exactly; the options of a filter are counted without that filter. */
export class FacetCounts {
  readonly #filters: JobFilters
  readonly #now: Date
  readonly #counts: ReadonlyMap<FacetName, Map<string, number>>

  constructor(filters: JobFilters, now: Date) {
    this.#filters = filters
    this.#now = now
    const valuesOf = {
      ...filterOptions,
      salaryMin: steps.map(({ value }) => value),
      newOnly: ['1'],
      remote: ['1'],
      region: regions.map(({ region }) => region),
    }
    const zeros = (name: FacetName) => new Map(valuesOf[name].map((value) => [value, 0]))
    this.#counts = new Map(facetNames.map((name) => [name, zeros(name)]))
  }

  /** Counts the jobs of a segment that match the query; `filtered` are those that pass each of the filters. */
  addSegment(
    segment: Segment,
    {
      found,
      filtered,
      postings,
    }: { found: Bitmap; filtered: ReadonlyMap<FilterName, Bitmap>; postings: ByToken<PostingsList> },
  ): void {
    if (isEmpty(found)) return
    const all = applyFilters(found, filtered)
    const without = (name: FilterName) => (filtered.has(name) ? applyFilters(found, filtered, name) : all)
    for (const { name, values } of options) {
      const bitmap = without(name)
      for (const { value, token } of values)
        this.#add(name, value, countAndPostings(bitmap, postings(token, segment.id)))
    }
    const anywhere = without('prefecture')
    for (const { region, tokens } of tokensOfRegions)
      this.#add('region', region, countAnd(anywhere, jobsWithAny(tokens, segment, postings)))
    const anyPlace = without('remote')
    for (const token of remoteTokens) this.#add('remote', '1', countAndPostings(anyPlace, postings(token, segment.id)))
    this.#add('newOnly', '1', countAnd(without('newOnly'), newJobsIn(segment, this.#now)))
    const anyPay = without('salaryMin')
    if (countBits(anyPay) === 0) return
    for (const { yen, value } of steps) this.#add('salaryMin', value, countAnd(anyPay, jobsPayingAtLeast(segment, yen)))
  }

  /** Counts a job that matches the query. */
  addJob(job: IndexedJob): void {
    const isFound = (except: FilterName) => passes(job, this.#filters, this.#now, except)
    for (const name of choosingFilters) {
      if (isFound(name)) for (const value of optionsOf(name, job)) this.#add(name, value, 1)
    }
    if (isFound('prefecture'))
      for (const { region, values } of regions)
        if (values.some((value) => job.prefectures.includes(value))) this.#add('region', region, 1)
    if (isRemote(job.work_style) && isFound('remote')) this.#add('remote', '1', 1)
    if (isNew(job.created_at, this.#now) && isFound('newOnly')) this.#add('newOnly', '1', 1)
    if (!isFound('salaryMin')) return
    for (const { yen, value } of steps) if ((payReached(job) ?? 0) >= yen) this.#add('salaryMin', value, 1)
  }

  facets(): Facets {
    const countsOf = (name: FacetName) =>
      [...(this.#counts.get(name) ?? [])].map(([value, count]) => ({ value, count }))
    return Object.fromEntries(facetNames.map((name) => [name, countsOf(name)])) as Facets
  }

  #add(name: FacetName, value: string, count: number): void {
    const counts = this.#counts.get(name)
    const before = counts?.get(value)
    if (before !== undefined) counts?.set(value, before + count)
  }
}
