import { type JobFilters, noFilters } from './job-filters.ts'
import { type EmploymentFilter, employmentFilters, type JobType, jobTypeOfFilter } from './job-vocabularies.ts'
import type { Prefecture } from './prefectures.ts'
import { highestPay, type Salary } from './salary.ts'

type ComparedJob = Salary & {
  id: string
  company: string
  workplaces: readonly { prefecture: Prefecture | null }[]
  occupations: readonly string[]
  job_type: JobType
}

/** How many similar jobs, and how many of the same company, a job's page shows. */
export const relatedJobsShown = 3

/** Filters for similar jobs: a common occupation (else the same employment type) and a common place. */
export function similarFilters({ occupations, job_type, workplaces }: ComparedJob): JobFilters {
  return {
    ...noFilters,
    prefecture: [...new Set(workplaces.flatMap(({ prefecture }) => prefecture ?? []))],
    ...(occupations.length > 0 ? { occupation: occupations } : { employment: [employmentOf(job_type)] }),
  }
}

/** The similar jobs to show: those with overlapping pay first, otherwise in the given order. */
export function similarJobs<Job extends ComparedJob>(
  job: ComparedJob,
  found: readonly Job[],
  isSameCompany: (company: string) => boolean,
): Job[] {
  const others = found.filter(({ id, company }) => id !== job.id && !isSameCompany(company))
  const overlapping = others.filter((other) => paysOverlap(job, other))
  return [...overlapping, ...others.filter((other) => !overlapping.includes(other))].slice(0, relatedJobsShown)
}

/** Whether two stated pay ranges overlap; a single bound is its own range. */
export function paysOverlap(one: Salary, other: Salary): boolean {
  const [from, to, otherFrom, otherTo] = [lowestPay(one), highestPay(one), lowestPay(other), highestPay(other)]
  if (from === null || to === null || otherFrom === null || otherTo === null) return false
  return from <= otherTo && otherFrom <= to
}

const lowestPay = ({ salary_min, salary_max }: Salary) => salary_min ?? salary_max

const employmentOf = (type: JobType): EmploymentFilter =>
  employmentFilters.find((value) => jobTypeOfFilter[value] === type) ?? 'fulltime'
