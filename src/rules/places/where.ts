import type { JobFilters } from '#rules/jobs/job-filters.ts'
import type { StationAccess } from '#rules/postings/terms.ts'
import { minutesToAll, never } from './commute.ts'
import { municipalities, municipalityByCode, withWards } from './municipalities.ts'
import type { PlaceOfWork } from './places-of-job.ts'
import { lineById, samePlace, stationById, stationNumber, stations } from './railways.ts'

/** Where a search looks for jobs; one match is enough. */
export type Where = {
  isAnywhere: boolean
  prefectures: ReadonlySet<string>
  /** Codes of municipalities, wards among them. */
  areas: ReadonlySet<string>
  /** Municipalities whose middle is near enough; used only for workplaces without a station. */
  nearAreas: ReadonlySet<string>
  /** The requested stations, including those of requested lines. */
  stations: ReadonlySet<string>
  /** The most minutes from a station at which a job still matches; negative for no match. */
  mostMinutes(station: string): number
}

/** The filters that ask where. */
export type AskedPlaces = Pick<JobFilters, 'prefecture' | 'area' | 'station' | 'line' | 'commute' | 'near'>

const known = new WeakMap<AskedPlaces, Where>()

/** The places of filters, computed once per object. */
export function whereOf(filters: AskedPlaces): Where {
  const where = known.get(filters) ?? readWhere(filters)
  known.set(filters, where)
  return where
}

/** The ids of all parts of a station; a job at any of them is at the station. */
export function partsOf(id: string): string[] {
  const station = stationById.get(id)
  return station ? samePlace(station).map((part) => part.id) : [id]
}

function readWhere({ prefecture, area, station, line, commute, near }: AskedPlaces): Where {
  const asked = [...station, ...line.flatMap((id) => lineById.get(id)?.stations ?? [])]
  const stations = new Set(asked.flatMap(partsOf))
  const nearStations = near ? stationsNear(near, near.km) : null
  const minutes = commute ? minutesToAll(commute.from) : null
  return {
    isAnywhere: !commute && !near && [prefecture, area, station, line].every(({ length }) => length === 0),
    prefectures: new Set(prefecture),
    areas: new Set(area.flatMap(withWards)),
    nearAreas: new Set(near ? municipalitiesNear(near, near.km).keys() : []),
    stations,
    mostMinutes: (id) => {
      if (stations.has(id) || nearStations?.has(id)) return Number.POSITIVE_INFINITY
      const ride = minutes?.[stationNumber.get(id) ?? -1] ?? never
      return commute && ride < never ? commute.minutes - ride : -1
    },
  }
}

type Point = { latitude: number; longitude: number }

const kmPerDegree = 111.2
const radians = Math.PI / 180

/** The distance in kilometres, exact to a few metres at distances used in searches. */
export function distanceKm(a: Point, b: Point): number {
  const north = (b.latitude - a.latitude) * kmPerDegree
  const east = (b.longitude - a.longitude) * kmPerDegree * Math.cos(((a.latitude + b.latitude) / 2) * radians)
  return Math.hypot(north, east)
}

/** Stations within a distance of a point, with their distance in kilometres, by id. */
export function stationsNear(point: Point, km: number): ReadonlyMap<string, number> {
  return within(stations, point, km, ({ id }) => id)
}

/** Municipalities whose middle is within a distance of a point, with that distance in kilometres, by code. */
export function municipalitiesNear(point: Point, km: number): ReadonlyMap<string, number> {
  return within(municipalities, point, km, ({ code }) => code)
}

function within<Of extends Point>(places: readonly Of[], point: Point, km: number, key: (place: Of) => string) {
  const found = new Map<string, number>()
  for (const place of places) {
    if (Math.abs(place.latitude - point.latitude) * kmPerDegree > km) continue
    const distance = distanceKm(point, place)
    if (distance <= km) found.set(key(place), distance)
  }
  return found
}

/** Whether a job with these workplaces is where the search looks. */
export function isThere(prefectures: readonly string[], workplaces: readonly PlaceOfWork[], where: Where): boolean {
  return (
    where.isAnywhere ||
    prefectures.some((prefecture) => where.prefectures.has(prefecture)) ||
    workplaces.some((place) => isInArea(place, where) || place.stations.some((access) => isReached(access, where)))
  )
}

const isInArea = ({ municipality, stations }: PlaceOfWork, { areas, nearAreas }: Where) =>
  municipality !== null && (areas.has(municipality) || (stations.length === 0 && nearAreas.has(municipality)))

const isReached = ({ id, minutes }: StationAccess, where: Where) => (minutes ?? 0) <= where.mostMinutes(id)

type Distance = { km: number; to: 'station' | 'municipality' }

/** The distance to a job's nearest station, or to the middle of a municipality for a workplace without a station. */
export function distanceTo(workplaces: readonly PlaceOfWork[], from: Point): Distance | null {
  const distances = workplaces.flatMap(({ municipality, stations }): Distance[] => {
    const to = stations.length > 0 ? 'station' : 'municipality'
    const middle = municipalityByCode.get(municipality ?? '')
    const points = to === 'station' ? stations.flatMap(({ id }) => stationById.get(id) ?? []) : middle ? [middle] : []
    return points.map((point) => ({ km: distanceKm(from, point), to }))
  })
  return distances.sort((a, b) => a.km - b.km)[0] ?? null
}

/** The shortest commute to a job in minutes, an estimate (目安); null beyond the longest step of a search. */
export function commuteTo(workplaces: readonly PlaceOfWork[], from: string): number | null {
  const rides = minutesToAll(from)
  const minutes = workplaces.flatMap(({ stations }) =>
    stations.flatMap((access) => {
      const ride = rides[stationNumber.get(access.id) ?? -1] ?? never
      return ride < never ? [ride + (access.minutes ?? 0)] : []
    }),
  )
  return minutes.length > 0 ? Math.min(...minutes) : null
}

/**
 * The minutes' walk to a job: from a requested station if it is at one, else from its nearest stated one; null without
 * any.
 */
export function walkTo(workplaces: readonly PlaceOfWork[], asked: ReadonlySet<string>): number | null {
  const all = workplaces.flatMap(({ stations }) => stations)
  const atAsked = all.filter(({ id }) => asked.has(id))
  const walks = (atAsked.length > 0 ? atAsked : all).flatMap(({ by, minutes }) =>
    by === 'walk' ? (minutes ?? []) : [],
  )
  return walks.length > 0 ? Math.min(...walks) : null
}
