import { type FilterName, filterNames, isAsked, type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts'
import { findOn, type Search } from '#store/search/find-jobs.ts'
import type { Source } from '#store/search/segments/source.ts'

/** The condition to drop, and how many jobs the rest of them gives. */
export type Nearest = { drop: { filter: FilterName } | { term: SearchTerm }; total: number }

/** For a search that finds nothing: dropping which one condition gives the most jobs. Null when no single one helps. */
export async function nearestSearch(
  source: Source,
  { query, filters }: Search,
  asked: { now: Date; signal?: AbortSignal | undefined },
): Promise<Nearest | null> {
  const drops = [
    ...query.terms.map((term) => ({ drop: { term }, search: { query: withoutTerm(query, term), filters } })),
    ...filterNames
      .filter((name) => isAsked(filters, name))
      .map((filter) => ({ drop: { filter }, search: { query, filters: withoutFilter(filters, filter) } })),
  ]
  let best: Nearest | null = null
  for (const { drop, search } of drops.slice(0, mostTried)) {
    const { total } = await findOn(source, search, asked)
    if (total > (best?.total ?? 0)) best = { drop, total }
  }
  return best
}

/** Nobody types so many conditions, and each one is a search. */
const mostTried = 12

const withoutTerm = (query: SearchQuery, term: SearchTerm): SearchQuery => ({
  terms: query.terms.filter((other) => other !== term),
})

const withoutFilter = (filters: JobFilters, name: FilterName): JobFilters => ({ ...filters, [name]: noFilters[name] })
