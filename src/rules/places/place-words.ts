import { cells } from '#rules/cells.ts'
import { type Commute, commuteSteps } from '#rules/jobs/job-filters.ts'
import { type Prefecture, prefectures, regions } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'
import { knownWords } from '#rules/search/known-words.ts'
import { foldKana } from '#rules/search/search-text.ts'
import { linesByName, linesOfCompany } from './line-names.ts'
import { municipalities, municipalityByCode, ownName } from './municipalities.ts'
import { municipalityNames, municipalityReadings } from './municipality-names.ts'
import { placeText } from './place-text.ts'
import { prefectureNames, prefectureReadings, romanPrefecture } from './prefecture-names.ts'
import { lineById, samePlace, stationById, stations, stationsByKey } from './railways.ts'
import { hiraganaOf, withoutLongVowels } from './romaji.ts'
import nicknameTable from './tables/nicknames.json' with { type: 'json' }
import table from './tables/place-words.json' with { type: 'json' }

/** Alternative places of a job. */
export type Where = {
  prefectures: readonly Prefecture[]
  /** Codes of municipalities; a city's includes its wards. */
  areas: readonly string[]
  stations: readonly string[]
  lines: readonly string[]
}

/** A query's word that means a place, with the label of its chip. */
export type PlaceWord = { label: string; where: Where; commute?: Commute }

const nowhere: Where = { prefectures: [], areas: [], stations: [], lines: [] }

/** Words for several prefectures, beside the regions of the board. */
const wideAreas: Record<string, readonly Prefecture[]> = {
  首都圏: ['tokyo', 'kanagawa', 'saitama', 'chiba'],
  一都三県: ['tokyo', 'kanagawa', 'saitama', 'chiba'],
  東京圏: ['tokyo', 'kanagawa', 'saitama', 'chiba'],
  南関東: ['tokyo', 'kanagawa', 'saitama', 'chiba'],
  北関東: ['ibaraki', 'tochigi', 'gunma'],
  関西: ['osaka', 'kyoto', 'hyogo', 'nara', 'shiga', 'wakayama'],
  京阪神: ['osaka', 'kyoto', 'hyogo'],
  東海: ['aichi', 'gifu', 'mie', 'shizuoka'],
  中京圏: ['aichi', 'gifu', 'mie'],
  北陸: ['toyama', 'ishikawa', 'fukui'],
  甲信越: ['yamanashi', 'nagano', 'niigata'],
  甲信: ['yamanashi', 'nagano'],
  信越: ['nagano', 'niigata'],
  山陰: ['tottori', 'shimane'],
  山陽: ['okayama', 'hiroshima', 'yamaguchi'],
  北東北: ['aomori', 'iwate', 'akita'],
  南東北: ['miyagi', 'yamagata', 'fukushima'],
  北部九州: ['fukuoka', 'saga', 'nagasaki', 'oita'],
  南九州: ['kumamoto', 'miyazaki', 'kagoshima'],
  道内: ['hokkaido'],
  都内: ['tokyo'],
}

const customary = new Map<string, Pick<Where, 'areas' | 'stations'>>()
const customaryReadings = new Map<string, string[]>()
for (const [word = '', kana = '', codes = '', ids = ''] of cells(table)) {
  const where = { areas: codes.split(' ').filter(Boolean), stations: ids.split(' ').filter(Boolean) }
  // People type names without what distinguishes them: 京橋(大阪), 新橋・汐留, 品川駅周辺.
  for (const part of word
    .replace(/\(.*\)$/, '')
    .replace(/(?:駅周辺|エリア)$/, '')
    .split('・')) {
    const key = placeText(part)
    const known = customary.get(key) ?? { areas: [], stations: [] }
    customary.set(key, { areas: [...known.areas, ...where.areas], stations: [...known.stations, ...where.stations] })
    customaryReadings.set(kana, [...(customaryReadings.get(kana) ?? []), key])
  }
}

/** Cities and wards without 市 and 区: 横浜, 渋谷. */
const shortNames = Map.groupBy(
  municipalities.filter(({ name }) => /[市区]$/.test(name)),
  (municipality) => placeText(ownName(municipality)).slice(0, -1),
)
const shortReadings = Map.groupBy(
  municipalities.filter(({ name, city }) => /[市区]$/.test(name) && city === null),
  ({ kana }) => kana.replace(/[しく]$/, ''),
)

/** Stations by reading, including uncertain ones. */
const stationsByKana = Map.groupBy(
  stations.flatMap((station) => station.kana.map((kana) => ({ kana, id: station.id }))),
  ({ kana }) => kana,
)

/** Words that mean the station of their name only with 駅. */
const everyday = '大学 公園 駅前 市役所 植木 開発 院内 前後 和食 中学校 市場 木造 合格 日当 生地 内部 浄水 平和'
const otherWords = new Set([...knownWords, ...everyday.split(' ')].map(placeText))

