import { filterableOccupations } from '#rules/occupations/occupations.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import { wayNames } from '#rules/ways/ways.ts'
import { parseSearchAddress, type SearchAddress, searchAddressQuery, submittedSearch } from './search-address.ts'

const known = new Set(filterableOccupations)

/** Parses the query of the front page as `parseSearchAddress`, and drops occupations, ways and places that do not exist. */
export function parseKnownSearch(query: URLSearchParams): SearchAddress {
  const search = parseSearchAddress(query)
  const { occupation, way, area, station, line, commute } = search.conditions
  const conditions = {
    ...search.conditions,
    occupation: occupation.filter((id) => known.has(id)),
    way: way.filter((id) => wayNames.has(id)),
    area: area.filter((code) => municipalityByCode.has(code)),
    station: station.filter((id) => stationById.has(id)),
    line: line.filter((id) => lineById.has(id)),
    commute: commute && stationById.has(commute.from) ? commute : null,
  }
  return { ...search, conditions }
}

/** The query of a search for saving: conditions and order in normal spelling, with readable Japanese. */
export function savedSearchQuery(query: string): string {
  const { conditions, sort } = parseKnownSearch(new URLSearchParams(query.replace(/^[^?]*\?/, '')))
  const saved = searchAddressQuery({ ...submittedSearch(conditions), sort })
  return saved.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent)
}
