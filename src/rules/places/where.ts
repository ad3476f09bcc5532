import type { JobFilters } from '#rules/jobs/job-filters.ts'
import type { StationAccess } from '#rules/postings/terms.ts'
import { minutesToAll, never } from './commute.ts'
import { municipalityByCode, withWards } from './municipalities.ts'
import { distanceKm, municipalitiesNear, type Point, stationsNear } from './near.ts'
import type { PlaceOfWork } from './places-of-job.ts'
import { lineById, samePlace, stationById, stationNumber } from './railways.ts'

/** The question of a search where a job may be; any of its answers is enough. */
export type Where = {
  isAnywhere: boolean
  prefectures: ReadonlySet<string>
  /** Codes of municipalities, wards among them. */
  areas: ReadonlySet<string>
  /** Municipalities whose middle is near enough; only for workplaces that name no station. */
  nearAreas: ReadonlySet<string>
  /** The stations asked for, also through their lines. */
  stations: ReadonlySet<string>
  /** The most minutes from a station at which a job is there; below 0 where it never is. */
  mostMinutes(station: string): number
}

/** The filters that ask where. */
export type AskedPlaces = Pick<JobFilters, 'prefecture' | 'area' | 'station' | 'line' | 'commute' | 'near'>

const known = new WeakMap<AskedPlaces, Where>()

/** What filters ask of places, computed once for each. */
export function whereOf(filters: AskedPlaces): Where {
  const where = known.get(filters) ?? readWhere(filters)
  known.set(filters, where)
  return where
}

/** The ids of all parts of a station: a job at one of them is at the station. */
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

/** Whether a job with these workplaces is where a search asks. */
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

/** How far a job is: to its nearest station, or to the middle of a municipality where a workplace names no station. */
export function distanceTo(workplaces: readonly PlaceOfWork[], from: Point): Distance | null {
  const distances = workplaces.flatMap(({ municipality, stations }): Distance[] => {
    const to = stations.length > 0 ? 'station' : 'municipality'
    const middle = municipalityByCode.get(municipality ?? '')
    const points = to === 'station' ? stations.flatMap(({ id }) => stationById.get(id) ?? []) : middle ? [middle] : []
    return points.map((point) => ({ km: distanceKm(from, point), to }))
  })
  return distances.sort((a, b) => a.km - b.km)[0] ?? null
}

/** The fewest minutes of a commute to a job, an estimate (目安); null where it is farther than any step of a search. */
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
 * The minutes on foot to a job: from the station that was asked for where it is at one, else from the nearest that it states;
 * null where it states none.
 */
export function walkTo(workplaces: readonly PlaceOfWork[], asked: ReadonlySet<string>): number | null {
  const all = workplaces.flatMap(({ stations }) => stations)
  const atAsked = all.filter(({ id }) => asked.has(id))
  const walks = (atAsked.length > 0 ? atAsked : all).flatMap(({ by, minutes }) =>
    by === 'walk' ? (minutes ?? []) : [],
  )
  return walks.length > 0 ? Math.min(...walks) : null
}
