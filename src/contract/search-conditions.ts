import {
  commuteSteps,
  type FilterName,
  filterNames,
  filterOptions,
  filterSteps,
  type JobFilters,
  type Near,
  nearSteps,
  noFilters,
  type OvertimeLimit,
  valuesOfFilter,
  walkSteps,
} from '#rules/jobs/job-filters.ts'
import {
  bands,
  type EmploymentFilter,
  employmentFilters,
  experienceLevels,
  jobCategories,
  workStyles,
} from '#rules/jobs/job-vocabularies.ts'
import { type Prefecture, prefectureValues } from '#rules/jobs/prefectures.ts'
import { limits } from '#rules/limits.ts'
import { termsLimits } from '#rules/postings/terms.ts'
import { withoutInvisible } from '#rules/visible-text.ts'

/** The conditions of a search: words and filters. */
export type SearchConditions = JobFilters & {
  keyword: string
  /** Whether synonyms are searched too. */
  synonyms: boolean
  /** Whether words are taken as words only, not as places and conditions. */
  literal: boolean
}

/** Filters with several parameters; one value of a filter of the first two has a parameter of its own. */
const severalParameters = {
  prefecture: ['location', 'prefecture'],
  employment: ['workStyle', 'employment'],
  commute: ['from', 'commute'],
  near: ['near', 'within'],
} as const satisfies { [Name in FilterName]?: readonly string[] }

type Parameter =
  | FilterName
  | (typeof severalParameters)[keyof typeof severalParameters][number]
  | 'keyword'
  | 'synonyms'
  | 'literal'

/**
 * Conditions as parameters of pages and the API; unset ones are absent. A single prefecture is `location`, several are
 * `prefecture` with commas; likewise `workStyle` and `employment`.
 */
export type ConditionQuery = {
  location?: Prefecture
  workStyle?: EmploymentFilter
  newOnly?: '1'
  remote?: '1'
  overtimeMax?: `${OvertimeLimit}`
  transfer?: 'none'
  trial?: 'none'
  verified?: '1'
  synonyms?: '0'
  literal?: '1'
} & { [Name in Parameter]?: string }

/** Parameters of places beside the prefecture. */
export const placeParameters = ['area', 'station', 'line', 'from', 'commute', 'near', 'within', 'walk'] as const

/** All parameters of the conditions, in their normal order. */
export const conditionParameters: readonly Parameter[] = [
  'keyword',
  ...filterNames.flatMap((name): readonly Parameter[] =>
    name in severalParameters ? severalParameters[name as keyof typeof severalParameters] : [name],
  ),
  'synonyms',
  'literal',
]

/** What an id of an occupation or a way looks like: browsers do not load the tables to know (known-search.ts). */
const tableId = /^[a-z\d-]+$/

export const noConditions: SearchConditions = { ...noFilters, keyword: '', synonyms: true, literal: false }

