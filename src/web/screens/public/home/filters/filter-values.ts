import type { FilterName } from '#rules/jobs/job-filters.ts'
import { type FilterParameter, type JobFilters, readFilters } from '#web/screens/public/home/job-search.ts'

/** Filters of which the address names a single value under another parameter. */
const singular: Partial<Record<FilterName, FilterParameter>> = { prefecture: 'location', employment: 'workStyle' }

const textOf = (filters: JobFilters, filter: FilterName): string => {
  const alone = singular[filter]
  return (alone && filters[alone]) ?? filters[filter] ?? ''
}

/** The chosen values of a filter. */
export const valuesOf = (filters: JobFilters, filter: FilterName): string[] =>
  textOf(filters, filter).split(',').filter(Boolean)

/** The filters with other values of one of them; none takes it away. */
export function withValues(filters: JobFilters, filter: FilterName, values: readonly string[]): JobFilters {
  return readFilters((name) => {
    if (name === filter) return values
    return name === singular[filter] ? [] : [filters[name] ?? '']
  })
}
