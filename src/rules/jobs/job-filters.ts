import { isNew } from './job-age.ts'
import {
  type EmploymentFilter,
  type ExperienceLevel,
  employmentFilters,
  experienceLevels,
  type JobCategory,
  type JobType,
  jobCategories,
  jobTypeOfFilter,
  type WorkStyle,
  workStyles,
} from './job-vocabularies.ts'
import { type Prefecture, prefectureValues } from './prefectures.ts'
import type { Salary } from './salary.ts'

/** The filters of a search; an empty list, null and false set no condition. */
export type JobFilters = {
  prefecture: readonly Prefecture[]
  category: readonly JobCategory[]
  employment: readonly EmploymentFilter[]
  style: readonly WorkStyle[]
  experience: readonly ExperienceLevel[]
  /** Yen per month that the pay has to reach. */
  salaryMin: number | null
  newOnly: boolean
  /** At least partly from home. */
  remote: boolean
}

export const filterNames = [
  'prefecture',
  'category',
  'employment',
  'style',
  'experience',
  'salaryMin',
  'newOnly',
  'remote',
] as const satisfies readonly (keyof JobFilters)[]
export type FilterName = (typeof filterNames)[number]

/** Steps of the salary filter for which counts are shown, in yen per month. */
export const salarySteps = [200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000] as const

/** Values of the filters that choose among a vocabulary. */
export const filterOptions = {
  prefecture: prefectureValues,
  category: jobCategories,
  employment: employmentFilters,
  style: workStyles,
  experience: experienceLevels,
} as const
export type ChoosingFilter = keyof typeof filterOptions
export const choosingFilters = Object.keys(filterOptions) as ChoosingFilter[]

/** The fields of a job that filters read. */
export type FilteredJob = Salary & {
  prefectures: readonly string[]
  category: JobCategory | null
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  created_at: Date
}

const remoteStyles: readonly WorkStyle[] = ['remote', 'hybrid']

/** The highest stated pay: the upper bound, or the lower one where it stands alone. Yen per month. */
export const payReached = ({ salary_min, salary_max }: Salary): number | null => salary_max ?? salary_min

/** The options of a filter that a job matches. */
export function optionsOf(filter: ChoosingFilter, job: FilteredJob): readonly string[] {
  if (filter === 'prefecture') return job.prefectures
  if (filter === 'category') return job.category === null ? [] : [job.category]
  if (filter === 'employment') return employmentFilters.filter((value) => jobTypeOfFilter[value] === job.job_type)
  return [filter === 'style' ? job.work_style : job.experience_level]
}

/** Work styles that the filter `remote` lets through. */
export const isRemote = (style: WorkStyle): boolean => remoteStyles.includes(style)

/** Whether a filter is set. */
export function isAsked(filters: JobFilters, name: FilterName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** Whether a job passes one filter. */
export function passesOne(job: FilteredJob, filters: JobFilters, name: FilterName, now: Date): boolean {
  if (!isAsked(filters, name)) return true
  if (name === 'salaryMin') return (payReached(job) ?? 0) >= (filters.salaryMin ?? 0)
  if (name === 'newOnly') return isNew(job.created_at, now)
  if (name === 'remote') return isRemote(job.work_style)
  const asked: readonly string[] = filters[name]
  return optionsOf(name, job).some((value) => asked.includes(value))
}

/** Whether a job passes all filters, or all but one: an option's count ignores the filter to which it belongs. */
export function passes(job: FilteredJob, filters: JobFilters, now: Date, but?: FilterName): boolean {
  return filterNames.every((name) => name === but || passesOne(job, filters, name, now))
}

/** No filter at all. */
export const noFilters: JobFilters = {
  prefecture: [],
  category: [],
  employment: [],
  style: [],
  experience: [],
  salaryMin: null,
  newOnly: false,
  remote: false,
}
