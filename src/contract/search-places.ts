import type { JobFilters } from '#rules/jobs/job-filters.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import type { PlaceNames } from '#words/filter-labels.ts'

/** The name of a municipality, station or line by its code or id. */
export function placeName(id: string): string {
  const station = stationById.get(id)
  return station ? `${station.name}駅` : ((municipalityByCode.get(id) ?? lineById.get(id))?.name ?? id)
}

type Counted = Readonly<Record<'area' | 'station', readonly { value: string }[]>>

/** The names of all that filters ask for by code or id, and of what is counted. */
export function placeNamesOf({ area, station, line, commute }: JobFilters, counted?: Counted | null): PlaceNames {
  const options = counted ? [...counted.area, ...counted.station].map(({ value }) => value) : []
  const ids = [...area, ...station, ...line, ...(commute ? [commute.from] : []), ...options]
  return Object.fromEntries(ids.map((id) => [id, placeName(id)]))
}