/** The places that a query's word means; null for none. */
export function readPlaceWord(word: string): PlaceWord | null {
  const text = placeText(word).trim()
  const commute = readCommute(text)
  if (commute) return { label: nfkc(word).trim(), where: nowhere, commute }
  const bare = text.replace(/線?沿線$/, '線').replace(around, '')
  const where = (text && named(text)) || (bare !== text && named(bare)) || null
  return where && { label: labelOf(where) ?? nameInFull(text, where) ?? nfkc(word).trim(), where }
}

/** 横浜エリア, 東京近郊. */
const around = /(?<=..)(?:沿い|周辺|付近|近辺|近郊|エリア|地域|方面)$/

const named = (text: string) =>
  namedInFull(text) ?? namedInShort(text) ?? nicknamed(text) ?? readAsKana(text) ?? readAsRomaji(text)

/** Nicknames in hiragana, with the name of their place. */
const nicknames = new Map(
  cells(nicknameTable).flatMap(([words = '', name = '']) =>
    words.split(',').map((word) => [foldKana(placeText(word)), name] as const),
  ),
)

/** ニコタマ, 札駅 and ナンバ. */
function nicknamed(text: string): Where | null {
  const kana = foldKana(text)
  const name = nicknames.get(kana)
  if (name) return namedStation(placeText(name))
  const keys = text === kana || text.length < 3 ? [] : (customaryReadings.get(kana) ?? [])
  return keys.length > 0 ? eitherPlace(keys.map((key) => ({ ...nowhere, ...customary.get(key) }))) : null
}

/** The name of the station that a nickname or romaji means. */
function nameInFull(text: string, { areas, stations: [id = ''] }: Where): string | null {
  const isRoman = /^[a-z]/i.test(text) && areas.length === 0 && id !== ''
  return nicknames.get(foldKana(text)) ?? (isRoman ? `${stationById.get(id)?.name ?? text}駅` : null)
}

/** Municipalities and stations by kana without long vowels. */
let romaji: ReadonlyMap<string, Where> | undefined

function placesByRomaji(): ReadonlyMap<string, Where> {
  const places = new Map<string, Where>()
  const add = (kana: string, where: Partial<Where>) => {
    const key = withoutLongVowels(kana)
    places.set(key, eitherPlace([places.get(key) ?? nowhere, { ...nowhere, ...where }]))
  }
  for (const [kana, areas] of municipalityReadings) add(kana, { areas })
  for (const [kana, named] of shortReadings) add(kana, { areas: named.map(({ code }) => code) })
  for (const [kana, keys] of customaryReadings) for (const key of keys) add(kana, customary.get(key) ?? {})
  for (const [kana, named] of stationsByKana) add(kana, { stations: named.map(({ id }) => id) })
  return places
}

