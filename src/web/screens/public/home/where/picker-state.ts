import type { ResponseData } from '#contract/endpoints.ts'
import type { SearchConditions } from '#contract/search-conditions.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import type { Places } from './places.ts'

/** The state that the picker's tabs share. */
export type PickerState = {
  /** The search with the chosen places. */
  conditions: SearchConditions
  /** The prefecture with the offered places. */
  prefecture: Prefecture
  onPrefecture: (prefecture: Prefecture) => void
  /** Changes the places; `named` has the names of new ones. */
  onChange: (places: Partial<Places>, named?: PlaceNames) => void
}

type Counted = ResponseData<'readJobFacets'> | undefined

/** The number of an option's jobs; places without jobs are absent. */
export const jobsOf = (counted: Counted, name: 'prefecture' | 'area' | 'commute', value: string) =>
  counted && (counted.facets[name].find((option) => option.value === value)?.count ?? 0)

/** The jobs at a line's station; parts of a station are counted under the first one's id. */
export const jobsAt = (counted: Counted, name: string) =>
  counted && (counted.facets.station.find(({ value }) => counted.place_names?.[value] === name)?.count ?? 0)
