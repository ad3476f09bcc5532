import type { Band } from '#rules/jobs/job-vocabularies.ts'
import { groupsOf } from '#rules/occupations/occupations.ts'
import { municipalityByCode } from '#rules/places/municipalities.ts'
import type { PlaceOfWork } from '#rules/places/places-of-job.ts'
import { isThere, partsOf, walkTo, whereOf } from '#rules/places/where.ts'
import { comparedPay } from '#rules/postings/pay-estimate.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import type { SearchTerm } from '#rules/search/search-query.ts'
import { bandsOfJob } from '#rules/ways/bands.ts'
import { extentOf } from '#rules/ways/ways-of-job.ts'
import { isNew } from './job-age.ts'
import {
  type FilterName,
  filterNames,
  filterSteps,
  isFilterSet,
  isNumberFilter,
  isWhereFilter,
  type JobFilters,
  type NumberFilter,
  noFilters,
  valuesOfFilter,
  type WhereFilter,
} from './job-filters.ts'
import {
  type ExperienceLevel,
  employmentFilters,
  type JobCategory,
  type JobType,
  jobTypeOfFilter,
  type WorkStyle,
} from './job-vocabularies.ts'
import { highestPay, type Salary } from './salary.ts'

/** The filtered parts of a job's terms; null and false when not stated. */
export type FilteredTerms = {
  /** Days off per year. */
  annual_days: number | null
  /** Average hours of overtime a month; 0 for none. */
  overtime_hours: number | null
  /** Days a week that may be worked from home. */
  remote_days: number | null
  no_transfer: boolean
  pay_unit: PayUnit | null
  /** The lowest yen per hour of a job paid by the hour. */
  hourly_min: number | null
  /** The lowest yen of `pay_unit`. */
  pay_min: number | null
  /** The least monthly pay, stated or estimated, and the pay by which jobs are ordered. */
  pay_floor: number | null
  pay_upper: number | null
  no_trial: boolean
  /** The bands in which there is work (rules/ways/bands.ts). */
  bands: readonly Band[]
  /** The least days a week, and hours a day. */
  days_min: number | null
  hours_min: number | null
}

/** Extracts the filtered parts of a job's terms and pay. */
export function filteredTerms(job: Parameters<typeof comparedPay>[0]): FilteredTerms {
  const { terms } = job
  const compared = comparedPay(job)
  const { holidays, hours, workplace, pay, trial } = terms ?? {}
  const { days, minutes } = extentOf(terms ?? {})
  return {
    annual_days: holidays?.annual_days ?? null,
    overtime_hours: hours?.overtime === 'none' ? 0 : (hours?.overtime_hours ?? null),
    remote_days: workplace?.remote_days ?? null,
    no_transfer: workplace?.transfer === 'none',
    pay_unit: pay?.unit ?? null,
    hourly_min: pay?.unit === 'hour' ? (pay.min ?? null) : null,
    pay_min: pay?.min ?? null,
    pay_floor: compared.floor,
    pay_upper: compared.upper,
    no_trial: trial?.exists === false,
    bands: bandsOfJob(terms ?? {}),
    days_min: days.min,
    hours_min: minutes.min === null ? null : minutes.min / 60,
  }
}

/** The fields of a job that filters read. */
export type FilteredJob = Salary &
  FilteredTerms & {
    prefectures: readonly string[]
    workplaces: readonly PlaceOfWork[]
    category: JobCategory | null
    occupations: readonly string[]
    /** Ids of ways of working. */
    ways: readonly string[]
    job_type: JobType
    work_style: WorkStyle
    experience_level: ExperienceLevel
    created_at: Date
    /** Whether its employer's profile is verified. */
    verified: boolean
  }

const remoteStyles: readonly WorkStyle[] = ['remote', 'hybrid']

/** Whether the filter `remote` accepts a work style. */
export const isRemote = (style: WorkStyle): boolean => remoteStyles.includes(style)

const isUpperBound = (name: NumberFilter) => name === 'overtimeMax' || name === 'daysMax' || name === 'hoursMax'

/** The number of a job that a filter compares; null when not stated. */
function numberOf(name: NumberFilter, job: FilteredJob): number | null {
  if (name === 'salaryMin') return highestPay(job)
  if (name === 'salaryFloor') return job.pay_floor
  if (name === 'daysMax') return job.days_min
  if (name === 'hoursMax') return job.hours_min
  if (name === 'holidaysMin') return job.annual_days
  if (name === 'overtimeMax') return job.overtime_hours
  return name === 'remoteDays' ? job.remote_days : job.hourly_min
}

/** Whether a job's number meets the filter; an unstated one never does. */
function isWithin(name: NumberFilter, job: FilteredJob, asked: number): boolean {
  const number = numberOf(name, job)
  return number !== null && (isUpperBound(name) ? number <= asked : number >= asked)
}

/** The lowest pay of a job and its unit; without terms the lower bound of the monthly salary. */
export function lowestPay({ pay_unit, pay_min, salary_min }: FilteredJob): { unit: PayUnit; yen: number } | null {
  const unit = pay_unit ?? 'month'
  const yen = pay_unit === null ? salary_min : pay_min
  return yen === null ? null : { unit, yen }
}

/**
 * How well a job means a query's term by its place, its figures, its times or its occupation: 2 for those, 1 for an
 * occupation of the same group, else 0; null for an occupation where it has none.
 */