/** takadanobaba, kobe, shimbashi station and yokohama-shi. */
function readAsRomaji(text: string): Where | null {
  const [, name = '', end = ''] = /^([a-z']{4,24}?)(?:[- ]?(eki|station|shi|ku))?$/i.exec(text) ?? []
  const kana = hiraganaOf(name) ?? ''
  if (kana.length < 2) return null
  romaji ??= placesByRomaji()
  const ending = { shi: 'し', ku: 'く' }[end.toLowerCase()] ?? ''
  const found = romaji.get(withoutLongVowels(kana) + ending) ?? null
  return found && /^(?:eki|station)$/i.test(end) ? { ...nowhere, stations: found.stations } : found
}

/** Whether a place lies within another, as 梅田 in 大阪. */
export function isWithin(place: Where, other: Where): boolean {
  const inPrefectures = (value: Prefecture | undefined) => value !== undefined && other.prefectures.includes(value)
  const isAreaInside = (code: string) => {
    const { prefecture, city } = municipalityByCode.get(code) ?? {}
    return inPrefectures(prefecture) || other.areas.includes(code) || (city ? other.areas.includes(city) : false)
  }
  const isStationInside = (id: string) => {
    const { prefecture, municipality = '' } = stationById.get(id) ?? {}
    return other.stations.includes(id) || inPrefectures(prefecture) || isAreaInside(municipality)
  }
  return (
    place.lines.length === 0 &&
    place.areas.length + place.stations.length > 0 &&
    place.prefectures.every(inPrefectures) &&
    place.areas.every(isAreaInside) &&
    place.stations.every(isStationInside)
  )
}

/** Several places are alternatives: 東京 大阪 matches both. */
export function eitherPlace(places: readonly Where[]): Where {
  const all = <Of>(each: (where: Where) => readonly Of[]) => [...new Set(places.flatMap(each))]
  return {
    prefectures: all(({ prefectures }) => prefectures),
    areas: all(({ areas }) => areas),
    stations: all(({ stations }) => stations),
    lines: all(({ lines }) => lines),
  }
}

/** 立川から30分以内, 新宿まで1時間: a commute with the smallest step that suffices, from a station with a unique name. */
function readCommute(text: string): Commute | null {
  const [, name = '', time, unit] = /^(.+?)(?:から|まで|へ)(\d{1,2})(分|時間)(?:以内|圏内?|で)?$/.exec(text) ?? []
  const asked = Number(time) * (unit === '分' ? 1 : 60)
  const minutes = commuteSteps.find((step) => step >= asked)
  const [station, ...others] = stationsByKey.get(name.replace(/駅$/, '')) ?? []
  if (!station || !minutes) return null
  const parts = samePlace(station)
  return others.every((other) => parts.includes(other)) ? { from: station.id, minutes } : null
}

function namedInFull(text: string): Where | null {
  const wide = wideAreas[text.replace(/(?:地方|エリア|全域)$/, '')]
  if (wide) return { ...nowhere, prefectures: wide }
  const region = regions.find((each) => text === each.region || text === `${each.region}地方`)
  if (region && text !== '中国') return { ...nowhere, prefectures: region.values }
  const prefecture = prefectureNames.get(text.replace(/(?<=[都道府県])内$/, ''))?.prefecture ?? romanPrefecture(text)
  if (prefecture) return { ...nowhere, prefectures: [prefecture] }
  const within = text.replace(/(?<=[市区町村])内$/, '')
  const municipality = municipalityNames.get(within) ?? prefixed(within)
  if (municipality) return { ...nowhere, areas: municipality.codes }
  const lines = linesByName.get(text) ?? linesByName.get(text.replace(/^(?:地下鉄|JR)/, '')) ?? linesOfCompany(text)
  if (lines.length > 0) return { ...nowhere, lines }
  return namedStation(text)
}

/** 東京都港区, 東京渋谷 and 東京23区. */
function prefixed(text: string): { codes: readonly string[] } | null {
  for (const { value, name, short } of prefectures) {
    const before = [name, short].find((each) => text.startsWith(each))
    if (!before) continue
    const rest = text.slice(before.length).trim()
    if (rest === '23区') return { codes: customary.get('23区')?.areas ?? [] }
    const named = municipalityNames.get(rest)?.codes ?? shortNames.get(rest)?.map(({ code }) => code) ?? []
    const codes = named.filter((code) => municipalityByCode.get(code)?.prefecture === value)
    if (codes.length > 0) return { codes }
  }
  return null
}

/** 博多駅, 博多駅前 and はかたえき. */
function namedStation(text: string): Where | null {
  const [, name = ''] = /^(.+?)(?:駅(?:前|周辺|近く|近辺|チカ|近)?|えき)$/.exec(text) ?? []
  const named = stationsByKey.get(name) ?? stationsByKana.get(name) ?? []
  const ids = named.length > 0 ? named.map(({ id }) => id) : (customary.get(name)?.stations ?? [])
  return ids.length > 0 ? { ...nowhere, stations: ids } : null
}

/** 渋谷 means the ward, the station and the quarter. A single letter means only cities and place words: 柏, 栄. */
function namedInShort(text: string): Where | null {
  const [read = text] = customaryReadings.get(text) ?? []
  const custom = customary.get(text) ?? customary.get(read)
  if (otherWords.has(text) && !custom) return null
  const named = (shortNames.get(text) ?? []).filter(({ name }) => text.length > 1 || name.endsWith('市'))
  const namesakes = text.length > 1 ? (stationsByKey.get(text) ?? []) : []
  const where = {
    ...nowhere,
    areas: [...new Set([...named.map(({ code }) => code), ...(custom?.areas ?? [])])],
    stations: [...new Set([...namesakes.map(({ id }) => id), ...(custom?.stations ?? [])])],
  }
  return where.areas.length + where.stations.length > 0 ? where : null
}

/** とうきょう, よこはまし, しぶや: kana of three letters or more. */
function readAsKana(text: string): Where | null {
  const prefecture = prefectureReadings.get(text)?.prefecture
  if (prefecture) return { ...nowhere, prefectures: [prefecture] }
  if (text.length < 3) return null
  const areas = municipalityReadings.get(text) ?? shortReadings.get(text)?.map(({ code }) => code) ?? []
  const custom = (customaryReadings.get(text) ?? []).map((key) => ({ ...nowhere, ...customary.get(key) }))
  const where = eitherPlace([{ ...nowhere, areas }, ...custom])
  return where.areas.length + where.stations.length > 0 ? where : null
}

/** Label a single municipality or line with its name, whatever was typed. */
function labelOf({ prefectures: named, areas, stations, lines }: Where): string | null {
  if (named.length + areas.length + stations.length + lines.length !== 1) return null
  if (named[0]) return prefectures.find(({ value }) => value === named[0])?.name ?? null
  if (lines[0]) return lineById.get(lines[0])?.name ?? null
  return areas[0] ? (municipalityByCode.get(areas[0])?.name ?? null) : null
}
