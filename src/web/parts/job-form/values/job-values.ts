import type { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import type { postJobInput } from '#contract/jobs/job-input.ts'
import type { PostingDraft } from '#rules/jobs/job-drafts.ts'
import type { JobQuestion, QuestionKind } from '#rules/jobs/job-questions.ts'
import {
  type ExperienceLevel,
  type JobCategory,
  type JobType,
  newJobDefaults,
  type WorkStyle,
} from '#rules/jobs/job-vocabularies.ts'
import type { Salary } from '#rules/jobs/salary.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { instantOfTokyo, tokyoInput } from '#words/tokyo-input.ts'
import { type TermsValues, termsSoFar, termsToSend, tidyTerms, valuesOfTerms } from './terms-values.ts'

/** Parts of the edited job that the form represents differently. */
type AsRead = Salary & { terms: Terms | null }

/** A question in the form; `options` has one per line. A new question has no id. */
export type QuestionValues = { id: string; text: string; kind: QuestionKind; options: string; required: boolean }

export const newQuestion: QuestionValues = { id: '', text: '', kind: 'text', options: '', required: false }

/** A job in the form: the typed texts. `new_*` is an entry that is not yet in its list. */
export type JobValues = {
  title: string
  company: string
  location: string
  /** Stated occupations, without guesses. */
  occupations: string[]
  category: JobCategory | ''
  description: string
  job_type: JobType
  work_style: WorkStyle
  experience_level: ExperienceLevel
  deadline: string
  /** In Japan's time, in the input's format. */
  publish_at: string
  is_active: boolean
  show_estimate: boolean
  requirements: string[]
  new_requirement: string
  benefits: string[]
  new_benefit: string
  terms: TermsValues
  new_step: string
  questions: QuestionValues[]
  as_read: AsRead
}

/** The job that the form returns. */
export type JobInput = z.output<typeof postJobInput>
type Job = ResponseData<'readJob'>['job']

/** An empty form with a new job's defaults. */
export const newJobValues: JobValues = {
  title: '',
  company: '',
  location: '',
  occupations: [],
  category: '',
  description: '',
  ...newJobDefaults,
  deadline: '',
  publish_at: '',
  show_estimate: true,
  requirements: [],
  new_requirement: '',
  benefits: [],
  new_benefit: '',
  terms: valuesOfTerms(null),
  new_step: '',
  questions: [],
  as_read: { terms: null, salary_min: null, salary_max: null },
}

/** A new job's form; shows the commonest hours, so that employers with other hours change them. */
export const beginningValues: JobValues = {
  ...newJobValues,
  terms: valuesOfTerms({ hours: { shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] } }),
}

/** The form of an existing job. */
export function valuesOfJob(job: Job): JobValues {
  const { title, company, location, description, job_type, work_style, experience_level, is_active } = job
  const as_read = { terms: job.terms ?? null, salary_min: job.salary_min, salary_max: job.salary_max }
  return {
    ...newJobValues,
    ...{ title, company, location, description, job_type, work_style, experience_level },
    occupations: job.occupations_guessed ? [] : job.occupations,
    category: job.category ?? '',
    deadline: job.deadline ?? '',
    publish_at: job.publish_at ? tokyoInput(job.publish_at) : '',
    is_active: is_active || Boolean(job.publish_at),
    show_estimate: job.show_estimate ?? true,
    requirements: [...new Set(job.requirements)],
    benefits: [...new Set(job.benefits)],
    terms: termsValuesOf(as_read),
    questions: valuesOfQuestions(job.questions),
    as_read,
  }
}