/** Conditions from an address or a form, which may repeat a parameter; drops unknown values. */
export function readConditions(getAll: (parameter: keyof ConditionQuery) => readonly string[]): SearchConditions {
  const chosen = <Value extends string>(values: readonly Value[], ...names: (keyof ConditionQuery)[]): Value[] => {
    const given = names.flatMap((name) => getAll(name)).flatMap((text) => text.split(','))
    return values.filter((value) => given.includes(value))
  }
  const first = (name: keyof ConditionQuery) => getAll(name)[0] ?? ''
  const amount = (name: keyof ConditionQuery, max: number): number | null => {
    const number = /^\d{1,10}$/.test(first(name)) ? Number(first(name)) : 0
    return number > 0 && number <= max ? number : null
  }
  const ids = (name: keyof ConditionQuery, isId: RegExp): string[] => {
    const given = getAll(name).flatMap((text) => text.split(','))
    return [...new Set(given.filter((text) => isId.test(text)))].sort().slice(0, mostPlaces)
  }
  const step = <Step extends number>(name: keyof ConditionQuery, steps: readonly Step[]): Step | undefined =>
    steps.find((value) => String(value) === first(name))
  const [from] = ids('from', placeIds.station)
  const near = readPoint(first('near'))
  const isOn = (name: keyof ConditionQuery) => first(name) === '1'
  const keyword = readKeyword(first('keyword'))
  return {
    keyword,
    prefecture: chosen(prefectureValues, 'location', 'prefecture'),
    area: ids('area', placeIds.area),
    station: ids('station', placeIds.station),
    line: ids('line', placeIds.line),
    commute: from ? { from, minutes: step('commute', commuteSteps) ?? usualPlaces.commute } : null,
    near: near ? { ...near, km: step('within', nearSteps) ?? usualPlaces.within } : null,
    walk: step('walk', walkSteps) ?? null,
    category: chosen(jobCategories, 'category'),
    occupation: ids('occupation', tableId),
    employment: chosen(employmentFilters, 'workStyle', 'employment'),
    style: chosen(workStyles, 'style'),
    experience: chosen(experienceLevels, 'experience'),
    way: ids('way', tableId),
    band: chosen(bands, 'band'),
    daysMax: step('daysMax', filterSteps.daysMax) ?? null,
    hoursMax: step('hoursMax', filterSteps.hoursMax) ?? null,
    salaryMin: amount('salaryMin', limits.salary),
    salaryFloor: amount('salaryFloor', limits.salary),
    newOnly: isOn('newOnly'),
    remote: isOn('remote'),
    holidaysMin: amount('holidaysMin', termsLimits.daysOfYear),
    overtimeMax: step('overtimeMax', filterSteps.overtimeMax) ?? null,
    remoteDays: amount('remoteDays', termsLimits.remoteDays),
    transfer: chosen(filterOptions.transfer, 'transfer'),
    payUnit: chosen(filterOptions.payUnit, 'payUnit'),
    hourlyMin: amount('hourlyMin', limits.salary),
    trial: chosen(filterOptions.trial, 'trial'),
    verified: isOn('verified'),
    // Without words there are no synonyms.
    synonyms: keyword === '' || first('synonyms') !== '0',
    literal: keyword !== '' && isOn('literal'),
  }
}

/** How ids of places are written; `known-search.ts` tells which there are. */
export const placeIds = { area: /^\d{5}$/, station: /^[\dX]\d{5}$/, line: /^l[\da-f]{6}$/ }

/** The most places of a parameter. */
export const mostPlaces = 100

/** What `from` and `near` mean alone. */
export const usualPlaces = { commute: 60, within: 5 } as const

/** `lat,lon` with at most three decimals, as 35.69,139.7; null for anything else. */
export function readPoint(text: string): Pick<Near, 'latitude' | 'longitude'> | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** Drops half of a surrogate pair left by a cut; replaces what cannot be stored by a sign that no job has. */
function readKeyword(text: string): string {
  const seen = withoutInvisible(text).trim()
  const cut = seen.slice(0, limits.keyword)
  const whole = cut.length < seen.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut
  return whole
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}/gu, '\ufffd')
    .trimEnd()
}

/** The conditions as parameters in normal order and spelling. */
export function conditionQuery(conditions: SearchConditions): ConditionQuery {
  const given = conditionParameters.map((name) => [name, spelled(conditions, name)])
  return Object.fromEntries(given.filter(([, value]) => value))
}

/** The value of a parameter; '' where it is absent. */
function spelled(conditions: SearchConditions, name: keyof ConditionQuery): string {
  const { prefecture, employment, commute, near } = conditions
  const [one = '', ...more] = name === 'location' || name === 'prefecture' ? prefecture : employment
  if (name === 'location' || name === 'workStyle') return more.length > 0 ? '' : one
  if (name === 'prefecture' || name === 'employment') return more.length > 0 ? [one, ...more].join() : ''
  if (name === 'from') return commute?.from ?? ''
  if (name === 'within') return near ? String(near.km) : ''
  if (name === 'keyword') return conditions.keyword
  if (name === 'synonyms') return conditions.synonyms ? '' : '0'
  if (name === 'literal') return conditions.literal ? '1' : ''
  return valuesOfFilter(conditions, name).join()
}

/** The values of a filter as its parameter spells them. */
export const filterValues: (conditions: SearchConditions, filter: FilterName) => readonly string[] = valuesOfFilter

/** The conditions with other values of one filter; none removes it. */
export function withFilter(
  conditions: SearchConditions,
  filter: FilterName,
  values: readonly string[],
): SearchConditions {
  const beside: ConditionQuery = values.length > 0 ? conditionQuery(conditions) : {}
  const read = readConditions((name) => {
    if (name === filter) return values
    // The other half of a commute and of a distance stays.
    return name === 'from' || name === 'within' ? [beside[name] ?? ''] : []
  })
  return { ...conditions, [filter]: read[filter] }
}
