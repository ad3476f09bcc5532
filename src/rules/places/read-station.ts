import { placeText } from './place-text.ts'
import { lines, type Station, samePlace, stationKey, stationsByKey } from './railways.ts'
import type { Place } from './read-places.ts'

/** How many lines stop at a station. */
const lineCount = new Map<string, number>()
for (const { stations } of lines) for (const id of stations) lineCount.set(id, (lineCount.get(id) ?? 0) + 1)

const most = (a: Station, b: Station) => (lineCount.get(b.id) ?? 0) - (lineCount.get(a.id) ?? 0)

/**
 * The station named in a text (JR博多駅 筑紫口, 銀座線 銀座駅), within the place if known; null for none, or several far apart. Of
 * a station's parts, the one with the most lines.
 */
export function readStation(source: string, place: Partial<Place> = {}): Station | null {
  const text = placeText(source)
    .replace(/^.*最寄り?駅[はが::]?|[」』]/g, '')
    .trim()
  const [, before = text] = /^(.*?)駅/.exec(text) ?? []
  const named = namesakes(before)
  const { prefecture, municipality } = place
  const inPrefecture = prefecture ? named.filter((station) => station.prefecture === prefecture) : named
  const [first, ...others] = inPrefecture.toSorted(most)
  if (!first) return null
  if (others.every((station) => samePlace(first).includes(station))) return first
  const inMunicipality = inPrefecture.filter((station) => station.municipality === municipality)
  return inMunicipality.length === 1 ? (inMunicipality[0] ?? null) : null
}

/** The stations of a name, or of the longest ending that is one, because a line and a company may come before it. */
function namesakes(text: string): readonly Station[] {
  const name = stationKey(text)
  for (let at = 0; at < name.length; at++) {
    const found = stationsByKey.get(name.slice(at))
    if (found && isWordStart(name, at)) return found
  }
  return []
}

/** Whether the text before a name may be a line, a company or a sign. */
const isWordStart = (text: string, at: number) =>
  at === 0 || /(?:線|ライン|鉄道|電鉄|地下鉄|メトロ|JR|[^\p{L}\p{N}])$/u.test(text.slice(0, at))
