import { cells } from '#rules/cells.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { placeText } from './place-text.ts'
import { prefectureOfCode } from './prefecture-of-code.ts'
import lineTable from './tables/lines.json' with { type: 'json' }
import runTable from './tables/runs.json' with { type: 'json' }
import stationTable from './tables/stations.json' with { type: 'json' }

/** A station of one or more lines. */
export type Station = {
  id: string
  name: string
  prefecture: Prefecture
  /** The code of its municipality. */
  municipality: string
  latitude: number
  longitude: number
  /** Readings. A tokenizer's (`isKanaSure` is false) are only searched, because one in seven is wrong. */
  kana: readonly string[]
  isKanaSure: boolean
}

/** A line as passengers name it. */
export type Line = {
  id: string
  name: string
  operator: string
  kind: string
  /** Its class of speed and waiting; tables/README.md. */
  speedClass: string
  legalNames: readonly string[]
  /** Its stations in order of travel, each once, branches last. */
  stations: readonly string[]
}

/** Stations with direct trains, and the tenths of a minute between neighbours. */
export type Run = { line: string; isFast: boolean; stations: readonly string[]; tenths: readonly number[] }

const words = (cell: string) => cell.split(' ').filter(Boolean)

export const stations: readonly Station[] = cells(stationTable).map(
  ([id = '', name = '', municipality = '', latitude, longitude, kana = '', sure]) => ({
    ...{ id, name, prefecture: prefectureOfCode(municipality), municipality },
    ...{ latitude: Number(latitude), longitude: Number(longitude) },
    ...{ kana: words(kana), isKanaSure: sure === '1' },
  }),
)
export const stationById: ReadonlyMap<string, Station> = new Map(stations.map((station) => [station.id, station]))
/** Index of each station in `stations`, by id. */
export const stationNumber: ReadonlyMap<string, number> = new Map(stations.map(({ id }, number) => [id, number]))

export const runs: readonly Run[] = cells(runTable).map(([line = '', train, ids = '', tenths = '']) => ({
  ...{ line, isFast: train !== '', stations: words(ids), tenths: words(tenths).map(Number) },
}))

const regularRuns = Map.groupBy(
  runs.filter(({ isFast }) => !isFast),
  ({ line }) => line,
)

export const lines: readonly Line[] = cells(lineTable).map(
  ([id = '', name = '', operator = '', kind = '', speedClass = '', legal = '']) => ({
    ...{ id, name, operator, kind, speedClass, legalNames: legal.split(',').filter(Boolean) },
    stations: [...new Set((regularRuns.get(id) ?? []).flatMap((run) => run.stations))],
  }),
)
export const lineById: ReadonlyMap<string, Line> = new Map(lines.map((line) => [line.id, line]))

/** A station's name for lookup: 広島港（宇品） becomes 広島港. */
export const stationKey = (name: string): string => placeText(name).replace(/[(〈].*$/, '')

/** Stations by their keys. */
export const stationsByKey: ReadonlyMap<string, readonly Station[]> = Map.groupBy(stations, ({ name }) =>
  stationKey(name),
)

const sameStationDegrees = 0.01

/** Stations of the same name within about a kilometre, including this one: 東京 has two, 大阪梅田 two companies. */
export function samePlace(station: Station): readonly Station[] {
  const namesakes = stationsByKey.get(stationKey(station.name)) ?? [station]
  return namesakes.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - station.latitude) < sameStationDegrees &&
      Math.abs(longitude - station.longitude) < sameStationDegrees,
  )
}
