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
  category: readonly JobCategory[]
  /** Ids of occupations, and of groups, which mean their occupations. */
  occupation: readonly string[]
  employment: readonly EmploymentFilter[]
  style: readonly WorkStyle[]
  experience: readonly ExperienceLevel[]
  /** The pay to reach, in yen per month. */
  salaryMin: number | null
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
  /** The lowest pay to reach for a job paid by the hour, in yen. */
  hourlyMin: number | null
  trial: readonly 'none'[]
  /** Only jobs of employers with a verified profile. */
  verified: boolean
}

export const filterNames = [
  'prefecture',
  'category',
  'occupation',
  'employment',
  'style',
  'experience',
  'salaryMin',
  'newOnly',
  'remote',
  'holidaysMin',
  'overtimeMax',
  'remoteDays',
  'transfer',
  'payUnit',
  'hourlyMin',
  'trial',
  'verified',
] as const satisfies readonly (keyof JobFilters)[]
export type FilterName = (typeof filterNames)[number]

/** The options of filters with a vocabulary. */
export const filterOptions = {
  prefecture: prefectureValues,
  category: jobCategories,
  employment: employmentFilters,
  style: workStyles,
  experience: experienceLevels,
  transfer: ['none'],
  payUnit: payUnits,
  trial: ['none'],
} as const
export type ChoosingFilter = keyof typeof filterOptions
export const choosingFilters = Object.keys(filterOptions) as ChoosingFilter[]

/** Steps of number filters with counts; `overtimeMax` and `remoteDays` have no other values. */
export const filterSteps = {
  salaryMin: [200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000],
  holidaysMin: [105, 110, 120, 125],
  overtimeMax: [0, 10, 20, 30],
  remoteDays: [1, 2, 3, 4, 5],
  hourlyMin: [1_100, 1_200, 1_300, 1_500, 1_800, 2_000],
} as const
export type NumberFilter = keyof typeof filterSteps
export type OvertimeLimit = (typeof filterSteps.overtimeMax)[number]

export const isNumberFilter = (name: FilterName): name is NumberFilter => name in filterSteps
const isChoosingFilter = (name: FilterName): name is ChoosingFilter => name in filterOptions

/** The values of a filter with counts, as its parameter spells them; those of `occupation` are in rules/occupations. */
export function countedValues(name: Exclude<FilterName, 'occupation'>): readonly string[] {
  if (isNumberFilter(name)) return filterSteps[name].map(String)
  return isChoosingFilter(name) ? filterOptions[name] : ['1']
}

/** Whether a filter is set. */
export function isFilterSet(filters: JobFilters, name: FilterName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** The set values of a filter, as its parameter spells them. */
export function valuesOfFilter(filters: JobFilters, name: FilterName): readonly string[] {
  const value = filters[name]
  if (Array.isArray(value)) return value
  return isFilterSet(filters, name) ? [value === true ? '1' : String(value)] : []
}

/** No filters. */
export const noFilters: JobFilters = {
  prefecture: [],
  category: [],
  occupation: [],
  employment: [],
  style: [],
  experience: [],
  salaryMin: null,
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
