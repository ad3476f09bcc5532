import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { StationAccess, Terms } from '#rules/postings/terms.ts'
import { prefectureOfCode } from './prefecture-of-code.ts'
import { stationById } from './railways.ts'
import { type Place, readPlaces } from './read-places.ts'
import { readStation } from './read-station.ts'

/** A place of work as stated in a posting. Absent and null are not stated. */
export type StatedWorkplace = {
  prefecture?: Prefecture | null
  municipality?: string | null
  address?: string | null
  station?: string | null
  station_minutes?: number | null
  stations?: readonly StationAccess[] | null
}

/** A place of work for search, checks and feeds. */
export type PlaceOfWork = {
  prefecture: Prefecture | null
  municipality: string | null
  stations: readonly StationAccess[]
}

/** All stated workplaces, `workplace` first. */
export const statedWorkplaces = ({
  workplace,
  workplaces,
}: Pick<Terms, 'workplace' | 'workplaces'>): StatedWorkplace[] =>
  workplaces?.length ? [workplace ?? {}, ...workplaces] : workplace ? [workplace] : []

/**
 * A job's places: each stated workplace, then further ones named in `location`. Unstated parts are read from the stated
 * prefecture, the address, and `location`, in this order.
 */
export function placesOfJob(location: string, workplaces: readonly StatedWorkplace[]): PlaceOfWork[] {
  const [first, ...others] = workplaces
  const stated = [...(first ? [placeOf(first, location)] : []), ...others.map((workplace) => placeOf(workplace, ''))]
  const known = stated.filter(isSomewhere)
  const named = readPlaces(location, known[0]?.prefecture ?? null).places
  const added = named.filter((place) => !known.some((other) => covers(other, place)))
  return [...known, ...added.map((place) => ({ ...place, stations: [] }))]
}

/** The prefecture whose law applies: of the first stated workplace, else the only one of the location. */
export function prefectureAtWork(location: string, workplaces: readonly StatedWorkplace[]): Prefecture | null {
  const [stated] = placesOfJob('', workplaces)
  if (stated?.prefecture) return stated.prefecture
  const [only = null, ...others] = new Set(placesOfJob(location, workplaces).map(({ prefecture }) => prefecture))
  return others.length === 0 ? only : null
}

function placeOf(workplace: StatedWorkplace, location: string): PlaceOfWork {
  const place = statedPlace(workplace) ?? readPlace([workplace.address ?? '', location], workplace.prefecture ?? null)
  const stations = stationsOf(workplace, place)
  // A station determines the prefecture only: its municipality may be the next one.
  const prefecture = place.prefecture ?? stationById.get(stations[0]?.id ?? '')?.prefecture ?? null
  return { ...place, prefecture, stations }
}

function statedPlace({ municipality }: StatedWorkplace): Place | null {
  return municipality ? { prefecture: prefectureOfCode(municipality), municipality } : null
}

type MaybePlace = { prefecture: Prefecture | null; municipality: string | null }

/** The first stated or named prefecture, and the first municipality of it in the texts. */
function readPlace(texts: readonly string[], stated: Prefecture | null): MaybePlace {
  const placesIn = (prefecture: Prefecture | null) => texts.flatMap((text) => readPlaces(text, prefecture).places)
  const prefecture = stated ?? placesIn(null)[0]?.prefecture ?? null
  const named = placesIn(prefecture).find((place) => place.prefecture === prefecture && place.municipality)
  return { prefecture, municipality: named?.municipality ?? null }
}

function stationsOf(workplace: StatedWorkplace, { prefecture, municipality }: MaybePlace): readonly StationAccess[] {
  if (workplace.stations?.length) return workplace.stations
  const read = readStation(workplace.station ?? '', { ...(prefecture && { prefecture }), municipality })
  return read ? [{ id: read.id, minutes: workplace.station_minutes ?? null, by: 'walk' }] : []
}

const isSomewhere = ({ prefecture, stations }: PlaceOfWork) => prefecture !== null || stations.length > 0

const covers = (known: PlaceOfWork, place: Place) =>
  known.prefecture === place.prefecture && (place.municipality === null || place.municipality === known.municipality)
