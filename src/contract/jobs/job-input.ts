import { z } from 'zod'
import { monthlyYen } from '#contract/amount.ts'
import {
  calendarDate,
  choice,
  entries,
  fault,
  ofPosting,
  optionalLines,
  optionalText,
  readInstant,
  requiredLines,
  requiredText,
  textAsSent,
} from '#contract/fields.ts'
import { termsAsSent, termsInput } from '#contract/terms.ts'
import { type JobQuestion, questionKinds, withQuestionIds } from '#rules/jobs/job-questions.ts'
import { experienceLevels, jobCategories, jobTypes, newJobDefaults, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { limits } from '#rules/limits.ts'
import { occupationIds } from '#rules/occupations/occupations.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { visibleSoFar } from '#rules/visible-text.ts'

type StatedPay = { salary_min?: number | null; salary_max?: number | null; terms?: Terms | null | undefined }
/** When the terms state the pay, the monthly salary follows from it and is not read. */
const ordered = (job: StatedPay) =>
  Boolean(job.terms?.pay) || isSalaryOrdered({ salary_min: job.salary_min ?? null, salary_max: job.salary_max ?? null })
const salaryOrder = { path: ['salary_min'], error: fault('salary-order') }
const none = z.literal('').transform(() => null)

const [line, lines, asSent] = [ofPosting(requiredText), ofPosting(requiredLines), ofPosting(textAsSent)]

/** Ids of occupations; none leaves them to a guess from the title. */
const occupations = z
  .array(choice(occupationIds), fault('wrong-shape'))
  .max(limits.occupationsPerJob, fault('too-many', limits.occupationsPerJob))
  .transform((ids) => [...new Set(ids)])
  .optional()

/** A draft may have a choice without options yet. */
const questionsOf = (text: (max: number) => z.ZodType<string, string>, isDraft = false) =>
  z
    .array(
      z
        .object(
          {
            id: optionalText(limits.questionId).optional(),
            text: text(limits.question).pipe(z.string().min(1, fault('required'))),
            kind: choice(questionKinds),
            options: z
              .array(text(limits.questionOption), fault('wrong-shape'))
              .transform((options) => [...new Set(options.filter(Boolean))])
              .pipe(z.array(z.string()).max(limits.questionOptions, fault('too-many', limits.questionOptions)))
              .optional(),
            required: z.boolean(fault('wrong-shape')).default(false),
          },
          fault('wrong-shape'),
        )
        .refine(({ kind, options }) => isDraft || kind !== 'choice' || (options ?? []).length > 0, {
          path: ['options'],
          error: fault('required'),
        })
        .transform(({ options, ...question }) => (question.kind === 'choice' ? { ...question, options } : question)),
      fault('wrong-shape'),
    )
    .max(limits.questionsPerJob, fault('too-many', limits.questionsPerJob))
    .superRefine((all, context) => {
      const again = all.findIndex(({ id }, at) => id && all.findIndex((one) => one.id === id) < at)
      if (again >= 0) context.addIssue({ code: 'custom', path: [again, 'id'], message: fault('choice-unknown') })
    })
    .transform((all): JobQuestion[] => withQuestionIds(all))

/** A moment with its offset from UTC. */
const moment = z.iso.datetime({ offset: true, error: fault('date-invalid') })

/** The fields of a job, each on its own. */
const jobFields = {
  title: line(limits.title, 'title-required'),
  company: line(limits.company, 'company-required'),
  location: line(limits.location, 'location-required'),
  description: lines(limits.description, 'description-required'),
  job_type: choice(jobTypes),
  work_style: choice(workStyles),
  experience_level: choice(experienceLevels),
  category: z.union([choice(jobCategories), none, z.null()], fault('choice-unknown')),
  occupations,
  salary_min: monthlyYen,
  salary_max: monthlyYen,
  requirements: entries,
  benefits: entries,
  is_active: z.boolean(fault('wrong-shape')),
  /** Whether readers see the estimate of its pay; absent keeps it, and means yes for a new job. */
  show_estimate: z.boolean(fault('wrong-shape')).optional(),
  /** Down until then, and public from then on if it is approved. */
  publish_at: z.union([moment.transform((text) => new Date(text)), none, z.null()], fault('date-invalid')).optional(),
  deadline: z.union([calendarDate, none, z.null()], fault('date-invalid')),
  terms: termsInput.nullish(),
  /** What applicants are asked; an id that is left out is given. */
  questions: questionsOf(ofPosting(optionalText)).optional(),
}

/** A new job with its defaults. */
export const postJobInput = z
  .object({
    ...jobFields,
    job_type: jobFields.job_type.default(newJobDefaults.job_type),
    work_style: jobFields.work_style.default(newJobDefaults.work_style),
    experience_level: jobFields.experience_level.default(newJobDefaults.experience_level),
    category: jobFields.category.default(null),
    salary_min: jobFields.salary_min.default(null),
    salary_max: jobFields.salary_max.default(null),
    requirements: jobFields.requirements.default([]),
    benefits: jobFields.benefits.default([]),
    is_active: jobFields.is_active.default(newJobDefaults.is_active),
    deadline: jobFields.deadline.default(null),
  })
  .refine(ordered, salaryOrder)

const sentEntries = z
  .array(asSent(limits.entry), fault('wrong-shape'))
  .max(limits.entries, fault('too-many', limits.entries))

/** An unfinished posting: every field may be absent, and texts are as sent. */
export const postingSoFar = z
  .object(
    {
      ...jobFields,
      title: asSent(limits.title),
      company: asSent(limits.company),
      location: asSent(limits.location),
      description: asSent(limits.description),
      requirements: sentEntries,
      benefits: sentEntries,
      terms: termsAsSent.nullable(),
      publish_at: z.union([moment, none, z.null()], fault('date-invalid')),
      questions: questionsOf(asSent, true),
    },
    fault('wrong-shape'),
  )
  .partial()
  .meta({ id: 'PostingDraft' })

/** The same as it is stored: texts lose the letters that nobody sees. */
export const draftedPosting = postingSoFar.transform((posting) => visibleTexts(posting) as typeof posting)

function visibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleSoFar(value)
  if (Array.isArray(value)) return value.map(visibleTexts)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visibleTexts(each)]))
}

