import type { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import type { postJobInput } from '#contract/jobs/job.ts'
import type { Fault } from '#rules/faults.ts'
import {
  type ExperienceLevel,
  type JobCategory,
  type JobType,
  newJobDefaults,
  type WorkStyle,
} from '#rules/jobs/job-vocabularies.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { payInTenThousands, tidyYen, yenOf } from './yen-text.ts'

/** A job as the form holds it: what is typed, as text. `new_*` is an entry that is not in its list yet. */
export type JobValues = {
  title: string
  company: string
  location: string
  category: JobCategory | ''
  description: string
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  salary_min: string
  salary_max: string
  deadline: string
  is_active: boolean
  requirements: string[]
  new_requirement: string
  benefits: string[]
  new_benefit: string
}

/** A job as the form hands it over. */
export type JobInput = z.output<typeof postJobInput>

/** An empty form, with the defaults of a new job. */
export const newJobValues: JobValues = {
  title: '',
  company: '',
  location: '',
  category: '',
  description: '',
  ...newJobDefaults,
  salary_min: '',
  salary_max: '',
  deadline: '',
  requirements: [],
  new_requirement: '',
  benefits: [],
  new_benefit: '',
}

/** The form of a job that is there already. */
export function valuesOfJob(job: ResponseData<'readJob'>['job']): JobValues {
  const { title, company, location, description, job_type, work_style, experience_level, is_active } = job
  return {
    ...newJobValues,
    ...{ title, company, location, description, job_type, work_style, experience_level, is_active },
    category: job.category ?? '',
    salary_min: tidyYen(String(job.salary_min ?? '')),
    salary_max: tidyYen(String(job.salary_max ?? '')),
    deadline: job.deadline ?? '',
    requirements: [...new Set(job.requirements)],
    benefits: [...new Set(job.benefits)],
  }
}

/** The entries with one more; it is trimmed, and ignored when empty or there already. */
export function withEntry(entries: readonly string[], typed: string): string[] {
  const entry = typed.trim()
  return entry === '' || entries.includes(entry) ? [...entries] : [...entries, entry]
}

/** The values to send: amounts tidied, and an entry that is still in its field added. */
export function readyValues(values: JobValues): JobValues {
  return {
    ...values,
    salary_min: tidyYen(values.salary_min),
    salary_max: tidyYen(values.salary_max),
    requirements: withEntry(values.requirements, values.new_requirement),
    new_requirement: '',
    benefits: withEntry(values.benefits, values.new_benefit),
    new_benefit: '',
  }
}

/** Faults that the schema would find only after every other field is right, or only the server; `today` is in Asia/Tokyo. */
export function furtherFaults(
  values: Pick<JobValues, 'salary_min' | 'salary_max' | 'deadline'>,
  { today, deadlineBefore }: { today: string; deadlineBefore: string },
): { [Field in keyof JobValues]?: Fault } {
  const salary = { salary_min: yenOf(values.salary_min), salary_max: yenOf(values.salary_max) }
  const meant = payInTenThousands(values)
  const past = values.deadline !== '' && values.deadline < today && values.deadline !== deadlineBefore
  return {
    ...(isSalaryOrdered(salary) ? {} : { salary_min: 'salary-order' }),
    ...(meant && meant.salary_max !== values.salary_max ? { salary_max: 'pay-too-small' } : {}),
    ...(meant && meant.salary_min !== values.salary_min ? { salary_min: 'pay-too-small' } : {}),
    ...(past ? { deadline: 'deadline-past' } : {}),
  }
}

/** The fields in the order of the form. */
export const jobFieldOrder = [
  'title',
  'company',
  'location',
  'category',
  'description',
  'job_type',
  'work_style',
  'experience_level',
  'salary_min',
  'salary_max',
  'deadline',
  'is_active',
  'requirements',
  'benefits',
] as const satisfies readonly (keyof JobInput)[]
