import { type Band, bands } from '#rules/jobs/job-vocabularies.ts'
import { type PayUnit, payUnits } from '#rules/postings/terms.ts'
import {
  type EmploymentFilter,
  type ExperienceLevel,
  employmentFilters,
  experienceLevels,
  type JobCategory,
  jobCategories,
  type WorkStyle,
  workStyles,
} from './job-vocabularies.ts'
import { type Prefecture, prefectureValues } from './prefectures.ts'

/** The filters of a search; an empty list, null and false set no condition. */
export type JobFilters = {
  prefecture: readonly Prefecture[]
  /** Codes of municipalities; a city's includes its wards. This and the next four are alternatives to `prefecture`. */
  area: readonly string[]
  /** Ids of stations. */
  station: readonly string[]
  /** Ids of lines; each stands for its stations. */
  line: readonly string[]
  commute: Commute | null
  near: Near | null
  /** The most minutes' walk from a station. */
  walk: (typeof walkSteps)[number] | null
  category: readonly JobCategory[]
  /** Ids of occupations, and of groups, which stand for their occupations. */
  occupation: readonly string[]
  employment: readonly EmploymentFilter[]
  style: readonly WorkStyle[]
  experience: readonly ExperienceLevel[]
  /** Ids of ways of working (rules/ways); a job needs all of them. */
  way: readonly string[]
  /** Parts of the day; all of the work must lie in them together. */
  band: readonly Band[]
  /** The most required days a week and hours a day. */
  daysMax: number | null
  hoursMax: number | null
  /** Minimum for the highest pay, in yen per month. */
  salaryMin: number | null
  /** Minimum for the lowest pay, in yen per month. */
  salaryFloor: number | null
  newOnly: boolean
  /** At least partly from home. */
  remote: boolean
  /** Minimum days off per year. */
  holidaysMin: number | null
  /** Maximum hours of overtime a month. */
  overtimeMax: OvertimeLimit | null
  /** Minimum days a week from home. */
  remoteDays: number | null
  transfer: readonly 'none'[]
  payUnit: readonly PayUnit[]
  /** Minimum for the lowest pay of a job paid by the hour, in yen. */
  hourlyMin: number | null
  trial: readonly 'none'[]
  /** Only jobs of employers with a verified profile. */
  verified: boolean
}

/** A commute: its first station, and the most minutes. */
export type Commute = { from: string; minutes: (typeof commuteSteps)[number] }
/** A point rounded to three decimals, and the radius around it. */
export type Near = { latitude: number; longitude: number; km: (typeof nearSteps)[number] }

export const walkSteps = [5, 10, 15, 20] as const
export const commuteSteps = [15, 20, 30, 45, 60, 90] as const
export const nearSteps = [1, 3, 5, 10, 20, 50] as const

/** No filters. */
export const noFilters: JobFilters = {
  prefecture: [],
  area: [],
  station: [],
  line: [],
  commute: null,
  near: null,
  walk: null,
  category: [],
  occupation: [],
  employment: [],
  style: [],
  experience: [],
  way: [],
  band: [],
  daysMax: null,
  hoursMax: null,
  salaryMin: null,
  salaryFloor: null,
  newOnly: false,
  remote: false,
  holidaysMin: null,
  overtimeMax: null,
  remoteDays: null,
  transfer: [],
  payUnit: [],
  hourlyMin: null,
  trial: [],
  verified: false,
}

/** In the order in which conditions are named. */
export const filterNames = Object.keys(noFilters) as FilterName[]
export type FilterName = keyof JobFilters

/** Filters whose options are named in tables (table-names.ts), which the front page does not load. */
export type NamedFilter = 'occupation' | 'way' | 'band'

/** The place filters: a job passes when one of them matches. */
export const whereFilters = ['prefecture', 'area', 'station', 'line', 'commute', 'near'] as const
export type WhereFilter = (typeof whereFilters)[number]
export const isWhereFilter = (name: FilterName): name is WhereFilter =>
  (whereFilters as readonly FilterName[]).includes(name)

/** The options of filters with a vocabulary. */
export const filterOptions = {
  prefecture: prefectureValues,
  category: jobCategories,
  employment: employmentFilters,
  style: workStyles,
  experience: experienceLevels,
  band: bands,
  transfer: ['none'],
  payUnit: payUnits,
  trial: ['none'],
} as const
export type ChoosingFilter = keyof typeof filterOptions
export const choosingFilters = Object.keys(filterOptions) as ChoosingFilter[]

const salaries = [200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000] as const

/** Steps of number filters with counts; hours and days a week have only these values. */
export const filterSteps = {
  salaryMin: salaries,
  salaryFloor: salaries,
  holidaysMin: [105, 110, 120, 125],
  overtimeMax: [0, 10, 20, 30],
  remoteDays: [1, 2, 3, 4, 5],
  daysMax: [1, 2, 3, 4, 5, 6, 7],
  hoursMax: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  hourlyMin: [1_100, 1_200, 1_300, 1_500, 1_800, 2_000],
} as const
export type NumberFilter = keyof typeof filterSteps
export type OvertimeLimit = (typeof filterSteps.overtimeMax)[number]

export const isNumberFilter = (name: FilterName): name is NumberFilter => name in filterSteps
const isChoosingFilter = (name: FilterName): name is ChoosingFilter => name in filterOptions

/**
 * The values of a filter that are always counted, as in its parameter; those of `occupation` and `way` are in
 * rules/occupations and rules/ways.
 */
export function countedValues(name: Exclude<FilterName, 'occupation' | 'way'>): readonly string[] {
  if (name === 'walk') return walkSteps.map(String)
  if (name === 'commute') return commuteSteps.map(String)
  if (name === 'area' || name === 'station' || name === 'line' || name === 'near') return []
  if (isNumberFilter(name)) return filterSteps[name].map(String)
  return isChoosingFilter(name) ? filterOptions[name] : ['1']
}

/** Whether a filter is set. */
export function isFilterSet(filters: JobFilters, name: FilterName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** The set values of a filter, as in its parameter. */
export function valuesOfFilter(filters: JobFilters, name: FilterName): readonly string[] {
  const value = filters[name]
  if (Array.isArray(value)) return value
  if (filters.commute && name === 'commute') return [String(filters.commute.minutes)]
  if (filters.near && name === 'near') return [`${filters.near.latitude},${filters.near.longitude}`]
  return isFilterSet(filters, name) ? [value === true ? '1' : String(value)] : []
}
