import type { ResponseData } from '#contract/endpoints.ts'
import type { SearchConditions } from '#contract/search-conditions.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import type { Places } from './places.ts'

/** What the tabs of the picker share. */
export type PickerState = {
  /** The search with the places as they are chosen. */
  conditions: SearchConditions
  /** The prefecture whose places are offered. */
  prefecture: Prefecture
  onPrefecture: (prefecture: Prefecture) => void
  /** Chooses other places; `named` are the names of the new ones. */
  onChange: (places: Partial<Places>, named?: PlaceNames) => void
}

type Counted = ResponseData<'readJobFacets'> | undefined

/** The jobs of an option; only places with jobs are listed. */
export const jobsOf = (counted: Counted, name: 'prefecture' | 'area' | 'commute', value: string) =>
  counted && (counted.facets[name].find((option) => option.value === value)?.count ?? 0)

/** The jobs at a station of a line; several parts of one station are counted under the id of the first. */
export const jobsAt = (counted: Counted, name: string) =>
  counted && (counted.facets.station.find(({ value }) => counted.place_names?.[value] === name)?.count ?? 0)