/** An unfinished posting for the check, with a new job's defaults. */
export const checkJobInput = postingSoFar
  .extend({
    job_type: jobFields.job_type.default(newJobDefaults.job_type),
    work_style: jobFields.work_style.default(newJobDefaults.work_style),
    experience_level: jobFields.experience_level.default(newJobDefaults.experience_level),
  })
  .refine(ordered, salaryOrder)

/** The version read before editing, so that nobody overwrites newer changes. */
const asRead = { updated_at: readInstant.optional() }

/** The version read before deciding; `updated_at` is its former name. */
const decidedVersion = { version: readInstant.optional(), ...asRead }

/** An edit: absent fields keep their value. */
export const editJobInput = z
  .object({ ...jobFields, ...asRead })
  .partial()
  .refine(ordered, salaryOrder)

/** The fields that a correction changes. */
export const revisedFields = z
  .object({ ...jobFields, occupations_guessed: z.boolean(fault('wrong-shape')) })
  .omit({ is_active: true, publish_at: true })
  .partial()

/** Why a job is approved despite a stop finding; recorded in the audit log. */
export const overrideReason = requiredLines(
  limits.overrideReason.max,
  'override-reason-short',
  limits.overrideReason.min,
)

export const approveJobInput = z.object({ ...decidedVersion, override_reason: overrideReason.optional() })

export const rejectJobInput = z.object({
  ...decidedVersion,
  rejection_reason: requiredLines(limits.rejectionReason.max, 'rejection-reason-short', limits.rejectionReason.min),
})

/** `stop` is the state wanted; without it the job is toggled. Why it is stopped; ignored when it is started. */
export const toggleJobInput = z.object({
  stop: z.boolean(fault('wrong-shape')).optional(),
  reason: optionalLines(limits.rejectionReason.max).optional(),
})
