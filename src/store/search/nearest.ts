import {
  type FilterName,
  filterNames,
  isFilterSet,
  isWhereFilter,
  type JobFilters,
  noFilters,
  whereFilters,
} from '#rules/jobs/job-filters.ts'
import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts'
import { findOnConnection } from './find.ts'
import type { NearestSearch, SearchCriteria, SearchOptions } from './search.ts'
import type { SearchConnection } from './segments/connection.ts'

/** The most conditions tried, because each one is a search. */
const maxSearches = 20

/** For a search without matches: the condition whose removal finds the most jobs. Null when no single one helps. */
export async function findNearest(
  source: SearchConnection,
  { query, filters }: SearchCriteria,
  { now, signal }: SearchOptions,
): Promise<NearestSearch | null> {
  const severalPlaces = whereFilters.filter((name) => isFilterSet(filters, name)).length > 1
  const drops = [
    ...query.terms.map((term) => ({ drop: { term }, rest: { query: withoutTerm(query, term), filters } })),
    ...filterNames
      .filter((name) => isFilterSet(filters, name) && !(isWhereFilter(name) && severalPlaces))
      .map((filter) => ({ drop: { filter }, rest: { query, filters: withoutFilter(filters, filter) } })),
    // Without one of several places a search finds fewer jobs.
    ...(severalPlaces ? [{ drop: { filter: 'where' as const }, rest: { query, filters: anywhere(filters) } }] : []),
  ]
  let best: NearestSearch | null = null
  for (const { drop, rest } of drops.slice(0, maxSearches)) {
    const { total } = await findOnConnection(source, rest, { now, signal })
    if (total > (best?.total ?? 0)) best = { drop, total }
  }
  return best
}

const anywhere = (filters: JobFilters): JobFilters => whereFilters.reduce(withoutFilter, filters)

const withoutTerm = (query: SearchQuery, term: SearchTerm): SearchQuery => ({
  terms: query.terms.filter((other) => other !== term),
})

const withoutFilter = (filters: JobFilters, name: FilterName): JobFilters => ({ ...filters, [name]: noFilters[name] })
