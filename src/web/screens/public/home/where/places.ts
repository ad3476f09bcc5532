import type { SearchConditions } from '#contract/search-conditions.ts'
import type { WhereFilter } from '#rules/jobs/job-filters.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import type { StationOfFile } from '#web/parts/places/find-stations.ts'

/** A search's places. */
export type Places = Pick<SearchConditions, WhereFilter>

export const nowhere: Places = { prefecture: [], area: [], station: [], line: [], commute: null, near: null }

export const placesOf = ({ prefecture, area, station, line, commute, near }: SearchConditions): Places => ({
  ...{ prefecture, area, station, line, commute, near },
})

/** The initial prefecture: a chosen one, or that of a chosen municipality. */
export function firstPrefecture({ prefecture, area }: Places): Prefecture {
  const [code] = area
  return prefecture[0] ?? (code ? prefectureOfCode(code) : 'tokyo')
}

/** Toggles a value. */
export const withValue = <Value>(values: readonly Value[], value: Value, isChosen: boolean): Value[] => [
  ...values.filter((other) => other !== value),
  ...(isChosen ? [value] : []),
]

/** A municipality's name within its group: a ward without its city. */
export type Area = { code: string; name: string; label: string }
/** A city's wards (`whole`), or municipalities of one kind. */
export type AreaGroup = { label: string; whole: Area | null; areas: readonly Area[] }

/** A prefecture's municipalities in groups. */
export function areaGroups(file: PlaceFile, prefecture: Prefecture): AreaGroup[] {
  const inside = file.municipalities.filter(([code]) => prefectureOfCode(code) === prefecture)
  const cities = inside.filter(([, name]) => inside.some((other) => isWardOf(other[1], name)))
  const wards = cities.map(([code, city]) => ({
    label: city,
    whole: { code, name: city, label: `${city}すべて` },
    areas: inside
      .filter(([, name]) => isWardOf(name, city))
      .map(([ward, name]) => ({ code: ward, name, label: name.slice(city.length) })),
  }))
  const inCities = new Set(wards.flatMap(({ whole, areas }) => [whole, ...areas]).map(({ code }) => code))
  const others = Map.groupBy(
    inside.filter(([code]) => !inCities.has(code)),
    ([, name]) => kindOf(name),
  )
  const rest = [...others].map(([label, all]) => ({
    ...{ label, whole: null },
    areas: all.map(([code, name]) => ({ code, name, label: name })),
  }))
  return [...rest.filter(({ label }) => label === '23区'), ...wards, ...rest.filter(({ label }) => label !== '23区')]
}

const isWardOf = (name: string, city: string) => city.endsWith('市') && name.startsWith(city) && name.endsWith('区')

function kindOf(name: string): string {
  if (name.endsWith('区')) return '23区'
  return name.endsWith('市') ? '市' : '町村'
}

export type LineOfFile = { id: string; name: string; stations: readonly StationOfFile[] }

const stationAt = (file: PlaceFile, number: number): StationOfFile[] => {
  const [id, name] = file.stations[number] ?? []
  return id && name ? [{ id, name, lines: [] }] : []
}

/** The whole lines with a station in a prefecture. */
export function linesIn(file: PlaceFile, prefecture: Prefecture): LineOfFile[] {
  const isInside = (number: number) => prefectureOfCode(file.stations[number]?.[2] ?? '') === prefecture
  return file.lines
    .filter(([, , numbers]) => numbers.some(isInside))
    .map(([id, name, numbers]) => ({ id, name, stations: numbers.flatMap((number) => stationAt(file, number)) }))
}
