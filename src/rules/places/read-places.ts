import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'
import { municipalityByCode } from './municipalities.ts'
import { municipalityNames, municipalityReadings, onePrefecture } from './municipality-names.ts'
import { placeText } from './place-text.ts'
import { type NamedPrefecture, prefectureNames, prefectureReadings, romanPrefecture } from './prefecture-names.ts'
import { stationsByKey } from './railways.ts'

/** A prefecture, with a municipality's code if known. */
export type Place = { prefecture: Prefecture; municipality: string | null }

/** The places found in a text. */
export type PlacesOfText = {
  places: readonly Place[]
  /** The candidates of an ambiguous name such as 府中市, for a form to ask about. */
  open: readonly string[]
}

const separator = /[・、。，,／/＆&|｜;；\n\r]|または|又は|もしくは|及び|および/y
const latinWord = /[a-z]+/iy
const blank = /\s/

/** Looks names up at a position of a text, longest first. */
class NameIndex<Meaning> {
  readonly #byFirst = new Map<string, { name: string; meaning: Meaning }[]>()

  constructor(meanings: ReadonlyMap<string, Meaning>) {
    for (const [name, meaning] of meanings) {
      const first = name.charAt(0)
      const others = this.#byFirst.get(first)
      if (others) others.push({ name, meaning })
      else this.#byFirst.set(first, [{ name, meaning }])
    }
    for (const names of this.#byFirst.values()) names.sort((a, b) => b.name.length - a.name.length)
  }

  /** The longest name that begins at `at`. */
  at(text: string, at: number): { name: string; meaning: Meaning } | undefined {
    return this.#byFirst.get(text.charAt(at))?.find(({ name }) => text.startsWith(name, at))
  }
}

const fullNames = new NameIndex(new Map([...prefectureNames].filter(([, { isFull }]) => isFull)))
const shortNames = new NameIndex(new Map([...prefectureNames].filter(([, { isFull }]) => !isFull)))
const namesOfMunicipalities = new NameIndex(municipalityNames)
type Reading = { prefecture?: NamedPrefecture; codes?: readonly string[] }
const readings = new NameIndex<Reading>(
  new Map<string, Reading>([
    ...[...municipalityReadings].map(([kana, codes]): [string, Reading] => [kana, { codes }]),
    ...[...prefectureReadings].map(([kana, prefecture]): [string, Reading] => [kana, { prefecture }]),
  ]),
)

/** Stations whose names contain a prefecture's, and the prefecture if they lie in it: 新大阪 does, 宮崎台 and 東長崎 do not. */
const stationNames = new NameIndex<Prefecture | null>(readStationNames())

/** Words that mean Tokyo without naming it. */
const tokyoWords = new NameIndex(
  new Map(['東京23区', '23区', '都内', '東京都区部', '都区部', '東京都下'].map((word) => [word, null])),
)

/** The places found so far between two separators. */
type Stretch = {
  /** Whether a full prefecture name was found, so that later short names are those of towns. */
  isSpelledOut: boolean
  place: Place | null
}

/**
 * The places named in a text from left to right, longest name first. A stated prefecture counts as the text's
 * beginning.
 */
export function readPlaces(source: string, stated: Prefecture | null = null): PlacesOfText {
  const text = placeText(source)
  const read = readFrom(text, stated)
  const [prefecture, ...others] = new Set(read.places.map((place) => place.prefecture))
  // 港区または中央区（東京）: a single named prefecture also applies to the names before it.
  const isSettled = read.open.length > 0 && stated === null && prefecture !== undefined && others.length === 0
  return isSettled ? readFrom(text, prefecture) : read
}

function readFrom(text: string, stated: Prefecture | null): PlacesOfText {
  const places: Place[] = []
  const open = new Set<string>()
  let stretch: Stretch = { isSpelledOut: stated !== null, place: stated && { prefecture: stated, municipality: null } }
  let isFirst = true
  const add = (place: Place, isSpelledOut: boolean) => {
    stretch = { isSpelledOut, place }
    places.push(place)
  }
  const addPrefecture = ({ prefecture, isFull }: NamedPrefecture) => {
    if (isFull || stretch.place?.prefecture !== prefecture) add({ prefecture, municipality: null }, isFull)
  }
  const addMunicipality = (codes: readonly string[], isCounty: boolean, isTownAllowed: boolean) => {
    const { place } = stretch
    if (place?.municipality && !isWardOf(place.municipality, codes)) return
    const last = place ?? places.at(-1) ?? (stated && { prefecture: stated, municipality: null })
    const [meant, isKnown] = choose(codes, last)
    if (meant.length > 1 && !isCounty) {
      for (const code of meant) open.add(code)
      if (place) stretch.isSpelledOut = true
      return
    }
    const prefecture = onePrefecture(meant)
    if (prefecture === null || (!isKnown && !isTownAllowed && isTown(meant))) return
    const municipality = isCounty ? null : (meant[0] ?? null)
    if (place?.prefecture === prefecture && places.at(-1) === place) {
      place.municipality = municipality
      stretch.isSpelledOut = true
    } else add({ prefecture, municipality }, true)
  }
  for (let at = 0; at < text.length; ) {
    separator.lastIndex = at
    const [cut] = separator.exec(text) ?? []
    if (cut) {
      stretch = { isSpelledOut: false, place: null }
      isFirst = true
      at += cut.length
      continue
    }
    if (blank.test(text.charAt(at))) {
      at++
      continue
    }
    at += readAt(at)
    isFirst = false
  }
  return { places: withoutVague(places), open: [...open] }

  /** Reads the name at `at`, and returns its length. */
  function readAt(at: number): number {
    const isStart = isFirst || blank.test(text.charAt(at - 1))
    const full = fullNames.at(text, at)
    if (full) {
      addPrefecture(full.meaning)
      return full.name.length
    }
    const tokyo = tokyoWords.at(text, at)
    if (tokyo) {
      addPrefecture({ prefecture: 'tokyo', isFull: true })
      return tokyo.name.length
    }
    const named = namesOfMunicipalities.at(text, at)
    // 石川町駅 is a station in Yokohama, not a town.
    if (named && !/[町村]駅$/.test(text.slice(at, at + named.name.length + 1))) {
      addMunicipality(named.meaning.codes, named.meaning.isCounty, isStart)
      return named.name.length
    }
    const station = stationNames.at(text, at)
    if (station) {
      if (station.meaning && !stretch.isSpelledOut) addPrefecture({ prefecture: station.meaning, isFull: false })
      return station.name.length
    }
    const short = stretch.isSpelledOut ? undefined : shortNames.at(text, at)
    if (short) {
      if (!/^[町村区郡]/.test(text.slice(at + short.name.length))) addPrefecture(short.meaning)
      return short.name.length
    }
    return readWord(at, isStart)
  }

  function readWord(at: number, isStart: boolean): number {
    latinWord.lastIndex = at
    const [latin] = latinWord.exec(text) ?? []
    if (latin) {
      const prefecture = romanPrefecture(latin)
      if (prefecture && !stretch.isSpelledOut) addPrefecture({ prefecture, isFull: false })
      return latin.length
    }
    const read = isStart || stretch.place?.municipality === null ? readings.at(text, at) : undefined
    if (read?.meaning.codes) addMunicipality(read.meaning.codes, false, isStart)
    else if (read?.meaning.prefecture) {
      const isWhole = !/^\p{Script=Hiragana}/u.test(text.slice(at + read.name.length))
      if (isWhole || read.meaning.prefecture.isFull || read.name.length > 3) addPrefecture(read.meaning.prefecture)
    }
    return read?.name.length ?? 1
  }
}

/** The candidates that fit the place before them, and whether that place narrows them. */
function choose(codes: readonly string[], last: Place | null): [codes: readonly string[], isKnown: boolean] {
  if (last === null) return [codes, false]
  const city = last.municipality && (municipalityByCode.get(last.municipality)?.city ?? last.municipality)
  const ofCity = codes.filter((code) => city !== null && municipalityByCode.get(code)?.city === city)
  if (ofCity.length > 0) return [ofCity, true]
  const ofPrefecture = codes.filter((code) => municipalityByCode.get(code)?.prefecture === last.prefecture)
  return ofPrefecture.length > 0 ? [ofPrefecture, true] : [codes, false]
}

const isWardOf = (city: string, codes: readonly string[]) =>
  codes.some((code) => municipalityByCode.get(code)?.city === city)

const isTown = (codes: readonly string[]) => /[町村]$/.test(municipalityByCode.get(codes[0] ?? '')?.name ?? '')

/** Each place once; a prefecture alone only without a municipality of it. */
function withoutVague(places: readonly Place[]): Place[] {
  const kept = places.filter((place) => place.municipality !== null || !places.some((other) => isWithin(other, place)))
  return [...new Map(kept.map((place) => [`${place.prefecture} ${place.municipality}`, place])).values()]
}

const isWithin = (inner: Place, outer: Place) => inner.municipality !== null && inner.prefecture === outer.prefecture

function readStationNames(): Map<string, Prefecture | null> {
  const names = new Map<string, Prefecture | null>()
  for (const [key, namesakes] of stationsByKey) {
    const inside = prefectures.find(({ short }) => key.includes(short) && key.length > short.length)
    if (!inside) continue
    const lies = namesakes.some(({ prefecture }) => prefecture === inside.value)
    names.set(key, lies ? inside.value : null)
  }
  return names
}
