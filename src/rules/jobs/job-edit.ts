import { categoryOf } from '#rules/occupations/occupations.ts'
import { type StatedOccupations, statedOccupations } from '#rules/occupations/stated-occupations.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import type { PayTerms, Terms } from '#rules/postings/terms.ts'
import { readTerms } from '#rules/postings/time-span.ts'
import type { JobQuestion } from './job-questions.ts'
import type { ExperienceLevel, JobCategory, JobType, WorkStyle } from './job-vocabularies.ts'
import type { Salary } from './salary.ts'

/** The fields of a job that its owner sets; `deadline` is a date in Asia/Tokyo. */
export type JobFields = Salary &
  StatedOccupations & {
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
    /** Whether readers see the estimate of its pay; absent means yes. */
    show_estimate?: boolean | undefined
    /** Absent means null: no structured terms. */
    terms?: Terms | null | undefined
    /** Absent means none. */
    questions?: JobQuestion[] | undefined
  }

/** The names of these fields. */
export const jobFieldNames = [
  'title',
  'company',
  'location',
  'description',
  'job_type',
  'work_style',
  'experience_level',
  'category',
  'occupations',
  'salary_min',
  'salary_max',
  'requirements',
  'benefits',
  'deadline',
  'is_active',
  'show_estimate',
  'terms',
  'questions',
] as const satisfies readonly (keyof JobFields)[]
export type JobField = (typeof jobFieldNames)[number]

/** A new job's fields; pay stated in the terms decides the monthly salary. */
export function withMonthlySalary<Fields extends Pick<JobFields, 'terms'>>(fields: Fields): Fields {
  return fields.terms?.pay ? { ...fields, ...monthlySalary(fields.terms.pay) } : fields
}

/**
 * The fields after an edit; absent ones keep their value. A monthly salary without terms replaces monthly pay in them,
 * and removes pay of another unit, which would contradict it. A category derived from occupations follows newly stated
 * ones.
 */
export function editedFields(before: JobFields, edit: Partial<JobFields>): JobFields {
  const pairs = jobFieldNames.map((field) => [field, edit[field] === undefined ? before[field] : edit[field]])
  const after = { ...(Object.fromEntries(pairs) as JobFields), ...editedOccupations(before, edit) }
  if (edit.terms !== undefined || !before.terms?.pay) return withMonthlySalary(after)
  if (before.salary_min === after.salary_min && before.salary_max === after.salary_max) return after
  return { ...after, terms: { ...before.terms, pay: payFollowing(before.terms.pay, after) } }
}

function editedOccupations(before: JobFields, { occupations, category }: Partial<JobFields>) {
  const isUnchanged = occupations === undefined || (occupations.length === 0 && before.occupations_guessed)
  if (isUnchanged) return { occupations: before.occupations, occupations_guessed: before.occupations_guessed }
  const follows = before.category === null || before.category === categoryOf(before.occupations)
  return {
    occupations_guessed: occupations.length === 0,
    ...(category === undefined && occupations.length > 0 && follows && { category: categoryOf(occupations) }),
  }
}

function payFollowing(pay: PayTerms, { salary_min, salary_max }: Salary): PayTerms | undefined {
  return pay.unit === 'month' ? { ...pay, min: salary_min ?? undefined, max: salary_max ?? undefined } : undefined
}

/** The names of the fields that differ, in the order of the form. */
export function differingFields(one: JobFields, other: JobFields): JobField[] {
  return jobFieldNames.filter((field) =>
    field === 'terms'
      ? !sameTerms(one.terms, other.terms)
      : JSON.stringify(statedField(one, field)) !== JSON.stringify(statedField(other, field)),
  )
}

/** Whether two terms state the same; absent fields equal null, and order does not matter. */
function sameTerms(one: Terms | null | undefined, other: Terms | null | undefined): boolean {
  return canonical(one) === canonical(other)
}

function canonical(terms: Terms | null | undefined): string {
  return JSON.stringify(readTerms(terms ?? {}), (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sortedMembers(value) : value,
  )
}

function sortedMembers(part: object): object {
  const stated = Object.entries(part).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(stated.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The fields of a job without the rest of its row. */
export const fieldsOf = (job: JobFields): JobFields => ({
  ...(Object.fromEntries(jobFieldNames.map((field) => [field, job[field]])) as JobFields),
  occupations_guessed: job.occupations_guessed,
})

function statedField(job: JobFields, field: JobField) {
  if (field === 'occupations') return statedOccupations(job)
  if (field === 'show_estimate') return job.show_estimate ?? true
  if (field !== 'questions') return job[field]
  // Ignore the order of members, which the database changes.
  return (job.questions ?? []).map(({ id, text, kind, options = [], required }) => [id, text, kind, options, required])
}

/** Whether a field that needs approval differs: all but the two switches, guessed occupations included. */
export function hasPublicChanges(before: JobFields, after: JobFields): boolean {
  const unread = unreadFields(before, after)
  return differingFields(before, after).some((field) => !unread.includes(field))
}

/** Fields whose change needs no approval. */
export function unreadFields(before: JobFields, after: JobFields): readonly JobField[] {
  const isConfirmed = String(before.occupations) === String(after.occupations)
  const follows = isConfirmed && after.category === categoryOf(after.occupations)
  return [
    'is_active',
    'show_estimate',
    ...(isConfirmed ? (['occupations'] as const) : []),
    ...(follows ? (['category'] as const) : []),
  ]
}

/** A field that somebody else changed since the job was opened, in both versions. */
export type Conflict = { field: JobField; mine: JobFields; theirs: JobFields; bothChanged: boolean }

/** The conflicts to be decided before my version of a job opened as `opened` replaces `theirs`. */
export function conflictsOf(opened: JobFields, mine: JobFields, theirs: JobFields): Conflict[] {
  const changedByMe = differingFields(opened, mine)
  const differing = differingFields(mine, theirs)
  return differingFields(opened, theirs)
    .filter((field) => differing.includes(field))
    .map((field) => ({ field, mine, theirs, bothChanged: changedByMe.includes(field) }))
}

/** My version with some of their fields. */
export function takeTheirs(mine: JobFields, theirs: JobFields, taken: readonly JobField[]): JobFields {
  return editedFields(mine, Object.fromEntries(taken.map((field) => [field, theirs[field]])))
}
