import { isWithinWalk, optionsOf, passes } from '#rules/jobs/filtered-job.ts'
import { commuteSteps, type JobFilters, walkSteps } from '#rules/jobs/job-filters.ts'
import { minutesToAll, never } from '#rules/places/commute.ts'
import { municipalities } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { lineById, stations } from '#rules/places/railways.ts'
import { partsOf, type Where, whereOf } from '#rules/places/where.ts'
import { type Bitmap, countAnd, countBits, eachBit, emptyBitmap, hasBit, setBit } from '#store/search/bitmap.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import {
  among,
  areaCode,
  eachPlace,
  jobsWithinWalk,
  minutesIn,
  ordinalIn,
  stationCode,
  walkIn,
  walksTo,
} from '#store/search/workplaces.ts'

/** The matching jobs of a segment for each count. */
export type CountedJobs = {
  /** Matches with any places. */
  anyPlace: Bitmap
  /** Matches with any places and any walk. */
  anyWalk(): Bitmap
  /** Matches with any walk. */
  withoutWalk: Bitmap
}

/** What is counted; areas and stations only where there are jobs. */
export const countedPlaces = ['area', 'station', 'walk', 'commute'] as const
export type CountedPlace = (typeof countedPlaces)[number]
export const isCountedPlace = (name: string): name is CountedPlace =>
  (countedPlaces as readonly string[]).includes(name)

const beyond = 0xffff

/** Whole minutes by the number of a station. */
function ridesFrom(from: string): Uint8Array {
  const rides = new Uint8Array(2 ** 16).fill(never)
  for (const [at, minutes] of minutesToAll(from).entries()) rides[stationCode(stations[at]?.id ?? '')] = minutes
  return rides
}

