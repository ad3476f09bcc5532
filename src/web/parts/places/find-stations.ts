import { nfkc } from '#rules/nfkc.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { foldKana } from '#rules/search/search-text.ts'

export type StationOfFile = { id: string; name: string; lines: readonly string[] }

/** The most stations to list. */
export const mostFound = 20

/** Stations whose name or kana begins with the text, shortest names first; parts of a station count once. */
export function findStations(file: PlaceFile, text: string): StationOfFile[] {
  const wanted = folded(text).replace(/(?<=.)駅$/, '')
  if (wanted === '') return []
  const found = file.stations.flatMap(([id, name, municipality, kana], number) =>
    [name, ...kana.split(' ')].some((word) => folded(word).startsWith(wanted))
      ? [{ id, name, municipality, number }]
      : [],
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
const folded = (text: string) => foldKana(nfkc(text).trim())
