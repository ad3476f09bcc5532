import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from './job-terms.ts'
import type { Salary } from './salary.ts'

/** The fields of a job that its owner sets; `deadline` is a date in Asia/Tokyo. */
export type JobTerms = Salary & {
  title: string
  company: string
  location: string
  description: string
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  category: JobCategory | null
  requirements: string[]
  benefits: string[]
  deadline: string | null
  is_active: boolean
}

const terms = [
  'title',
  'company',
  'location',
  'description',
  'job_type',
  'work_style',
  'experience_level',
  'category',
  'salary_min',
  'salary_max',
  'requirements',
  'benefits',
  'deadline',
  'is_active',
] as const satisfies readonly (keyof JobTerms)[]

/** The fields after an edit; absent ones keep their value. */
export function editedTerms(before: JobTerms, edit: Partial<JobTerms>): JobTerms {
  const pairs = terms.map((term) => [term, edit[term] === undefined ? before[term] : edit[term]])
  return Object.fromEntries(pairs) as JobTerms
}

/** Whether anything differs that the public reads: every field but `is_active`. */
export function readsDifferently(before: JobTerms, after: JobTerms): boolean {
  return terms.some((term) => term !== 'is_active' && JSON.stringify(before[term]) !== JSON.stringify(after[term]))
}
