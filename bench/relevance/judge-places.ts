import type { Prefecture } from '#rules/jobs/prefectures.ts'
import { minutesFrom } from '#rules/places/commute.ts'
import { readPlaceWord } from '#rules/places/place-words.ts'
import { placesOfJob, type StatedWorkplace } from '#rules/places/places-of-job.ts'
import { lines, type Station, stationKey, stationsByKey } from '#rules/places/railways.ts'
import type { Outcome } from './outcome.ts'

export type JobPlaceCase = StatedWorkplace & {
  location: string
  places: readonly string[]
  stationIds?: readonly string[]
}

/** Whether the places that are read of a posting are those of the case, the first one first. */
export function judgeJobPlaces({ location, places, stationIds = [], ...workplace }: JobPlaceCase): Outcome {
  const read = placesOfJob(location, [workplace])
  const found = read.flatMap(({ prefecture, municipality }) => municipality ?? prefecture ?? [])
  const stations = read.flatMap((place) => place.stations.map(({ id }) => id))
  const holds = `${found}` === `${places}` && (stationIds.length === 0 || `${stations}` === `${stationIds}`)
  return { kind: 'places of a job', told: `${workplace.address ?? ''} ${location} → ${[...found, ...stations]}`, holds }
}

export type PlaceWordCase = { query: string; finds: readonly string[] }

/** Whether a word of a query leads to all ids of the case, and to none where it means no place. */
export function judgePlaceWord({ query, finds }: PlaceWordCase): Outcome {
  const { where } = readPlaceWord(query) ?? {}
  const found: readonly string[] = where
    ? [...where.prefectures, ...where.areas, ...where.stations, ...where.lines]
    : []
  const holds = finds.length === 0 ? found.length === 0 : finds.every((id) => found.includes(id))
  return { kind: 'places of a query', told: `${query} → ${found.slice(0, 8)}`, holds }
}

/** Stations by name, with the prefecture in brackets where several have it; minutes without the first wait. */
export type CommuteCase = { from: string; to: string; minutes: number }

const firstWait = 4
const tolerance = 0.2
const longest = 240

/** Whether the estimate is within 20 % of the known time. */
export function judgeCommute({ from, to, minutes }: CommuteCase): Outcome {
  const [start] = stationsNamed(from)
  const reached = minutesFrom(start?.id ?? '', longest)
  const estimate = Math.min(...stationsNamed(to).map(({ id }) => reached.get(id) ?? longest)) - firstWait
  const holds = Math.abs(estimate - minutes) <= tolerance * minutes
  return { kind: 'commutes', told: `${from} to ${to}: ${minutes}, estimated ${estimate.toFixed(1)}`, holds }
}

/** Those of a name, the one with the most lines first. */
function stationsNamed(text: string): readonly Station[] {
  const [, name = text, prefecture] = /^(.+?)(?:\((\w+)\))?$/.exec(text) ?? []
  const lineCount = ({ id }: Station) => lines.filter(({ stations }) => stations.includes(id)).length
  return (stationsByKey.get(stationKey(name)) ?? [])
    .filter((station) => prefecture === undefined || station.prefecture === (prefecture as Prefecture))
    .toSorted((a, b) => lineCount(b) - lineCount(a))
}
