import { filterableOccupations } from '#rules/occupations/occupations.ts'
import { parseSearchAddress, type SearchAddress, searchAddressQuery, submittedSearch } from './search-address.ts'

const known = new Set(filterableOccupations)

/** Parses the query of the front page as `parseSearchAddress`, and drops occupations that do not exist. */
export function parseKnownSearch(query: URLSearchParams): SearchAddress {
  const search = parseSearchAddress(query)
  const occupation = search.conditions.occupation.filter((id) => known.has(id))
  return { ...search, conditions: { ...search.conditions, occupation } }
}

/** The query of a search for saving: conditions and order in normal spelling, with readable Japanese. */
export function savedSearchQuery(query: string): string {
  const { conditions, sort } = parseKnownSearch(new URLSearchParams(query.replace(/^[^?]*\?/, '')))
  const saved = searchAddressQuery({ ...submittedSearch(conditions), sort })
  return saved.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent)
}
