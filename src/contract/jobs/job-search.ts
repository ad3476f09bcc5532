import { z } from 'zod'
import { amount, yen } from '#contract/amount.ts'
import { choice, fault, optionalText, paging, someIds } from '#contract/fields.ts'
import { mostPlaces, readPoint, type SearchConditions, usualPlaces } from '#contract/search-conditions.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import {
  commuteSteps,
  filterOptions,
  filterSteps,
  type JobFilters,
  nearSteps,
  type OvertimeLimit,
  walkSteps,
} from '#rules/jobs/job-filters.ts'
import { employmentFilters, jobCategories, jobSorts } from '#rules/jobs/job-vocabularies.ts'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { limits } from '#rules/limits.ts'
import { filterableOccupations } from '#rules/occupations/occupations.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import { lineById, stationById } from '#rules/places/railways.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { type ReadKeyword, readJobQuery } from '#rules/search/job-query.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { wayNames } from '#rules/ways/ways.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.literal('')], fault('choice-unknown')).optional()

/** Values separated by commas; '' is none. One that is unknown is a fault of the whole parameter, not of a place in it. */
const listOf = <Value extends string>(isKnown: (value: string) => value is Value) =>
  z
    .string(fault('choice-unknown'))
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .refine((values) => values.every(isKnown), fault('choice-unknown'))
    .refine((values) => values.length <= mostPlaces, fault('too-many', mostPlaces))
    .transform((values) => values.filter(isKnown))
    .optional()

/** Values of a vocabulary. */
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  listOf((value): value is Values[number] => values.includes(value))

/** Ids of a table. */
const ids = (known: ReadonlyMap<string, unknown>) => listOf((id): id is string => known.has(id))

/** One of a few numbers; '' is none. */
const step = <Step extends number>(steps: readonly Step[]) =>
  z
    .enum(['', ...steps.map(String)], fault('choice-unknown'))
    .transform((text) => steps.find((value) => String(value) === text) ?? null)
    .optional()

/** Latitude and longitude with at most three decimals, as 35.69,139.7; '' is none. */
const point = z
  .string(fault('wrong-shape'))
  .refine((text) => text === '' || readPoint(text) !== null, fault('wrong-shape'))
  .transform(readPoint)
  .optional()

/** Maximum hours of overtime a month; '' is none. */
const overtimeLimit = z
  .enum(['', ...filterSteps.overtimeMax.map((hours): `${OvertimeLimit}` => `${hours}`)], fault('choice-unknown'))
  .transform((text) => filterSteps.overtimeMax.find((hours) => String(hours) === text) ?? null)
  .optional()

/** A switch of a query: '1' is on; '', '0' and absent are off. */
const onOff = z.enum(['', '0', '1'], fault('choice-unknown')).optional()

/** Filters of the public search. `location` and `workStyle` are one value each of `prefecture` and `employment`. */
export const searchFilters = {
  keyword: optionalText(limits.keyword).optional(),
  location: orNone(choice(prefectureValues)),
  prefecture: several(prefectureValues),
  /** Codes of municipalities; a city's means its wards too. All down to `within` are alternatives of one question, where. */
  area: ids(municipalityByCode),
  station: ids(stationById),
  line: ids(lineById),
  /** A station where the way to work begins, and the minutes that it may take (60). */
  from: z.union([z.string().refine((id) => stationById.has(id)), z.literal('')], fault('choice-unknown')).optional(),
  commute: step(commuteSteps),
  /** A point, and the kilometres from it (5). */
  near: point,
  within: step(nearSteps),
  /** The most minutes on foot from a station. */
  walk: step(walkSteps),
  category: several(jobCategories),
  /** Ids of occupations, and of groups, which mean their occupations. */
  occupation: several(filterableOccupations),
  workStyle: orNone(choice(employmentFilters)),
  employment: several(employmentFilters),
  style: several(filterOptions.style),
  experience: several(filterOptions.experience),
  /** Ids of ways of working: a job must have all of them. */
  way: ids(wayNames),
  /** Parts of the day, in which together the work must lie. */
  band: several(filterOptions.band),
  /** The most days a week, and hours a day, that one must work. */
  daysMax: step(filterSteps.daysMax),
  hoursMax: step(filterSteps.hoursMax),
  /** The pay of a month that the highest must reach. */
  salaryMin: yen.optional(),
  /** The pay of a month that the lowest must reach. */
  salaryFloor: yen.optional(),
  newOnly: onOff,
  remote: onOff,
  holidaysMin: amount(termsLimits.daysOfYear).optional(),
  overtimeMax: overtimeLimit,
  remoteDays: amount(termsLimits.remoteDays).optional(),
  transfer: several(filterOptions.transfer),
  payUnit: several(filterOptions.payUnit),
  hourlyMin: yen.optional(),
  trial: several(filterOptions.trial),
  verified: onOff,
  /** '0' turns synonyms off. */
  synonyms: onOff,
  /** '1' takes words as words, not as places or conditions. */
  literal: onOff,
}

/** Names of companies, one per line, at most 50; and the number of jobs for each. */
export const openingsQuery = z.object({
  companies: z
    .string(fault('wrong-shape'))
    .transform((text) => [...new Set(text.split('\n').filter(Boolean))])
    .pipe(z.array(z.string().max(limits.keyword, fault('too-long'))).max(50, fault('too-many')))
    .optional(),
  newest: amount(12).optional(),
})

const filterQuery = z.object(searchFilters)
type FilterQuery = z.output<typeof filterQuery>

/** Query of the count and of the facets. */
export const jobFilterQuery = filterQuery

