import {
  type FilterName,
  filterNames,
  isFilterSet,
  isWhereFilter,
  type JobFilters,
  noFilters,
  whereFilters,
} from '#rules/jobs/job-filters.ts'
import { understand } from '#rules/search/job-query.ts'
import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts'
import { findOnConnection } from './find.ts'
import type { NearestSearch, SearchCriteria, SearchOptions } from './search.ts'
import type { SearchConnection } from './segments/connection.ts'

/** The most conditions to try, because each needs a search. */
const maxSearches = 20

/**
 * For a search without matches: the condition to drop. Of several, the one that finds the most jobs; wishes before
 * places, and places before occupations. If none helps alone, the words that no job has. Null when nothing would be
 * left.
 */
export async function findNearest(
  source: SearchConnection,
  { query, filters }: SearchCriteria,
  { now, signal }: SearchOptions,
): Promise<NearestSearch | null> {
  const severalPlaces = whereFilters.filter((name) => isFilterSet(filters, name)).length > 1
  const drops = [
    ...query.terms.map((term) => ({ drop: { terms: [term] }, rest: { query: without(query, [term]), filters } })),
    ...filterNames
      .filter((name) => isFilterSet(filters, name) && !(isWhereFilter(name) && severalPlaces))
      .map((filter) => ({ drop: { filter }, rest: { query, filters: withoutFilter(filters, filter) } })),
    // Dropping one of several places would find fewer jobs.
    ...(severalPlaces ? [{ drop: { filter: 'where' as const }, rest: { query, filters: anywhere(filters) } }] : []),
  ]
  const count = async (criteria: SearchCriteria) => (await findOnConnection(source, criteria, { now, signal })).total
  let best: NearestSearch | null = null
  for (const { drop, rest } of drops.slice(0, maxSearches)) {
    const total = await count(rest)
    if (total > 0 && (!best || isRather({ drop, total }, best))) best = { drop, total }
  }
  if (best || drops.length > maxSearches) return best
  const terms: SearchTerm[] = []
  for (const term of query.terms)
    if (!term.excluded && (await count({ query: { terms: [term] }, filters: noFilters })) === 0) terms.push(term)
  const total = terms.length < drops.length ? await count({ query: without(query, terms), filters }) : 0
  return total > 0 ? { drop: { terms }, total } : null
}

function isRather(one: NearestSearch, other: NearestSearch): boolean {
  const [mine, its] = [weightOf(one.drop), weightOf(other.drop)]
  return mine < its || (mine === its && one.total > other.total)
}

/** How important a condition is to the seeker. */
function weightOf(drop: NearestSearch['drop']): number {
  if ('filter' in drop)
    return drop.filter === 'occupation' ? 2 : Number(drop.filter === 'where' || isWhereFilter(drop.filter))
  const kinds = drop.terms.map(({ where, typed }) => (where ? 'place' : understand(typed)?.kind))
  return kinds.includes('occupation') ? 2 : Number(kinds.includes('place'))
}

const anywhere = (filters: JobFilters): JobFilters => whereFilters.reduce(withoutFilter, filters)

const without = (query: SearchQuery, terms: readonly SearchTerm[]): SearchQuery => ({
  terms: query.terms.filter((term) => !terms.includes(term)),
})

const withoutFilter = (filters: JobFilters, name: FilterName): JobFilters => ({ ...filters, [name]: noFilters[name] })
