import { optionsOf, passes } from '#rules/jobs/filtered-job.ts'
import { isNew } from '#rules/jobs/job-age.ts'
import { countedValues, type FilterName, filterNames, type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import { regions } from '#rules/jobs/prefectures.ts'
import { occupationGroups, occupationIds } from '#rules/occupations/occupations.ts'
import { whereOf } from '#rules/places/where.ts'
import { wayIds } from '#rules/ways/ways.ts'
import { andInto, type Bitmap, countAnd, isEmpty } from '#store/search/bitmap.ts'
import { optionToken, tokenFilters } from '#store/search/index/tokens.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import type { ByToken } from '#store/search/postings/postings-cache.ts'
import { countAndPostings, type PostingsList } from '#store/search/postings/postings-list.ts'
import type { FacetName, Facets } from '#store/search/search.ts'
import type { Segment } from '#store/search/segments/segment.ts'
import { jobsWithinWalk } from '#store/search/workplaces.ts'
import {
  applyFilters,
  conditionOf,
  type Filtered,
  jobsWithAny,
  newJobsIn,
  postedAt,
  remoteTokens,
} from './filter-bitmaps.ts'
import { type CountedPlace, countedPlaces, isCountedPlace, PlaceCounts } from './place-counts.ts'
import { countRareOptions, isRare } from './rare-options.ts'
import { columnSteps, jobsReaching } from './thresholds.ts'

/** The values counted under a name. */
export function facetValues(name: FacetName): readonly string[] {
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
