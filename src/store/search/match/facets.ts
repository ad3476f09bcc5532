import { isWithinWalk, optionsOf, passes } from '#rules/jobs/filtered-job.ts'
import { isNew } from '#rules/jobs/job-age.ts'
import {
  commuteSteps,
  countedValues,
  type FilterName,
  filterNames,
  type JobFilters,
  noFilters,
  walkSteps,
} from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { occupationGroups, occupationIds } from '#rules/occupations/occupations.ts'
import { minutesToAll, never } from '#rules/places/commute.ts'
import { municipalities } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { prefectureOfCode } from '#rules/places/prefecture-of-code.ts'
import { lineById, stations } from '#rules/places/railways.ts'
import { partsOf, type Where, whereOf } from '#rules/places/where.ts'
import { wayIds } from '#rules/ways/ways.ts'
import {
  andInto,
  type Bitmap,
  countAnd,
  countBits,
  eachBit,
  emptyBitmap,
  hasBit,
  isEmpty,
  setBit,
} from '#store/search/bitmap.ts'
import { optionToken, tokenFilters } from '#store/search/index/tokens.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import { type ByToken, countAndPostings, type PostingsList } from '#store/search/postings.ts'
import type { FacetName, Facets } from '#store/search/search.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import {
  among,
  areaCode,
  commutesTo,
  eachPlace,
  jobsWithinWalk,
  ordinalIn,
  stationCode,
  walkIn,
  walksTo,
} from '#store/search/workplaces.ts'
import {
  applyFilters,
  columnSteps,
  conditionOf,
  type Filtered,
  jobsReaching,
  jobsWithAny,
  newJobsIn,
  postedAt,
  remoteTokens,
} from './filter-bitmaps.ts'

/** Each job's rare options by index: those of a job are the `values` from its start to the next. */
type RareOptions = { starts: Uint32Array; values: Uint16Array }

const bySegment = new WeakMap<Segment, RareOptions>()

/** An option with few jobs, whose list has ordinals. */
const isRare = (list: PostingsList): list is { ordinals: Uint16Array } => 'ordinals' in list

/**
 * The number of these jobs per rare option, by the option's index in `tokens`. Null where there are so many jobs that
 * reading the options' lists is as fast. `tokens` must be the same in every call.
 */
function countRareOptions(
  segment: Segment,
  jobs: Bitmap,
  tokens: readonly number[],
  postings: ByToken<PostingsList>,
): Uint32Array | null {
  if (countBits(jobs) * 2 > segment.size) return null
  const known = bySegment.get(segment) ?? rareOptionsOf(segment, tokens, postings)
  bySegment.set(segment, known)
  const { starts, values } = known
  const counts = new Uint32Array(tokens.length)
  eachBit(jobs, (ordinal) => {
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) counts[values[at]!]!++
  })
  return counts
}

function rareOptionsOf({ id, size }: Segment, tokens: readonly number[], postings: ByToken<PostingsList>): RareOptions {
  const lists = tokens.map((token) => {
    const list = postings(token, id)
    return list && isRare(list) ? list.ordinals : []
  })
  const starts = new Uint32Array(size + 1)
  for (const list of lists) for (const ordinal of list) starts[ordinal + 1]!++
  for (let ordinal = 0; ordinal < size; ordinal++) starts[ordinal + 1]! += starts[ordinal]!
  const next = starts.slice()
  const values = new Uint16Array(starts[size]!)
  for (const [index, list] of lists.entries()) for (const ordinal of list) values[next[ordinal]!++] = index
  return { starts, values }
}

/** The matching jobs of a segment for each count. */
type CountedJobs = {
  /** Matches with any places. */
  anyPlace: Bitmap
  /** Matches with any places and any walk. */
  anyWalk(): Bitmap
  /** Matches with any walk. */
  withoutWalk: Bitmap
}

