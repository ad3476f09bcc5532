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
export type JobTerm = (typeof terms)[number]

/** The fields after an edit; absent ones keep their value. */
export function editedTerms(before: JobTerms, edit: Partial<JobTerms>): JobTerms {
  const pairs = terms.map((term) => [term, edit[term] === undefined ? before[term] : edit[term]])
  return Object.fromEntries(pairs) as JobTerms
}

/** The fields that differ, in the order of the form. */
export function differingTerms(one: JobTerms, other: JobTerms): JobTerm[] {
  return terms.filter((term) => JSON.stringify(one[term]) !== JSON.stringify(other[term]))
}

/** Whether anything differs that the public reads: every field but `is_active`. */
export function readsDifferently(before: JobTerms, after: JobTerms): boolean {
  return differingTerms(before, after).some((term) => term !== 'is_active')
}

/** A field that somebody else has changed since the job was opened, in both versions. */
export type Conflict = { term: JobTerm; mine: JobTerms; theirs: JobTerms; bothChanged: boolean }

/** What a person has to look at before their version of a job that was opened as `opened` replaces `theirs`. */
export function conflictsOf(opened: JobTerms, mine: JobTerms, theirs: JobTerms): Conflict[] {
  const changedByMe = differingTerms(opened, mine)
  const differing = differingTerms(mine, theirs)
  return differingTerms(opened, theirs)
    .filter((term) => differing.includes(term))
    .map((term) => ({ term, mine, theirs, bothChanged: changedByMe.includes(term) }))
}

/** My version with some fields of theirs. */
export function withTheirs(mine: JobTerms, theirs: JobTerms, taken: readonly JobTerm[]): JobTerms {
  return editedTerms(mine, Object.fromEntries(taken.map((term) => [term, theirs[term]])))
}