/** Query of the public search; '' is the same as absent. */
export const jobSearchQuery = z.object({
  ...searchFilters,
  /** These jobs, if public, in this order; of the other parameters only `page` and `limit` apply. */
  ids: someIds,
  sort: choice(jobSorts).optional(),
  /** '1' adds the facets. */
  facets: onOff,
  ...paging,
})

/** The conditions of a query in the form of a front-page address. */
export function conditionsOf(query: FilterQuery): SearchConditions {
  const { location, prefecture = [], workStyle, employment = [] } = query
  return {
    keyword: query.keyword ?? '',
    synonyms: query.synonyms !== '0',
    literal: query.literal === '1',
    prefecture: [...new Set([...prefecture, ...(location ? [location] : [])])],
    area: query.area ?? [],
    station: query.station ?? [],
    line: query.line ?? [],
    commute: query.from ? { from: query.from, minutes: query.commute ?? usualPlaces.commute } : null,
    near: query.near ? { ...query.near, km: query.within ?? usualPlaces.within } : null,
    walk: query.walk ?? null,
    category: query.category ?? [],
    occupation: query.occupation ?? [],
    employment: [...new Set([...employment, ...(workStyle ? [workStyle] : [])])],
    style: query.style ?? [],
    experience: query.experience ?? [],
    way: query.way ?? [],
    band: query.band ?? [],
    daysMax: query.daysMax ?? null,
    hoursMax: query.hoursMax ?? null,
    salaryMin: query.salaryMin ?? null,
    salaryFloor: query.salaryFloor ?? null,
    newOnly: query.newOnly === '1',
    remote: query.remote === '1',
    holidaysMin: query.holidaysMin ?? null,
    overtimeMax: query.overtimeMax ?? null,
    remoteDays: query.remoteDays ?? null,
    transfer: query.transfer ?? [],
    payUnit: query.payUnit ?? [],
    hourlyMin: query.hourlyMin ?? null,
    trial: query.trial ?? [],
    verified: query.verified === '1',
  }
}

/** The parsed words and filters for the search index. */
export function searchOf(
  query: FilterQuery,
  read: ReadKeyword = readJobQuery,
): { query: SearchQuery; filters: JobFilters } {
  const { keyword, synonyms, literal, ...filters } = conditionsOf(query)
  return { query: read(keyword, { synonyms, literal }), filters }
}

/** Present while new jobs wait for indexing, as after an import: `total` counts those looked at. */
export const partialTotal = {
  total_is_partial: z.literal(true).optional(),
  /** The number of public jobs looked at. */
  looked_at: z.number().optional(),
}

/** The same for a count; `lookedAt` is null when none wait. */
export const partialView = (lookedAt: number | null) =>
  lookedAt === null ? {} : ({ total_is_partial: true, looked_at: lookedAt } as const)

/** The names of places in an answer; nothing where there are none. */
export function placesView(...[filters, counted]: Parameters<typeof placeNamesOf>) {
  const place_names = placeNamesOf(filters, counted)
  return Object.keys(place_names).length > 0 ? { place_names } : {}
}

const options = z.array(z.object({ value: z.string(), count: z.number() }))

/**
 * The number of jobs for each option beside the set filters; numbers by steps, switches under '1', `region` for all its
 * prefectures and `occupationGroup` for all its occupations together. Of occupations and their groups those with jobs.
 */
export const facets = z.object({
  prefecture: options,
  /** The municipalities of the chosen prefectures, and the stations of the chosen lines, that have jobs. */
  area: options,
  station: options,
  walk: options,
  /** Where a commute is asked for. */
  commute: options,
  category: options,
  occupation: options,
  occupationGroup: options,
  employment: options,
  style: options,
  experience: options,
  /** Each way beside those that were asked for. */
  way: options,
  /** Each band alone. */
  band: options,
  daysMax: options,
  hoursMax: options,
  salaryMin: options,
  salaryFloor: options,
  newOnly: options,
  remote: options,
  region: options,
  holidaysMin: options,
  overtimeMax: options,
  remoteDays: options,
  transfer: options,
  payUnit: options,
  hourlyMin: options,
  trial: options,
  verified: options,
})

/** The names of the municipalities, stations and lines that were asked for or are counted, by code or id. */
export const placeNames = z.record(z.string(), z.string())

/** What words of the keyword were taken for: `label` is what a chip says. */
export const understood = z.array(
  z.object({
    text: z.string(),
    kind: z.enum(['place', 'occupation', 'holidays', 'pay', 'hours', 'way', 'employment']),
    label: z.string(),
  }),
)

/** Terms with their synonyms. */
export const widened = z.array(z.object({ term: z.string(), synonyms: z.array(z.string()) }))

/** For a search without matches: the condition to drop, by parameter name (`where` for several places together), or the words, and the number of jobs then found. */
export const nearest = z.object({
  drop: z.object({ name: z.string(), term: z.string().optional() }),
  /** The keyword without what is dropped. */
  keyword: z.string().optional(),
  total: z.number(),
})

/** For a search that finds few jobs: the keyword that may have been meant, and the number of jobs that it finds. */
export const didYouMean = z.object({ keyword: z.string(), total: z.number() })

/** For a search whose place has no such job: the nearest places that have some, with the query of an address there. */
export const placesWithJobs = z.array(
  z.object({
    label: z.string(),
    query: z.string(),
    /** As many as that query lists. */
    total: z.number(),
    /** By rail (目安). */
    minutes: z.number().optional(),
    km: z.number().optional(),
  }),
)

export const suggestion = z.object({
  kind: z.enum(['title', 'company', 'place', 'word']),
  text: z.string(),
})
