import { municipalities } from './municipalities.ts'
import { stations } from './railways.ts'

export type Point = { latitude: number; longitude: number }

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