/** Counts the municipalities of the chosen prefectures, the stations of the chosen lines, and steps of walk and commute. */
export class PlaceCounts {
  readonly #filters: JobFilters
  readonly #withoutWalk: JobFilters
  readonly #where: Where
  /** Options by a place's number. */
  readonly #areas = new Map<number, string[]>()
  readonly #stations = new Map<number, string[]>()
  readonly #isArea: (number: number) => boolean
  readonly #isStation: (number: number) => boolean
  /** Options that stand for several places. */
  readonly #shared = new Set<string>()
  /** Minutes from the commute's first station, by the number of a station. */
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
    const prefectures = new Set([...prefecture, ...area.map(prefectureOfCode)])
    for (const { code, city, prefecture } of municipalities) {
      if (!prefectures.has(prefecture)) continue
      this.#counts.area.set(code, 0)
      this.#areas.set(areaCode(code), city ? [code, city] : [code])
      if (city) this.#shared.add(city)
    }
    for (const id of [...station, ...line.flatMap((each) => lineById.get(each)?.stations ?? [])]) {
      const parts = partsOf(id)
      if (parts.some((part) => this.#counts.station.has(part))) continue
      this.#counts.station.set(id, 0)
      if (parts.length > 1) this.#shared.add(id)
      for (const code of parts.map(stationCode)) this.#stations.set(code, [...(this.#stations.get(code) ?? []), id])
    }
    this.#isArea = among(this.#areas.keys())
    this.#isStation = among(this.#stations.keys())
    this.#rides = commute && ridesFrom(commute.from)
    if (commute) for (const step of commuteSteps) this.#counts.commute.set(String(step), 0)
  }

  addSegment(segment: Segment, jobs: CountedJobs): void {
    if (this.#areas.size > 0) this.#addPlaces('area', segment, jobs.anyPlace)
    if (this.#stations.size > 0) this.#addPlaces('station', segment, jobs.anyWalk())
    if (this.#rides) this.#addCommutes(segment, jobs.anyPlace, this.#rides)
    this.#addWalks(segment, jobs.withoutWalk)
  }

  /** Counts one matching job, whether or not it passes the filters. */
  addJob(job: IndexedJob, now: Date): void {
    const { commute, walk } = this.#filters
    if (passes(job, this.#filters, now, 'area'))
      for (const code of optionsOf('area', job)) if (this.#areas.has(areaCode(code))) this.#add('area', code)
    if (this.#stations.size > 0 && passes(job, this.#withoutWalk, now, 'station'))
      for (const id of new Set(
        optionsOf('station', job).flatMap((part) => this.#stations.get(stationCode(part)) ?? []),
      ))
        if (walk === null || isWithinWalk(job, walk, new Set(partsOf(id)))) this.#add('station', id)
    if (commute && passes(job, this.#filters, now, 'commute')) {
      const best = Math.min(...job.workplaces.flatMap((place) => this.#commutesTo(place)))
      for (const step of commuteSteps) if (best <= step) this.#add('commute', String(step))
    }
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

  /** A city's wards and a station's parts may name a job twice. */
  #addPlaces(name: 'area' | 'station', { workplaces, size }: Segment, bitmap: Bitmap): void {
    const wanted: ReadonlyMap<number, readonly string[]> = name === 'area' ? this.#areas : this.#stations
    const most = name === 'station' ? this.#filters.walk : null
    const jobs = new Map<string, Bitmap>()
    const visit = (number: number, entries: Uint32Array) => {
      for (const id of wanted.get(number) ?? []) {
        const isShared = this.#shared.has(id)
        const into = isShared ? (jobs.get(id) ?? emptyBitmap(size)) : null
        if (into) jobs.set(id, into)
        let last = -1
        let count = 0
        for (const entry of entries) {
          const ordinal = ordinalIn(entry)
          if (ordinal === last || (most !== null && walkIn(entry) > most) || !hasBit(bitmap, ordinal)) continue
          last = ordinal
          count++
          if (into) setBit(into, ordinal)
        }
        if (!into) this.#add(name, id, count)
      }
    }
    eachPlace(workplaces, name, visit, name === 'area' ? this.#isArea : this.#isStation)
    for (const [id, into] of jobs) this.#add(name, id, countBits(into))
  }

  #addCommutes({ workplaces, size }: Segment, bitmap: Bitmap, rides: Uint8Array): void {
    const best = new Uint16Array(size).fill(beyond)
    const visit = (number: number, entries: Uint32Array) => {
      for (const entry of entries) {
        const minutes = rides[number]! + minutesIn(entry)
        if (minutes < best[ordinalIn(entry)]!) best[ordinalIn(entry)] = minutes
      }
    }
    eachPlace(workplaces, 'station', visit, (number) => rides[number]! !== never)
    this.#addSteps('commute', commuteSteps, (ordinal) => best[ordinal]!, bitmap)
  }

  #addWalks({ workplaces }: Segment, bitmap: Bitmap): void {
    if (this.#where.stations.size > 0) this.#addSteps('walk', walkSteps, walksTo(workplaces, this.#where), bitmap)
    else
      for (const step of walkSteps)
        this.#add('walk', String(step), countAnd(bitmap, jobsWithinWalk(workplaces, step, this.#where)))
  }

  #addSteps(
    name: 'walk' | 'commute',
    steps: readonly number[],
    minutesTo: (ordinal: number) => number,
    bitmap: Bitmap,
  ): void {
    const counts = steps.map(() => 0)
    const longest = steps.at(-1) ?? 0
    eachBit(bitmap, (ordinal) => {
      const minutes = minutesTo(ordinal)
      if (minutes > longest) return
      for (let at = steps.length - 1; at >= 0 && minutes <= steps[at]!; at--) counts[at]!++
    })
    for (const [at, count] of counts.entries()) this.#add(name, String(steps[at]), count)
  }

  #add(name: CountedPlace, value: string, count = 1): void {
    if (count > 0) this.#counts[name].set(value, (this.#counts[name].get(value) ?? 0) + count)
  }
}
