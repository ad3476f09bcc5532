import { isWithinWalk, optionsOf, passes } from '#rules/jobs/filtered-job.ts'
import { commuteSteps, type JobFilters, walkSteps } from '#rules/jobs/job-filters.ts'
import { minutesToAll, never } from '#rules/places/commute.ts'
import { municipalities, prefectureOfCode } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { lineById, stations } from '#rules/places/railways.ts'
import { partsOf, type Where, whereOf } from '#rules/places/where.ts'
import { type Bitmap, countAnd, eachBit } from '#store/search/bitmap.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import {
  areaCode,
  isStation,
  jobsWithinWalk,
  minutesIn,
  stationCode,
  walkAt,
  walkIn,
} from '#store/search/workplaces.ts'

/** The matching jobs of a segment for each count. */
export type CountedJobs = {
  /** Whatever is asked of places. */
  anyPlace: Bitmap
  /** The same in some prefectures. */
  inPrefectures(prefectures: readonly string[]): Bitmap
  /** Whatever is asked of places and the walk. */
  anyWalk(): Bitmap
  /** Whatever the walk. */
  withoutWalk: Bitmap
}

/** What is counted; areas and stations only where jobs are. */
export const countedPlaces = ['area', 'station', 'walk', 'commute'] as const
export type CountedPlace = (typeof countedPlaces)[number]
export const isCountedPlace = (name: string): name is CountedPlace =>
  (countedPlaces as readonly string[]).includes(name)

const cityOfWard = new Uint16Array(2 ** 16)
for (const { code, city } of municipalities) if (city) cityOfWard[areaCode(code)] = areaCode(city)

/** Whole minutes by the number of a station. */
function ridesFrom(from: string): Uint8Array {
  const rides = new Uint8Array(2 ** 16).fill(never)
  for (const [at, minutes] of minutesToAll(from).entries()) rides[stationCode(stations[at]?.id ?? '')] = minutes
  return rides
}

