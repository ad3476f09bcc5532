import { nfkc } from '#rules/nfkc.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { hiraganaOf, withoutLongVowels } from '#rules/places/romaji.ts'
import { foldKana } from '#rules/search/search-text.ts'

export type StationOfFile = { id: string; name: string; lines: readonly string[] }

/** The most stations to list. */
export const mostFound = 20

/**
 * Stations whose name, kana or romaji begins with the text, also in kanji and kana mixed; shortest names first, and parts
 * of a station once.
 */
export function findStations(file: PlaceFile, text: string): StationOfFile[] {
  const wanted = folded(text).replace(/(?<=.)(?:駅|えき| *(?:eki|station))$/, '')
  if (wanted === '') return []
  const isWanted = beginsWith(wanted)
  const found = file.stations.flatMap(([id, name, municipality, kana], number) =>
    isWanted(folded(name), kana.split(' ')) ? [{ id, name, municipality, number }] : [],
  )
  const places = Map.groupBy(found, ({ name, municipality }) => `${name} ${municipality}`)
  return [...places.values()]
    .flatMap((parts) => (parts[0] ? [{ ...parts[0], numbers: new Set(parts.map(({ number }) => number)) }] : []))
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, mostFound)
    .map(({ id, name, numbers }) => ({
      ...{ id, name },
      lines: file.lines.filter(([, , all]) => all.some((number) => numbers.has(number))).map(([, line]) => line),
    }))
}

type IsWanted = (name: string, readings: readonly string[]) => boolean

/** Compares the beginning of a name or of a reading with a folded text. */
function beginsWith(wanted: string): IsWanted {
  const kana = hiraganaOf(wanted.replace(/(?<=[aiueo])(?:[^aiueon]+|n[^aiueon]+)$/, ''))
  if (kana) {
    const short = withoutLongVowels(kana)
    return (_, readings) => readings.some((each) => withoutLongVowels(each).startsWith(short))
  }
  const parts = wanted.match(/[ぁ-ゖー]+|[^ぁ-ゖー]+/g) ?? []
  const isKana = (part: string) => /[ぁ-ゖー]/.test(part)
  const isMixed = parts.some(isKana) && !parts.every(isKana)
  const [byName, byKana] = [(part: string) => !isKana(part), isKana].map(
    (isKept) => new RegExp(`^${parts.map((part) => (isKept(part) ? part.replace(/\W/g, '\\$&') : '.+')).join('')}`),
  )
  return (name, readings) =>
    [name, ...readings].some((word) => word.startsWith(wanted)) ||
    (isMixed && byName?.test(name) === true && readings.some((each) => byKana?.test(each)))
}

/** The stations of the first line whose name contains the text, in order of travel: 山手線. */
export function stationsOfLine(file: PlaceFile, text: string): StationOfFile[] {
  const wanted = folded(text)
  const line = wanted.length > 1 && file.lines.find(([, name]) => folded(name).includes(wanted))
  if (!line) return []
  return line[2].flatMap((number) => {
    const [id, name] = file.stations[number] ?? []
    return id && name ? [{ id, name, lines: [] }] : []
  })
}

/** Full-width letters to half-width, katakana to hiragana. */
const folded = (text: string) => foldKana(nfkc(text).trim().toLowerCase())
