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
import { payingAtLeast } from '#store/search/order/pay-ranks.ts'
import { optionToken } from '#store/search/sealing/tokens.ts'
import type { SearchedJob } from '#store/search/searched-jobs.ts'
import type { Finder } from '#store/search/segments/posting-cache.ts'
import { countWith, type Posting } from '#store/search/segments/postings.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { type Bits, countBits, isEmpty } from './bits.ts'
import { newIn, passing, remoteTokens } from './filter-bits.ts'
import { countShared } from './shared-count.ts'

/** How many jobs each option would give, by filter and value; `salaryMin` by its steps. */
export type Facets = { [Name in FilterName]: { value: string; count: number }[] }

const options = choosingFilters.map((name) => ({
  name,
  values: filterOptions[name].map((value) => ({ value, token: optionToken(name, value) })),
}))
const steps = salarySteps.map((yen) => ({ yen, value: String(yen) }))

/** Tokens of all options. */
export const facetTokens: readonly number[] = options.flatMap(({ values }) => values.map(({ token }) => token))

/** Counts every option exactly; the options of a filter are counted without that filter. */
export class FacetCounts {
  readonly #filters: JobFilters
  readonly #now: Date
  readonly #counts: ReadonlyMap<FilterName, Map<string, number>>

  constructor(filters: JobFilters, now: Date) {
    this.#filters = filters
    this.#now = now
    const valuesOf = { ...filterOptions, salaryMin: steps.map(({ value }) => value), newOnly: ['1'], remote: ['1'] }
    const zeros = (name: FilterName) => new Map(valuesOf[name].map((value) => [value, 0]))
    this.#counts = new Map(filterNames.map((name) => [name, zeros(name)]))
  }

  /** Counts what a query found of a segment; `asked` are the jobs that pass each of the filters. */
  addSegment(
    segment: Segment,
    { found, asked, postings }: { found: Bits; asked: ReadonlyMap<FilterName, Bits>; postings: Finder<Posting> },
  ): void {
    if (isEmpty(found)) return
    const all = passing(found, asked)
    const without = (name: FilterName) => (asked.has(name) ? passing(found, asked, name) : all)
    for (const { name, values } of options) {
      const bits = without(name)
      for (const { value, token } of values) this.#add(name, value, countWith(bits, postings(token, segment.id)))
    }
    const anyPlace = without('remote')
    for (const token of remoteTokens) this.#add('remote', '1', countWith(anyPlace, postings(token, segment.id)))
    this.#add('newOnly', '1', countShared(without('newOnly'), newIn(segment, this.#now)))
    const anyPay = without('salaryMin')
    if (countBits(anyPay) === 0) return
    for (const { yen, value } of steps) this.#add('salaryMin', value, countShared(anyPay, payingAtLeast(segment, yen)))
  }

  /** Counts a job that fulfils the query. */
  addJob(job: SearchedJob): void {
    const isFound = (but: FilterName) => passes(job, this.#filters, this.#now, but)
    for (const name of choosingFilters) {
      if (isFound(name)) for (const value of optionsOf(name, job)) this.#add(name, value, 1)
    }
    if (isRemote(job.work_style) && isFound('remote')) this.#add('remote', '1', 1)
    if (isNew(job.created_at, this.#now) && isFound('newOnly')) this.#add('newOnly', '1', 1)
    if (!isFound('salaryMin')) return
    for (const { yen, value } of steps) if ((payReached(job) ?? 0) >= yen) this.#add('salaryMin', value, 1)
  }

  facets(): Facets {
    const countsOf = (name: FilterName) =>
      [...(this.#counts.get(name) ?? [])].map(([value, count]) => ({ value, count }))
    return Object.fromEntries(filterNames.map((name) => [name, countsOf(name)])) as Facets
  }

  #add(name: FilterName, value: string, count: number): void {
    const counts = this.#counts.get(name)
    const before = counts?.get(value)
    if (before !== undefined) counts?.set(value, before + count)
  }
}