/** The form of an incomplete posting. */
export function valuesOfPosting(posting: PostingDraft): JobValues {
  const { category, deadline, publish_at, terms, salary_min, salary_max, ...others } = posting
  const stated = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
  const read = { terms: terms ?? null, salary_min: salary_min ?? null, salary_max: salary_max ?? null }
  return {
    ...newJobValues,
    ...stated,
    category: category ?? '',
    deadline: deadline ?? '',
    publish_at: publish_at ? tokyoInput(publish_at) : '',
    requirements: [...new Set(posting.requirements)],
    benefits: [...new Set(posting.benefits)],
    terms: termsValuesOf(read),
    questions: valuesOfQuestions(posting.questions),
  }
}

const valuesOfQuestions = (questions: readonly JobQuestion[] = []): QuestionValues[] =>
  questions.map(({ options = [], ...question }) => ({ ...question, options: options.join('\n') }))

/** The non-empty questions for the request. */
const questionsToSend = (questions: readonly QuestionValues[]): JobQuestion[] =>
  questions.filter(asksSomething).map(({ options, ...question }) => ({
    ...question,
    ...(question.kind === 'choice' && { options: options.split('\n').filter((line) => line.trim() !== '') }),
  }))

export const asksSomething = ({ text }: QuestionValues) => text.trim() !== ''

/** A job without pay in its terms has a monthly salary, as older clients set it. */
export const hasSalaryOnly = ({ terms, salary_min, salary_max }: AsRead) =>
  !terms?.pay && Boolean(salary_min || salary_max)

function termsValuesOf(read: AsRead): TermsValues {
  const values = valuesOfTerms(read.terms)
  if (!hasSalaryOnly(read)) return values
  const yen = (amount: number | null) => amount?.toLocaleString('ja-JP') ?? ''
  return { ...values, pay: { ...values.pay, unit: 'month', min: yen(read.salary_min), max: yen(read.salary_max) } }
}

/** The entries with a new one, trimmed; ignores empty and existing ones. */
export function withEntry(entries: readonly string[], typed: string): string[] {
  const entry = typed.trim()
  return entry === '' || entries.includes(entry) ? [...entries] : [...entries, entry]
}

/** The values to send: amounts normalised, and typed entries added to their lists. */
export function readyValues(values: JobValues): JobValues {
  return {
    ...values,
    requirements: withEntry(values.requirements, values.new_requirement),
    new_requirement: '',
    benefits: withEntry(values.benefits, values.new_benefit),
    new_benefit: '',
    terms: readyTerms(values.terms, values.new_step),
    new_step: '',
  }
}

function readyTerms(values: TermsValues, step = ''): TermsValues {
  const { pay, selection, ...others } = tidyTerms(values)
  const unit = pay.unit || (pay.min || pay.max ? 'month' : '')
  return { ...others, pay: { ...pay, unit }, selection: { ...selection, steps: withEntry(selection.steps, step) } }
}

const publishAt = ({ publish_at }: JobValues) => (publish_at ? instantOfTokyo(publish_at) : null)

/** The request for these values, not checked yet. What was not touched is sent as it was read. */
export function jobToSend(values: JobValues): unknown {
  const { as_read, new_requirement, new_benefit, new_step, terms: typed, questions, ...others } = values
  const fields = { ...others, publish_at: publishAt(values), questions: questionsToSend(questions) }
  const terms = readyTerms(typed, new_step)
  if (JSON.stringify(terms) === JSON.stringify(readyTerms(termsValuesOf(as_read)))) return { ...fields, ...as_read }
  return { ...fields, salary_min: null, salary_max: null, terms: termsToSend(terms) ?? null }
}

/** The current values for check and preview; texts as typed. */
export function jobSoFar(values: JobValues) {
  const {
    as_read: _,
    requirements,
    new_requirement,
    benefits,
    new_benefit,
    new_step,
    terms,
    questions,
    ...fields
  } = values
  return {
    ...fields,
    publish_at: publishAt(values),
    questions: questionsToSend(questions),
    requirements: withEntry(requirements, new_requirement),
    benefits: withEntry(benefits, new_benefit),
    terms: termsSoFar(readyTerms(terms, new_step)),
  }
}

export type JobSoFar = ReturnType<typeof jobSoFar>
