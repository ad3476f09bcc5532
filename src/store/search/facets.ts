// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
import { isNew } from '#rules/job-age.ts'
import {
  choosingFilters,
  type FilterName,
  filterOptions,
  isRemote,
  type JobFilters,
  optionsOf,
  passes,
  payReached,
  salarySteps,
} from '#rules/job-filters.ts'
import { type Bits, countShared, hasBit, isEmpty } from './bits.ts'
import type { Matched } from './evaluate.ts'
import { filterBits, newIn, passing, remoteTokens } from './filter-bits.ts'
import { countCodes, payRanks } from './pay-ranks.ts'
import type { Finder } from './posting-cache.ts'
import type { Posting } from './postings.ts'
import type { SearchedJob } from './searched-jobs.ts'
import { optionToken } from './tokens.ts'

/** How many jobs each option would give, by filter and value; `salaryMin` by its steps. */
export type Facets = { [Name in FilterName]: { value: string; count: number }[] }

/** Tokens of all options. */
export const facetTokens: readonly number[] = choosingFilters.flatMap((name) =>
  filterOptions[name].map((value) => optionToken(name, value)),
)

/** Counts every option exactly; the options of a filter are counted without that filter. */
export function countFacets(
  matched: readonly Matched[],
  fresh: readonly SearchedJob[],
  { filters, now, postings }: { filters: JobFilters; now: Date; postings: Finder<Posting> },
): Facets {
  const counts = new Map<string, number>()
  const add = (name: FilterName, value: string | number, count: number) => {
    const key = `${name}:${value}`
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  for (const { segment, bits: found } of matched) {
    if (isEmpty(found)) continue
    const asked = filterBits(filters, segment, postings, now)
    const all = passing(found, asked)
    const without = (name: FilterName) => (asked.has(name) ? passing(found, asked, name) : all)
    const sharing = (bits: Bits, token: number) => countWith(bits, postings(token, segment.id))
    for (const name of choosingFilters) {
      const bits = without(name)
      for (const value of filterOptions[name]) add(name, value, sharing(bits, optionToken(name, value)))
    }
    const anyPlace = without('remote')
    add(
      'remote',
      '1',
      remoteTokens.reduce((sum, token) => sum + sharing(anyPlace, token), 0),
    )
    add('newOnly', '1', countShared(without('newOnly'), newIn(segment, now)))
    const ranks = payRanks(segment)
    for (const [code, count] of countCodes(without('salaryMin'), ranks).entries()) {
      if (count === 0) continue
      for (const step of salarySteps) if (ranks.values[code]! >= step) add('salaryMin', step, count)
    }
  }
  for (const job of fresh) countJob(job, filters, now, add)
  return facetsOf(counts)
}

function countJob(
  job: SearchedJob,
  filters: JobFilters,
  now: Date,
  add: (name: FilterName, value: string | number, count: number) => void,
): void {
  for (const name of choosingFilters) {
    if (passes(job, filters, now, name)) for (const value of optionsOf(name, job)) add(name, value, 1)
  }
  if (isRemote(job.work_style) && passes(job, filters, now, 'remote')) add('remote', '1', 1)
  if (isNew(job.created_at, now) && passes(job, filters, now, 'newOnly')) add('newOnly', '1', 1)
  if (passes(job, filters, now, 'salaryMin'))
    for (const step of salarySteps) if ((payReached(job) ?? 0) >= step) add('salaryMin', step, 1)
}

function countWith(bits: Bits, posting: Posting | undefined): number {
  if (!posting) return 0
  if ('bits' in posting) return countShared(bits, posting.bits)
  let count = 0
  for (const place of posting.list) if (hasBit(bits, place)) count++
  return count
}

function facetsOf(counts: ReadonlyMap<string, number>): Facets {
  const options = { ...filterOptions, salaryMin: salarySteps.map(String), newOnly: ['1'], remote: ['1'] } as const
  const names = Object.keys(options) as FilterName[]
  return Object.fromEntries(
    names.map((name) => [name, options[name].map((value) => ({ value, count: counts.get(`${name}:${value}`) ?? 0 }))]),
  ) as Facets
}
