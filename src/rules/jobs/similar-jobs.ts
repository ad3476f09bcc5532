import { payReached } from './filtered-job.ts'
import { type JobFilters, noFilters } from './job-filters.ts'
import { prefecturesOf } from './job-places.ts'
import {
  type EmploymentFilter,
  employmentFilters,
  type JobCategory,
  type JobType,
  jobTypeOfFilter,
} from './job-vocabularies.ts'
import type { Salary } from './salary.ts'

type ComparedJob = Salary & {
  id: string
  company: string
  location: string
  category: JobCategory | null
  job_type: JobType
}

/** How many similar jobs, and how many other jobs of the company, a job's page shows. */
export const relatedJobsShown = 3

/** The filters that a similar job passes: the same category (without one, the same employment type) and a place in common. */
export function similarFilters({ category, job_type, location }: ComparedJob): JobFilters {
  return {
    ...noFilters,
    prefecture: prefecturesOf(location),
    ...(category === null ? { employment: [employmentOf(job_type)] } : { category: [category] }),
  }
}

/** Of the jobs that pass those filters, the ones to show: whose pay overlaps first, otherwise in the order given. */
export function similarJobs<Job extends ComparedJob>(
  job: ComparedJob,
  found: readonly Job[],
  isSameCompany: (company: string) => boolean,
): Job[] {
  const others = found.filter(({ id, company }) => id !== job.id && !isSameCompany(company))
  const overlapping = others.filter((other) => paysOverlap(job, other))
  return [...overlapping, ...others.filter((other) => !overlapping.includes(other))].slice(0, relatedJobsShown)
}

/** Whether both state their pay and the ranges meet; a bound that stands alone is its own range. */
export function paysOverlap(one: Salary, other: Salary): boolean {
  const [from, to, otherFrom, otherTo] = [lowestPay(one), payReached(one), lowestPay(other), payReached(other)]
  if (from === null || to === null || otherFrom === null || otherTo === null) return false
  return from <= otherTo && otherFrom <= to
}

const lowestPay = ({ salary_min, salary_max }: Salary) => salary_min ?? salary_max

const employmentOf = (type: JobType): EmploymentFilter =>
  employmentFilters.find((value) => jobTypeOfFilter[value] === type) ?? 'fulltime'
