import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from './job-vocabularies.ts'
import type { Salary } from './salary.ts'

/** The fields of a job that its owner sets; `deadline` is a date in Asia/Tokyo. */
export type JobFields = Salary & {
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

const jobFieldNames = [
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
] as const satisfies readonly (keyof JobFields)[]
export type JobField = (typeof jobFieldNames)[number]

/** The fields after an edit; absent ones keep their value. */
export function editedFields(before: JobFields, edit: Partial<JobFields>): JobFields {
  const pairs = jobFieldNames.map((field) => [field, edit[field] === undefined ? before[field] : edit[field]])
  return Object.fromEntries(pairs) as JobFields
}

/** The fields that differ, in the order of the form. */
export function differingFields(one: JobFields, other: JobFields): JobField[] {
  return jobFieldNames.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

/** Whether anything differs that the public reads: every field but `is_active`. */
export function readsDifferently(before: JobFields, after: JobFields): boolean {
  return differingFields(before, after).some((field) => field !== 'is_active')
}

/** A field that somebody else has changed since the job was opened, in both versions. */
export type Conflict = { field: JobField; mine: JobFields; theirs: JobFields; bothChanged: boolean }

/** What a person has to look at before their version of a job that was opened as `opened` replaces `theirs`. */
export function conflictsOf(opened: JobFields, mine: JobFields, theirs: JobFields): Conflict[] {
  const changedByMe = differingFields(opened, mine)
  const differing = differingFields(mine, theirs)
  return differingFields(opened, theirs)
    .filter((field) => differing.includes(field))
    .map((field) => ({ field, mine, theirs, bothChanged: changedByMe.includes(field) }))
}

/** My version with some fields of theirs. */
export function withTheirs(mine: JobFields, theirs: JobFields, taken: readonly JobField[]): JobFields {
  return editedFields(mine, Object.fromEntries(taken.map((field) => [field, theirs[field]])))
}
