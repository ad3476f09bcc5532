import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { municipalities } from './municipalities.ts'
import { lines, type Station, stations } from './railways.ts'

/** Files of places for browsers, each below 30 KB on the wire. */
export const placeFiles = {
  hokkaido: ['hokkaido'],
  tohoku: ['aomori', 'iwate', 'miyagi', 'akita', 'yamagata', 'fukushima'],
  kanto: ['ibaraki', 'tochigi', 'gunma', 'saitama', 'chiba'],
  'tokyo-kanagawa': ['tokyo', 'kanagawa'],
  'koshinetsu-hokuriku': ['niigata', 'toyama', 'ishikawa', 'fukui', 'yamanashi', 'nagano'],
  tokai: ['gifu', 'shizuoka', 'aichi'],
  'osaka-hyogo': ['osaka', 'hyogo'],
  kinki: ['mie', 'shiga', 'kyoto', 'nara', 'wakayama'],
  chugoku: ['tottori', 'shimane', 'okayama', 'hiroshima', 'yamaguchi'],
  shikoku: ['tokushima', 'kagawa', 'ehime', 'kochi'],
  kyushu: ['fukuoka', 'saga', 'nagasaki', 'kumamoto', 'oita', 'miyazaki', 'kagoshima', 'okinawa'],
} as const satisfies Record<string, readonly Prefecture[]>

export type PlaceFileName = keyof typeof placeFiles

/** What a browser needs to list places. */
export type PlaceFile = {
  /** In the order of their codes: a city stands before its wards. */
  municipalities: readonly (readonly [code: string, name: string, kana: string])[]
  /**
   * Kana are only for search and never shown, because some are wrong. Includes stations of other prefectures for the
   * lines.
   */
  stations: readonly (readonly [id: string, name: string, municipality: string, kana: string])[]
  /** Whole lines, as indexes of `stations` in order of travel. */
  lines: readonly (readonly [id: string, name: string, stations: readonly number[]])[]
}

/** The content of a file in a stable order, so that it changes only with the tables. */
export function placeFile(name: PlaceFileName): PlaceFile {
  const inside = new Set<Prefecture>(placeFiles[name])
  const inPrefectures = new Set(stations.filter(({ prefecture }) => inside.has(prefecture)).map(({ id }) => id))
  const isInside = (id: string) => inPrefectures.has(id)
  const passing = lines.filter((line) => line.stations.some(isInside))
  const shown = new Set(passing.flatMap((line) => line.stations))
  const listed: Station[] = stations.filter(({ id }) => shown.has(id))
  const numbers = new Map(listed.map(({ id }, at) => [id, at]))
  return {
    municipalities: municipalities
      .filter(({ prefecture }) => inside.has(prefecture))
      .map(({ code, name, kana }) => [code, name, kana]),
    stations: listed.map(({ id, name, municipality, kana }) => [
      id,
      name,
      municipality,
      isInside(id) ? kana.join(' ') : '',
    ]),
    lines: passing.map(({ id, name, stations }) => [
      id,
      name,
      stations.flatMap((station) => numbers.get(station) ?? []),
    ]),
  }
}
