import { passes } from '#rules/jobs/filtered-job.ts'
import { type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { municipalityByCode, withWards } from '#rules/places/municipalities.ts'
import { type Distance, farAt, nearbyOf } from '#rules/places/nearby.ts'
import { stationById } from '#rules/places/railways.ts'
import { type AskedPlaces, partsOf, whereOf } from '#rules/places/where.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { onSnapshot } from './alternatives.ts'
import { andInto, type Bitmap, countBits, emptyBitmap, hasBit, isEmpty, setBit } from './bitmap.ts'
import { dayNumber } from './indexed-jobs.ts'
import { evaluate } from './match/evaluate.ts'
import { applyFilters, filterBitmaps, filterTokens } from './match/filter-bitmaps.ts'
import { matchesOn } from './match/fresh-jobs.ts'
import { postingsOf } from './postings.ts'
import type { PlaceWithJobs, SearchCriteria, SearchOptions } from './search.ts'
import type { SearchConnection } from './segments/connection.ts'
import type { Snapshot } from './segments/current-snapshot.ts'
import type { Segment } from './segments/segment.ts'
import { areaCode, entriesAt, jobsWithinWalk, ordinalIn, stationCode, walkIn } from './workplaces.ts'

/** A place to count, with the ids of its parts. */
type Candidate = Distance & { filter: 'station' | 'area'; id: string; ids: readonly string[]; far: number }

type Asked = SearchOptions & { where: AskedPlaces; limit: number }

/** The nearest places to the asked ones where the criteria, which ask for none, find jobs; nearest first. */
export async function findPlacesWithJobs(
  source: SearchConnection,
  criteria: SearchCriteria,
  asked: Asked,
): Promise<PlaceWithJobs[]> {
  return (await onSnapshot(source, (snapshot) => placesIn(source, snapshot, criteria, asked))) ?? []
}

async function placesIn(
  source: SearchConnection,
  snapshot: Snapshot,
  { query, filters }: SearchCriteria,
  { where, limit, now, signal }: Asked,
): Promise<PlaceWithJobs[]> {
  const day = dayNumber(tokyoDate(now))
  const anyWalk: JobFilters = { ...filters, walk: null }
  const segments = snapshot.segments.map(({ segment: { id } }) => ({ segment: id, tokens: filterTokens(anyWalk) }))
  const postings = await postingsOf(source, segments)
  const found = (await evaluate(query, { source, snapshot, day, ranked: false, signal }))
    .map(({ segment, bitmap }) => ({
      segment,
      jobs: applyFilters(bitmap, filterBitmaps(anyWalk, segment, postings, now)),
    }))
    .filter(({ jobs }) => !isEmpty(jobs))
  const fresh = snapshot.freshJobs.filter((job) => matchesOn(job, query, day) && passes(job, anyWalk, now))
  if (found.length + fresh.length === 0) return []
  const places: (PlaceWithJobs & Pick<Candidate, 'far'>)[] = []
  const add = ({ filter, id, ids, ...distance }: Candidate) => {
    const codes = ids.map(filter === 'station' ? stationCode : areaCode)
    const here = { ...filters, [filter]: [id] }
    const total = found.reduce(
      (sum, { segment, jobs }) => sum + countAt(segment, jobs, { filter, codes, walk: filters.walk }),
      fresh.filter((job) => passes(job, here, now)).length,
    )
    if (total > 0) places.push({ filter, id, total, ...distance })
  }
  const { stations, areas } = candidatesAround(where)
  for (const station of stations) if (places.length < limit) add(station)
  // A station says more than its municipality.
  const said = new Set(places.map(({ id }) => stationById.get(id)?.municipality ?? ''))
  const others = areas.filter(({ ids }) => !ids.some((id) => said.has(id)))
  for (const area of others) if (places.length < 2 * limit) add(area)
  return places
    .sort(byDistance)
    .slice(0, limit)
    .map(({ far: _, ...place }) => place)
}

const byDistance = (a: Distance & { far: number }, b: Distance & { far: number }) =>
  a.far - b.far || (a.km ?? 0) - (b.km ?? 0)

/** The places around the asked ones, nearest first: stations only where one, a way or a point was asked for. */
function candidatesAround(where: AskedPlaces): Record<'stations' | 'areas', Candidate[]> {
  const { stations, municipalities } = nearbyOf(where)
  const isByStation = whereOf(where).stations.size > 0 || where.commute || where.near
  // The parts of a station are one place.
  const parts = new Map(isByStation ? [...stations].map(([id, distance]) => [partsOf(id)[0] ?? id, distance]) : [])
  const wholes = [...municipalities].filter(([code]) => municipalityByCode.get(code)?.city === null)
  return {
    stations: [...parts].map(([id, distance]) => candidate('station', id, partsOf(id), distance)).sort(byDistance),
    areas: wholes.map(([code, distance]) => candidate('area', code, withWards(code), distance)).sort(byDistance),
  }
}

const candidate = (filter: Candidate['filter'], id: string, ids: readonly string[], distance: Distance): Candidate => ({
  ...{ ...distance, filter, id, ids, far: farAt(distance, 0) },
})

type Counted = { filter: Candidate['filter']; codes: readonly number[]; walk: JobFilters['walk'] }

/** How many of a segment's jobs are at a place, within a walk from its station or from their nearest one. */
function countAt({ size, workplaces }: Segment, jobs: Bitmap, { filter, codes, walk }: Counted): number {
  const here = emptyBitmap(size)
  for (const code of codes)
    for (const entry of entriesAt(workplaces, filter, code))
      if (hasBit(jobs, ordinalIn(entry)) && (filter === 'area' || walk === null || walkIn(entry) <= walk))
        setBit(here, ordinalIn(entry))
  if (filter === 'area' && walk !== null) andInto(here, jobsWithinWalk(workplaces, walk, anywhere))
  return countBits(here)
}

const anywhere = whereOf(noFilters)
