import { z } from 'zod'
import {
  calendarDate,
  choice,
  entries,
  fault,
  instant,
  optionalLines,
  readInstant,
  requiredLines,
  requiredText,
  teammate,
  textAsSent,
  yen,
} from '#contract/fields.ts'
import { companyInfo, employerLines } from '#contract/jobs/employer.ts'
import { termsAsSent, termsInput, termsOutput } from '#contract/terms.ts'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { jobDecisionKinds } from '#rules/jobs/job-decisions.ts'
import { experienceLevels, jobCategories, jobTypes, newJobDefaults, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { limits } from '#rules/limits.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { finding } from './finding.ts'

type StatedPay = { salary_min?: number | null; salary_max?: number | null; terms?: Terms | null | undefined }
/** Where the terms state the pay, the month's pay follows from them and is not read. */
const ordered = (job: StatedPay) =>
  Boolean(job.terms?.pay) || isSalaryOrdered({ salary_min: job.salary_min ?? null, salary_max: job.salary_max ?? null })
const salaryOrder = { path: ['salary_min'], error: fault('salary-order') }
const none = z.literal('').transform(() => null)

/** What may be stated of a job, every field on its own. */
const jobFields = {
  title: requiredText(limits.title, 'title-required'),
  company: requiredText(limits.company, 'company-required'),
  location: requiredText(limits.location, 'location-required'),
  description: requiredLines(limits.description, 'description-required'),
  job_type: choice(jobTypes),
  work_style: choice(workStyles),
  experience_level: choice(experienceLevels),
  category: z.union([choice(jobCategories), none, z.null()], fault('choice-unknown')),
  salary_min: yen,
  salary_max: yen,
  requirements: entries,
  benefits: entries,
  is_active: z.boolean(fault('wrong-shape')),
  deadline: z.union([calendarDate, none, z.null()], fault('date-invalid')),
  terms: termsInput.nullish(),
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
  .array(textAsSent(limits.entry), fault('wrong-shape'))
  .max(limits.entries, fault('too-many', limits.entries))

/** A posting that is being written: every member may be absent, and texts are as they were sent. */
export const postingSoFar = z
  .object(
    {
      ...jobFields,
      title: textAsSent(limits.title),
      company: textAsSent(limits.company),
      location: textAsSent(limits.location),
      description: textAsSent(limits.description),
      requirements: sentEntries,
      benefits: sentEntries,
      terms: termsAsSent.nullable(),
    },
    fault('wrong-shape'),
  )
  .partial()
  .meta({ id: 'PostingDraft' })

/** The same for the check, with the defaults of a new job. */
export const checkJobInput = postingSoFar
  .extend({
    job_type: jobFields.job_type.default(newJobDefaults.job_type),
    work_style: jobFields.work_style.default(newJobDefaults.work_style),
    experience_level: jobFields.experience_level.default(newJobDefaults.experience_level),
  })
  .refine(ordered, salaryOrder)

/** What somebody read before deciding or editing, so that nobody overwrites or approves what was changed since. */
const asRead = { updated_at: readInstant.optional() }

/** An edit: absent fields keep their value. */
export const editJobInput = z
  .object({ ...jobFields, ...asRead })
  .partial()
  .refine(ordered, salaryOrder)

/** Why a job is approved although a finding stops it; goes into the audit log. */
export const overrideReason = requiredLines(
  limits.overrideReason.max,
  'override-reason-short',
  limits.overrideReason.min,
)

export const approveJobInput = z.object({ ...asRead, override_reason: overrideReason.optional() })

export const rejectJobInput = z.object({
  ...asRead,
  rejection_reason: requiredLines(limits.rejectionReason.max, 'rejection-reason-short', limits.rejectionReason.min),
})

/** Why a job is stopped; of no use when it is started. */
export const toggleJobInput = z.object({ reason: optionalLines(limits.rejectionReason.max).optional() })

/** What was decided on a job, the newest first; by whom, only administrators are told. */
export const decision = z
  .object({
    kind: z.enum(jobDecisionKinds),
    reason: z.string().nullable(),
    decided_at: instant,
    by_name: z.string().nullable().optional(),
  })
  .meta({ id: 'JobDecision' })

const jobFacts = {
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  job_type: z.enum(jobTypes),
  work_style: z.enum(workStyles),
  experience_level: z.enum(experienceLevels),
  category: z.enum(jobCategories).nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  deadline: z.string().nullable(),
  /** Absent where nothing structured is stated. */
  terms: termsOutput.optional(),
  is_active: z.boolean(),
  approval_status: z.enum(approvalStatuses),
  rejection_reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  created_by_name: z.string(),
  companyInfo: companyInfo.optional(),
  view_count: z.number(),
  application_count: z.number(),
}

/** A job as detail, owner and administrators read it. */
export const job = z
  .object({
    ...jobFacts,
    /** Of one job, not in lists. */
    employer: employerLines.optional(),
    /** Whether the viewer owns the job. */
    is_own: z.boolean().optional(),
    /** Whether an administrator stopped it, so that its owner cannot reopen it. */
    stopped_by_operator: z.boolean().optional(),
    /** Who of the employer's people posted it, in lists of their own jobs; null where that is not known, or that person is gone. */
    posted_by: teammate.nullable().optional(),
    /** In lists of own jobs and of administrators. */
    decisions: z.array(decision).optional(),
    /** For its owner and administrators. */
    findings: z.array(finding).optional(),
  })
  .meta({ id: 'Job' })

/** A job in the public list: requirements as one text, the first three also as `tags`. */
export const listedJob = z
  .object({ ...jobFacts, requirements: z.string(), tags: z.array(z.string()) })
  .meta({ id: 'ListedJob' })

/** A job as moderators read it: with whoever posted it. */
export const moderatedJob = job
  .extend({ employer_name: z.string(), employer_email: z.string(), employer_suspended: z.boolean().optional() })
  .meta({ id: 'ModeratedJob' })
