import { z } from 'zod'
import { approvalStatuses } from '#rules/approval-status.ts'
import { experienceLevels, jobCategories, jobTypes, newJobDefaults, workStyles } from '#rules/job-terms.ts'
import { limits } from '#rules/limits.ts'
import { isSalaryOrdered } from '#rules/salary.ts'
import { endpoint } from './endpoint.ts'
import {
  calendarDate,
  choice,
  entries,
  fault,
  id,
  instant,
  optionalText,
  pageFacts,
  paging,
  requiredText,
  yen,
} from './fields.ts'
import { facets, jobFilterQuery, jobSearchQuery, nearest, suggestion, widened } from './job-search.ts'

const ordered = (job: { salary_min?: number | null; salary_max?: number | null }) =>
  isSalaryOrdered({ salary_min: job.salary_min ?? null, salary_max: job.salary_max ?? null })
const salaryOrder = { path: ['salary_min'], error: fault('salary-order') }
const none = z.literal('').transform(() => null)

/** What may be stated of a job, every field on its own. */
const jobFields = {
  title: requiredText(limits.title, 'title-required'),
  company: requiredText(limits.company, 'company-required'),
  location: requiredText(limits.location, 'location-required'),
  description: requiredText(limits.description, 'description-required'),
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
}

/** A new job (section 7, defaults of section 9). */
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

/** An edit: absent fields keep their value (decisions.md "Editing"). */
export const editJobInput = z.object(jobFields).partial().refine(ordered, salaryOrder)

export const rejectJobInput = z.object({
  rejection_reason: z
    .string(fault('rejection-reason-short'))
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), fault('not-text'))
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(limits.rejectionReason.min, fault('rejection-reason-short'))
        .max(limits.rejectionReason.max, fault('too-long')),
    ),
})

const jobTerms = {
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
  is_active: z.boolean(),
  approval_status: z.enum(approvalStatuses),
  rejection_reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  created_by_name: z.string(),
  view_count: z.number(),
  application_count: z.number(),
}

/** A job as detail, owner and administrators read it (section 3, server). */
export const job = z
  .object({
    ...jobTerms,
    /** Whether the viewer owns the job. */
    is_own: z.boolean().optional(),
    /** Whether an administrator stopped it, so that its owner cannot reopen it. */
    stopped_by_operator: z.boolean().optional(),
  })
  .meta({ id: 'Job' })

/** A job in the public list: requirements as one text, the first three also as `tags`. */
export const listedJob = z
  .object({ ...jobTerms, requirements: z.string(), tags: z.array(z.string()) })
  .meta({ id: 'ListedJob' })

/** A job as moderators read it: with whoever posted it. */
export const moderatedJob = job
  .extend({ employer_name: z.string(), employer_email: z.string() })
  .meta({ id: 'ModeratedJob' })

const oneJob = z.object({ job })
const ids = { params: z.object({ id }), unknownId: 'job-not-found' } as const

export const jobEndpoints = {
  searchJobs: endpoint({
    summary: 'Public jobs; the complete list without a query, a page with one',
    access: 'public',
    query: jobSearchQuery,
    output: z.object({
      jobs: z.array(listedJob),
      ...pageFacts,
      widened: widened.optional(),
      nearest: nearest.optional(),
      facets: facets.optional(),
    }),
    list: 'jobs',
    status: 200,
    refusals: [],
  }),
  countJobs: endpoint({
    summary: 'How many public jobs the filters find',
    access: 'public',
    query: jobFilterQuery,
    output: z.object({ total: z.number() }),
    status: 200,
    refusals: [],
  }),
  readJobFacets: endpoint({
    summary:
      'How many public jobs each option of the filters would give; the options of a filter are counted without it',
    access: 'public',
    query: jobFilterQuery,
    output: z.object({ total: z.number(), facets }),
    status: 200,
    refusals: [],
  }),
  suggestSearches: endpoint({
    summary: 'Titles, companies, places and known words that begin as typed; at most 10',
    access: 'public',
    query: z.object({ q: optionalText(limits.keyword).optional() }),
    output: z.object({ suggestions: z.array(suggestion) }),
    status: 200,
    refusals: [],
  }),
  readJob: endpoint({
    summary: 'One job; a job that is not public only for its owner, its applicants and administrators',
    access: 'job-pages',
    ...ids,
    output: oneJob,
    status: 200,
    refusals: ['job-not-found'],
  }),
  postJob: endpoint({
    summary: 'Post a job; it waits for approval',
    access: 'job:post',
    forbidden: 'posting-not-allowed',
    body: postJobInput,
    output: oneJob,
    status: 201,
    refusals: ['posting-not-allowed', 'too-many-tries'],
  }),
  editJob: endpoint({
    summary: "Edit a job; an owner's edit of what the public reads waits for approval again",
    access: 'job:manage-own',
    ...ids,
    body: editJobInput,
    output: oneJob,
    status: 200,
    refusals: ['job-not-found', 'not-allowed', 'stopped-by-operator'],
  }),
  deleteJob: endpoint({
    summary: 'Delete a job and its applications',
    access: 'job:delete',
    ...ids,
    status: 200,
    refusals: ['job-not-found', 'not-allowed'],
  }),
  closeJob: endpoint({
    summary: 'Take an own job down',
    access: 'job:manage-own',
    ...ids,
    output: oneJob,
    status: 200,
    refusals: ['job-not-found', 'not-allowed'],
  }),
  reopenJob: endpoint({
    summary: 'Put an own job up again',
    access: 'job:manage-own',
    ...ids,
    output: oneJob,
    status: 200,
    refusals: ['job-not-found', 'not-allowed', 'stopped-by-operator'],
  }),
  listMyJobs: endpoint({
    summary: 'Own jobs, newest first',
    access: 'job:manage-own',
    query: z.object({ status: choice([...approvalStatuses, 'inactive']).optional(), ...paging }),
    output: z.object({ jobs: z.array(job), ...pageFacts }),
    list: 'jobs',
    status: 200,
    refusals: [],
  }),
  listPendingJobs: endpoint({
    summary: 'Jobs waiting for approval, oldest first',
    access: 'job:approve',
    query: z.object(paging),
    output: z.object({ count: z.number(), jobs: z.array(moderatedJob), ...pageFacts }),
    list: 'jobs',
    status: 200,
    refusals: [],
  }),
  approveJob: endpoint({
    summary: 'Approve a pending job',
    access: 'job:approve',
    ...ids,
    status: 200,
    refusals: ['job-not-found', 'already-decided'],
  }),
  rejectJob: endpoint({
    summary: 'Reject a pending job with a reason',
    access: 'job:approve',
    ...ids,
    body: rejectJobInput,
    status: 200,
    refusals: ['job-not-found', 'already-decided'],
  }),
  listAllJobs: endpoint({
    summary: 'All jobs, newest first',
    access: 'job:manage-all',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      status: choice([...approvalStatuses, 'inactive']).optional(),
      job_type: choice(jobTypes).optional(),
      ...paging,
    }),
    output: z.object({ jobs: z.array(moderatedJob), ...pageFacts }),
    list: 'jobs',
    status: 200,
    refusals: [],
  }),
  toggleJob: endpoint({
    summary: 'Stop or start a job; a stopped one cannot be reopened by its owner',
    access: 'job:manage-all',
    ...ids,
    output: oneJob,
    status: 200,
    refusals: ['job-not-found'],
  }),
}
