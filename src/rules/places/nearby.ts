import type { StationAccess } from '#rules/postings/terms.ts'
import { minutesFrom, never } from './commute.ts'
import { municipalities, municipalityByCode, withWards } from './municipalities.ts'
import type { PlaceOfWork } from './places-of-job.ts'
import { stationById } from './railways.ts'
import { type AskedPlaces, isThere, municipalitiesNear, stationsNear, whereOf } from './where.ts'

/** A job is nearby within so many minutes by rail and on foot, or so many kilometres. */
const mostMinutes = 60
const mostKm = 30
/** Kilometres as minutes, so that both ends of the range are equal. */
const minutesOfKm = mostMinutes / mostKm

/** How far a place is from the asked ones: whole minutes by rail, and kilometres; null beyond the range. */
export type Distance = { minutes: number | null; km: number | null }

/** The surroundings of the places of a search. */
export type Nearby = {
  stations: ReadonlyMap<string, Distance>
  municipalities: ReadonlyMap<string, Distance>
}

const kept = new Map<string, Nearby>()
const mostKept = 200

/** The surroundings of the asked places; those last asked for are kept. */
export function nearbyOf(asked: AskedPlaces): Nearby {
  const { prefecture, area, station, line, commute, near } = asked
  const key = JSON.stringify([prefecture, area, station, line, commute, near])
  const known = kept.get(key) ?? readNearby(asked)
  kept.delete(key)
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, known)
  return known
}

type Point = { latitude: number; longitude: number }

function readNearby(asked: AskedPlaces): Nearby {
  const { prefecture, area, commute, near } = asked
  const where = whereOf(asked)
  const stations = [...where.stations, ...(commute ? [commute.from] : [])]
  const stationPoints = stations.flatMap((id) => stationById.get(id) ?? [])
  const areaPoints = [
    ...area.flatMap(withWards).flatMap((code) => municipalityByCode.get(code) ?? []),
    ...municipalities.filter((each) => (prefecture as readonly string[]).includes(each.prefecture)),
  ]
  const points: Point[] = [...stationPoints, ...areaPoints, ...(near ? [near] : [])]
  // A few municipalities without a named station are reached by the stations at their middles.
  const middles = stations.length > 0 || prefecture.length > 0 ? [] : [...areaPoints, ...(near ? [near] : [])]
  const rides = minutesFrom([...stations, ...middles.flatMap(stationAt)], mostMinutes)
  const stationKm = nearestOf(points, (point) => stationsNear(point, mostKm))
  const areaKm = nearestOf(points, (point) => municipalitiesNear(point, mostKm))
  const ids = new Set([...rides.keys(), ...stationKm.keys()])
  return {
    stations: new Map(
      [...ids].map((id) => [id, { minutes: wholeMinutes(rides.get(id)), km: stationKm.get(id) ?? null }]),
    ),
    municipalities: new Map([...areaKm].map(([code, km]) => [code, { minutes: null, km }])),
  }
}

/** The station nearest to the middle of a municipality. */
function stationAt(point: Point): string[] {
  const nearest = [...stationsNear(point, 5)].sort(([, a], [, b]) => a - b)[0]
  return nearest ? [nearest[0]] : []
}

function nearestOf(points: readonly Point[], around: (point: Point) => ReadonlyMap<string, number>) {
  const nearest = new Map<string, number>()
  for (const point of points)
    for (const [key, km] of around(point)) if (km < (nearest.get(key) ?? mostKm + 1)) nearest.set(key, km)
  return nearest
}

const wholeMinutes = (ride: number | undefined) => (ride === undefined ? null : Math.ceil(ride))

/** The minutes to a job at a place, by rail and from the station, else as its distance; `never` beyond the range. */
export function farAt({ minutes, km }: Distance, fromStation: number): number {
  if (minutes !== null && minutes + fromStation <= mostMinutes) return minutes + fromStation
  return km === null ? never : Math.ceil(km * minutesOfKm)
}

/** The way to a job that is elsewhere but nearby; `minutes` are by rail and null where only the distance is in range. */
export type Way = Distance & { far: number; to: StationAccess | { municipality: string } }

/** The shortest way to a job from where a search asks: 0 is there, null is beyond the range. */
export function wayTo(workplaces: readonly PlaceOfWork[], asked: AskedPlaces): Way | 0 | null {
  const prefectures = workplaces.flatMap(({ prefecture }) => prefecture ?? [])
  if (isThere(prefectures, workplaces, whereOf(asked))) return 0
  const nearby = nearbyOf(asked)
  const ways = workplaces.flatMap(({ municipality, stations }): Way[] => {
    if (stations.length > 0) return stations.flatMap((to) => wayAt(nearby.stations.get(to.id), to.minutes ?? 0, to))
    return municipality === null ? [] : wayAt(nearby.municipalities.get(municipality), 0, { municipality })
  })
  return ways.sort((a, b) => a.far - b.far)[0] ?? null
}

function wayAt(distance: Distance | undefined, fromStation: number, to: Way['to']): Way[] {
  const far = distance ? farAt(distance, fromStation) : never
  if (!distance || far === never) return []
  const isByRail = distance.minutes !== null && far === distance.minutes + fromStation
  return [{ far, to, minutes: isByRail ? distance.minutes : null, km: distance.km }]
}