export function meansTerm(job: FilteredJob, term: Pick<SearchTerm, 'where' | 'reaches' | 'means'>): 0 | 1 | 2 | null {
  const asked = term.means?.occupations
  if (term.where || term.reaches || !asked) return statesTerm(job, term) ? 2 : 0
  if (job.occupations.length === 0) return null
  const own = withGroups(job.occupations)
  if (own.some((id) => asked.includes(id))) return 2
  return groupsOf(asked).some((id) => own.includes(id)) ? 1 : 0
}

/** Whether a job states the place, the figure or the workplace that a query's term asks for. */
export function statesTerm(
  job: FilteredJob,
  { where, reaches, means }: Pick<SearchTerm, 'where' | 'reaches' | 'means'>,
): boolean {
  if (means?.isEnough)
    return [...withGroups(job.occupations), ...job.bands].some((id) =>
      [...(means.occupations ?? []), ...(means.bands ?? [])].includes(id),
    )
  if (where) return isThere(job.prefectures, job.workplaces, whereOf(where))
  if (reaches?.of === 'holidays') return isWithin('holidaysMin', job, reaches.least)
  if (reaches?.of === 'overtime') return isWithin('overtimeMax', job, reaches.most)
  if (reaches?.of === 'remote') return isWithin('remoteDays', job, reaches.least)
  const pay = reaches && lowestPay(job)
  return pay ? pay.unit === reaches.unit && pay.yen >= reaches.least : false
}

/** Filters whose options depend on the job alone. */
export type OptionFilter = Exclude<FilterName, 'newOnly' | 'line' | 'commute' | 'near' | 'walk'>

/** The values of a filter that a job matches. */
export function optionsOf(name: OptionFilter, job: FilteredJob): readonly string[] {
  if (isNumberFilter(name)) return filterSteps[name].filter((step) => isWithin(name, job, step)).map(String)
  if (name === 'prefecture') return job.prefectures
  if (name === 'area') return areasOf(job)
  if (name === 'station') return stationsOf(job)
  if (name === 'employment') return employmentFilters.filter((value) => jobTypeOfFilter[value] === job.job_type)
  if (name === 'style') return [job.work_style]
  if (name === 'experience') return [job.experience_level]
  if (name === 'category' || name === 'payUnit') {
    const value = name === 'category' ? job.category : job.pay_unit
    return value === null ? [] : [value]
  }
  if (name === 'occupation') return withGroups(job.occupations)
  if (name === 'way') return job.ways
  if (name === 'band') return job.bands
  if (name === 'transfer' || name === 'trial')
    return (name === 'transfer' ? job.no_transfer : job.no_trial) ? ['none'] : []
  return (name === 'remote' ? isRemote(job.work_style) : job.verified) ? ['1'] : []
}

/** Occupations and their groups. */
const withGroups = (ids: readonly string[]): string[] => [...ids, ...groupsOf(ids)]

/** A ward's job is also one of its city. */
function areasOf({ workplaces }: FilteredJob): string[] {
  const codes = workplaces.flatMap(({ municipality }) => municipality ?? [])
  return [...new Set(codes.flatMap((code) => [code, municipalityByCode.get(code)?.city ?? code]))]
}

const stationsOf = ({ workplaces }: FilteredJob) => [
  ...new Set(workplaces.flatMap(({ stations }) => stations.flatMap(({ id }) => partsOf(id)))),
]

/** Whether a job is within walking distance of a requested station, or else of its nearest one. */
export function isWithinWalk({ workplaces }: FilteredJob, most: number, asked: ReadonlySet<string>): boolean {
  const minutes = walkTo(workplaces, asked)
  return minutes !== null && minutes <= most
}

/** The options for a filter: a job needs one of them, for ways all. */
export const askedOptions = (filters: JobFilters, name: FilterName): readonly string[] => valuesOfFilter(filters, name)

type PlainFilter = Exclude<FilterName, WhereFilter | 'walk'>
const plainFilters = filterNames.filter((name): name is PlainFilter => !isWhereFilter(name) && name !== 'walk')

/** Whether a job passes one filter other than those of places. */
function passesOne(job: FilteredJob, filters: JobFilters, name: PlainFilter, now: Date): boolean {
  if (!isFilterSet(filters, name)) return true
  if (name === 'newOnly') return isNew(job.created_at, now)
  if (isNumberFilter(name)) return isWithin(name, job, filters[name] ?? 0)
  const asked = askedOptions(filters, name)
  const options = optionsOf(name, job)
  return name === 'way'
    ? asked.every((value) => options.includes(value))
    : asked.some((value) => options.includes(value))
}

/**
 * Whether a job passes all filters but `but`, because an option's count ignores its own filter. An option of a place
 * filter is counted as if no other place were asked for.
 */
export function passes(job: FilteredJob, filters: JobFilters, now: Date, but?: FilterName): boolean {
  const where = but !== undefined && isWhereFilter(but) ? anywhere : whereOf(filters)
  const isNearEnough = but === 'walk' || filters.walk === null || isWithinWalk(job, filters.walk, where.stations)
  return (
    isNearEnough &&
    isThere(job.prefectures, job.workplaces, where) &&
    plainFilters.every((name) => name === but || passesOne(job, filters, name, now))
  )
}

const anywhere = whereOf(noFilters)