/** Counts the municipalities of the chosen prefectures, the stations of the chosen lines, and steps of walk and commute. */
export class PlaceCounts {
  readonly #prefectures: readonly string[]
  readonly #filters: JobFilters
  readonly #withoutWalk: JobFilters
  readonly #where: Where
  readonly #areas = new Map<number, string>()
  readonly #stations = new Map<number, string[]>()
  /** Minutes from where the commute begins, by the number of a station. */
  readonly #rides: Uint8Array | null
  readonly #counts = {
    area: new Map<string, number>(),
    station: new Map<string, number>(),
    walk: new Map(walkSteps.map((step) => [String(step), 0])),
    commute: new Map<string, number>(),
  }

  constructor(filters: JobFilters) {
    this.#filters = filters
    this.#withoutWalk = { ...filters, walk: null }
    this.#where = whereOf(filters)
    const { prefecture, area, station, line, commute } = filters
    this.#prefectures = [...new Set([...prefecture, ...area.map(prefectureOfCode)])]
    for (const { code, prefecture } of municipalities)
      if (this.#prefectures.includes(prefecture)) {
        this.#areas.set(areaCode(code), code)
        this.#counts.area.set(code, 0)
      }
    for (const id of [...station, ...line.flatMap((each) => lineById.get(each)?.stations ?? [])]) {
      const parts = partsOf(id)
      if (parts.some((part) => this.#counts.station.has(part))) continue
      this.#counts.station.set(id, 0)
      for (const code of parts.map(stationCode)) this.#stations.set(code, [...(this.#stations.get(code) ?? []), id])
    }
    this.#rides = commute && ridesFrom(commute.from)
    if (commute) for (const step of commuteSteps) this.#counts.commute.set(String(step), 0)
  }

  addSegment(segment: Segment, jobs: CountedJobs): void {
    if (this.#areas.size > 0) this.#addAreas(segment, jobs.inPrefectures(this.#prefectures))
    if (this.#stations.size > 0) this.#addStations(segment, jobs.anyWalk())
    if (this.#rides) this.#addCommutes(segment, jobs.anyPlace, this.#rides)
    this.#addWalks(segment, jobs.withoutWalk)
  }

  /** Counts one matching job, which may pass the filters or not. */
  addJob(job: IndexedJob, now: Date): void {
    const { commute, walk } = this.#filters
    if (passes(job, this.#filters, now, 'area'))
      for (const code of optionsOf('area', job)) if (this.#areas.has(areaCode(code))) this.#add('area', code)
    if (this.#stations.size > 0 && passes(job, this.#withoutWalk, now, 'station'))
      for (const id of new Set(
        optionsOf('station', job).flatMap((part) => this.#stations.get(stationCode(part)) ?? []),
      ))
        if (walk === null || isWithinWalk(job, walk, new Set(partsOf(id)))) this.#add('station', id)
    if (commute && passes(job, this.#filters, now, 'commute'))
      this.#addSteps('commute', commuteSteps, Math.min(...job.workplaces.flatMap((place) => this.#commutesTo(place))))
    if (passes(job, this.#filters, now, 'walk'))
      for (const step of walkSteps) if (isWithinWalk(job, step, this.#where.stations)) this.#add('walk', String(step))
  }

  #commutesTo({ stations }: PlaceOfWork): number[] {
    return stations.flatMap(({ id, minutes }) => {
      const ride = this.#rides?.[stationCode(id)] ?? never
      return ride === never ? [] : [ride + (minutes ?? 0)]
    })
  }

  countsOf(name: CountedPlace): { value: string; count: number }[] {
    const options = [...this.#counts[name]].map(([value, count]) => ({ value, count }))
    return name === 'area' || name === 'station' ? options.filter(({ count }) => count > 0) : options
  }

  #addAreas({ workplaces: { starts, entries } }: Segment, bitmap: Bitmap): void {
    const counts = new Uint32Array(2 ** 16)
    const last = new Int32Array(2 ** 16).fill(-1)
    const count = (number: number, ordinal: number) => {
      if (last[number] === ordinal) return
      last[number] = ordinal
      counts[number]!++
    }
    eachBit(bitmap, (ordinal) => {
      for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) {
        if (isStation(entries[at]!)) continue
        const number = entries[at]! & 0xffff
        count(number, ordinal)
        if (cityOfWard[number]! > 0) count(cityOfWard[number]!, ordinal)
      }
    })
    for (const [number, code] of this.#areas) this.#add('area', code, counts[number]!)
  }

  #addStations({ workplaces: { starts, entries } }: Segment, bitmap: Bitmap): void {
    const most = this.#filters.walk
    const last = new Map<string, number>()
    eachBit(bitmap, (ordinal) => {
      for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) {
        const entry = entries[at]!
        if (!isStation(entry) || (most !== null && walkIn(entry) > most)) continue
        for (const id of this.#stations.get(entry & 0xffff) ?? []) {
          if (last.get(id) === ordinal) continue
          last.set(id, ordinal)
          this.#add('station', id)
        }
      }
    })
  }

  #addCommutes({ workplaces: { starts, entries } }: Segment, bitmap: Bitmap, rides: Uint8Array): void {
    eachBit(bitmap, (ordinal) => {
      let best = Number.POSITIVE_INFINITY
      for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) {
        const entry = entries[at]!
        if (!isStation(entry) || rides[entry & 0xffff] === never) continue
        best = Math.min(best, rides[entry & 0xffff]! + minutesIn(entry))
      }
      this.#addSteps('commute', commuteSteps, best)
    })
  }

  #addWalks(segment: Segment, bitmap: Bitmap): void {
    if (this.#where.stations.size > 0)
      eachBit(bitmap, (at) => this.#addSteps('walk', walkSteps, walkAt(segment.workplaces, at, this.#where)))
    else
      for (const step of walkSteps)
        this.#add('walk', String(step), countAnd(bitmap, jobsWithinWalk(segment, step, this.#where)))
  }

  #addSteps(name: 'walk' | 'commute', steps: readonly number[], minutes: number): void {
    for (const step of steps) if (minutes <= step) this.#add(name, String(step))
  }

  #add(name: CountedPlace, value: string, count = 1): void {
    if (count > 0) this.#counts[name].set(value, (this.#counts[name].get(value) ?? 0) + count)
  }
}