/** What is counted; areas and stations only where there are jobs. */
const countedPlaces = ['area', 'station', 'walk', 'commute'] as const
type CountedPlace = (typeof countedPlaces)[number]
const isCountedPlace = (name: string): name is CountedPlace => (countedPlaces as readonly string[]).includes(name)

const beyond = 0xffff

/** Whole minutes by the number of a station. */
function ridesFrom(from: string): Uint8Array {
  const rides = new Uint8Array(2 ** 16).fill(never)
  for (const [at, minutes] of minutesToAll(from).entries()) rides[stationCode(stations[at]?.id ?? '')] = minutes
  return rides
}

/** Counts the municipalities of the chosen prefectures, the stations of the chosen lines, and steps of walk and commute. */
class PlaceCounts {
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
    const { entries } = workplaces
    const visit = (number: number, from: number, to: number) => {
      for (const id of wanted.get(number) ?? []) {
        const isShared = this.#shared.has(id)
        const into = isShared ? (jobs.get(id) ?? emptyBitmap(size)) : null
        if (into) jobs.set(id, into)
        let last = -1
        let count = 0
        for (let i = from; i < to; i++) {
          const entry = entries[i]!
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
    const best = commutesTo(workplaces, size, rides, beyond)
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

/** The values counted under a name. */
function facetValues(name: FacetName): readonly string[] {
  if (name === 'region') return regions.map(({ region }) => region)
  if (name === 'occupationGroup') return occupationGroups.map(({ id }) => id)
  if (name === 'way') return wayIds
  return name === 'occupation' ? occupationIds : countedValues(name)
}

/** The filter whose tokens a name counts. */
const filterOf = (name: Exclude<FacetName, 'region'>) => (name === 'occupationGroup' ? 'occupation' : name)

const options = ([...tokenFilters, 'occupationGroup'] as const).map((name) => ({
  name,
  filter: filterOf(name),
  values: facetValues(name).map((value) => ({ value, token: optionToken(filterOf(name), value) })),
}))
const tokensOfRegions = regions.map(({ region, values }) => ({
  region,
  tokens: values.map((value) => optionToken('prefecture', value)),
}))
type PlainFilter = Exclude<FilterName, CountedPlace | 'line' | 'near'>
const isPlain = (name: FilterName): name is PlainFilter => !isCountedPlace(name) && name !== 'line' && name !== 'near'
const plainFilters = filterNames.filter(isPlain)
const plainFacets = [...plainFilters, 'region', 'occupationGroup'] as const
/** Most of their many values have no job. */
const sparse: readonly FacetName[] = ['occupation', 'occupationGroup']
const anywhere = whereOf(noFilters)

const regionsBySegment = new WeakMap<Segment, { region: string; jobs: Bitmap }[]>()

/** Jobs of a segment by region, computed once. */
function jobsByRegion(segment: Segment, postings: ByToken<PostingsList>) {
  let known = regionsBySegment.get(segment)
  if (!known) {
    known = tokensOfRegions.map(({ region, tokens }) => ({ region, jobs: jobsWithAny(tokens, segment, postings) }))
    regionsBySegment.set(segment, known)
  }
  return known
}

/** Tokens of all options. */
export const facetTokens: readonly number[] = options.flatMap(({ values }) => values.map(({ token }) => token))

/** Counts every option exactly; a filter's own options are counted without that filter. */
export class FacetCounts {
  readonly #filters: JobFilters
  readonly #now: Date
  readonly #places: PlaceCounts
  readonly #counts: ReadonlyMap<FacetName, Map<string, number>>

  constructor(filters: JobFilters, now: Date) {
    this.#filters = filters
    this.#now = now
    this.#places = new PlaceCounts(filters)
    const zeros = (values: readonly string[]) => new Map(values.map((value) => [value, 0]))
    this.#counts = new Map(plainFacets.map((name) => [name, zeros(facetValues(name))]))
  }

  /** Counts the matching jobs of a segment; `filtered` are those that pass each filter. */
  addSegment(
    segment: Segment,
    { found, filtered, postings }: { found: Bitmap; filtered: Filtered; postings: ByToken<PostingsList> },
  ): void {
    if (isEmpty(found)) return
    const all = applyFilters(found, filtered)
    const anyPlace = filtered.has('where') ? this.#withoutWhere(segment, found, filtered) : all
    const without = (name: FilterName) => {
      const condition = conditionOf(name)
      if (condition === 'where') return anyPlace
      return filtered.has(condition) ? applyFilters(found, filtered, condition) : all
    }
    // Ways narrow each other, so each option is counted beside the chosen ones.
    const counted = (name: FilterName) => (name === 'way' ? all : without(name))
    this.#places.addSegment(segment, {
      anyPlace,
      anyWalk: () => applyFilters(found, filtered, 'where', 'walk'),
      withoutWalk: without('walk'),
    })
    const rare = countRareOptions(segment, all, facetTokens, postings)
    let index = 0
    for (const { name, filter, values } of options) {
      const bitmap = counted(filter)
      for (const { value, token } of values) {
        const list = postings(token, segment.id)
        const known = bitmap === all && list && isRare(list) ? rare?.[index] : undefined
        this.#add(name, value, known ?? countAndPostings(bitmap, list))
        index++
      }
    }
    const inAnyRegion = without('prefecture')
    for (const { region, jobs } of jobsByRegion(segment, postings))
      this.#add('region', region, countAnd(inAnyRegion, jobs))
    const anyStyle = without('remote')
    for (const token of remoteTokens) this.#add('remote', '1', countAndPostings(anyStyle, postings(token, segment.id)))
    if (isNew(postedAt(segment, segment.size - 1), this.#now))
      this.#add('newOnly', '1', countAnd(without('newOnly'), newJobsIn(segment, this.#now)))
    for (const { name, steps } of columnSteps) {
      const bitmap = without(name)
      for (const { least, value } of steps) {
        const count = countAnd(bitmap, jobsReaching(segment, name, least))
        // No job reaches this step, so none reaches a higher one.
        if (count === 0) break
        this.#add(name, value, count)
      }
    }
  }

  /** The jobs wherever they are; a walk is then one from the nearest station. */
  #withoutWhere(segment: Segment, found: Bitmap, filtered: Filtered): Bitmap {
    const { walk } = this.#filters
    if (walk === null || whereOf(this.#filters).stations.size === 0) return applyFilters(found, filtered, 'where')
    const bitmap = applyFilters(found, filtered, 'where', 'walk').slice()
    andInto(bitmap, jobsWithinWalk(segment.workplaces, walk, anywhere))
    return bitmap
  }

  /** Counts one matching job. */
  addJob(job: IndexedJob): void {
    const isFound = (name: FilterName) => passes(job, this.#filters, this.#now, name === 'way' ? undefined : name)
    this.#places.addJob(job, this.#now)
    for (const name of plainFilters) {
      if (!isFound(name)) continue
      if (name === 'occupation')
        for (const value of optionsOf(name, job)) for (const level of sparse) this.#add(level, value, 1)
      else if (name !== 'newOnly') for (const value of optionsOf(name, job)) this.#add(name, value, 1)
      else if (isNew(job.created_at, this.#now)) this.#add(name, '1', 1)
    }
    if (isFound('prefecture'))
      for (const { region, values } of regions)
        if (values.some((value) => job.prefectures.includes(value))) this.#add('region', region, 1)
  }

  facets(): Facets {
    const countsOf = (name: FacetName) =>
      [...(this.#counts.get(name) ?? [])]
        .filter(([, count]) => count > 0 || !sparse.includes(name))
        .map(([value, count]) => ({ value, count }))
    return Object.fromEntries([
      ...plainFacets.map((name) => [name, countsOf(name)]),
      ...countedPlaces.map((name) => [name, this.#places.countsOf(name)]),
    ]) as Facets
  }

  #add(name: FacetName, value: string, count: number): void {
    const counts = this.#counts.get(name)
    const before = counts?.get(value)
    if (before !== undefined) counts?.set(value, before + count)
  }
}
