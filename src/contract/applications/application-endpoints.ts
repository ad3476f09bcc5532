import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  choice,
  fault,
  optionalLines,
  optionalText,
  pageFacts,
  paging,
  readInstant,
  requiredText,
} from '#contract/fields.ts'
import { job, jobStages } from '#contract/jobs/job.ts'
import { stated } from '#contract/people/stated-fields.ts'
import { reads } from '#contract/reads.ts'
import { receivedSorts, statedSourcePattern } from '#rules/jobs/application-review.ts'
import { applicationSorts, applicationStatuses, ownStatuses } from '#rules/jobs/application-status.ts'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import {
  applicationMove,
  applyInput,
  ownApplication,
  receivedApplication,
  source,
  statusCounts,
} from './application.ts'
import { applicationNote } from './reviews.ts'
import { sharedProfile } from './shared-profile.ts'

/** `<question>:<value>`. */
const answerFilter = z
  .string()
  .max(limits.questionId + 1 + limits.answer, fault('too-long', limits.answer))
  .regex(/^[^:]+:./s, fault('wrong-shape'))
  .transform((text) => {
    const at = text.indexOf(':')
    return { id: text.slice(0, at), value: text.slice(at + 1) }
  })
const statusFilter = choice(applicationStatuses).optional()
/** Filters of an employer's lists; those of a review find nothing for readers outside the employer's team. */
const receivedFilters = {
  q: optionalText(limits.keyword).optional(),
  status: statusFilter,
  tag: optionalText(limits.applicationTag).optional(),
  rating: z
    .string()
    .regex(/^[1-5]$/, fault('number-range'))
    .transform(Number)
    .optional(),
  assignee_id: z.uuid(fault('choice-unknown')).optional(),
  /** One of the job's `stages`, by id. */
  stage: requiredText(limits.stage).optional(),
  source: z
    .string()
    .transform(nfkc)
    .refine((text) => statedSourcePattern.test(text), fault('wrong-shape'))
    .optional(),
  answer: answerFilter.optional(),
  sort: choice(receivedSorts).optional(),
}

const { sort: _sort, ...filtersWithoutOrder } = receivedFilters
const exportFilters = { ...filtersWithoutOrder, notes: choice(['1']).optional() }

/** Seekers apply, and employers read and decide. */
export const applicationEndpoints = {
  applyToJob: endpoint({
    address: 'POST /api/jobs/:id/apply',
    summary:
      'Apply to a job. Resumes go along only if `resume_id` or `resume_ids` names them; `papers` (or `paper`) asks for 履歴書 and 職務経歴書 made of the profile, which are stored among the resumes; the profile goes along only with `share_profile`. `answers` answers the questions of the job; `source`, or `ref` in the address, says where the applicant came from',
    access: 'job:apply',
    unknownId: 'job-not-found',
    query: z.object({ ref: source }),
    body: applyInput,
    output: z.object({ application: ownApplication }),
    status: 201,
    refusals: [
      'already-applied',
      'own-job',
      'job-closed',
      'employer-blocked',
      'resume-not-found',
      'too-many-resumes',
      'storage-full',
      'paper-too-long',
      'overloaded',
      'too-many-tries',
    ],
    message: '応募が完了しました！',
    // An attached paper is stored as a resume.
    changes: [...reads.applications, 'listResumes'],
  }),
  undoApplication: endpoint({
    address: 'POST /api/applications/:id/undo',
    summary: 'Take an own application back right after it was sent; it is gone then, and applying again is possible',
    access: 'job:apply',
    unknownId: 'application-not-found',
    refusals: ['undo-period-over'],
    message: '応募を取り消しました',
    changes: reads.applications,
  }),
  withdrawApplication: endpoint({
    address: 'POST /api/applications/:id/withdraw',
    summary:
      'Withdraw an own application; it stays as `rejected` with `withdrawn_at`, and applying once more is possible',
    access: 'job:apply',
    unknownId: 'application-not-found',
    body: z.object({
      reason: stated(optionalLines(limits.withdrawalReason)),
    }),
    output: z.object({ application: ownApplication }),
    refusals: ['already-withdrawn', 'status-move-impossible'],
    message: '応募を辞退しました',
    changes: [...reads.applications, ...reads.interviews, 'listMessages'],
  }),
  takeBackPapers: endpoint({
    address: 'POST /api/applications/:id/take-back',
    summary:
      "End the employer's access to the papers and the profile of an own application whose job was stopped or deleted, or whose employer was suspended",
    access: 'job:apply',
    unknownId: 'application-not-found',
    output: z.object({ application: ownApplication }),
    refusals: ['job-not-stopped'],
    message: '書類の閲覧を停止しました。募集企業は書類を開けなくなりました。',
    changes: ['listMyApplications', ...reads.receivedApplications],
  }),
  listMyApplications: endpoint({
    address: 'GET /api/jobs/my-applications',
    summary:
      'Own applications, newest first unless `sort` says otherwise; `counts` tells how many there are in each state',
    access: 'account:own',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      status: choice(ownStatuses).optional(),
      job_id: z.string().optional(),
      sort: choice(applicationSorts).optional(),
      ...paging,
    }),
    output: z.object({
      total: z.number(),
      /** A withdrawn application is counted as such, and not as rejected. */
      counts: statusCounts.extend({ withdrawn: z.number() }),
      applications: z.array(ownApplication),
      page: z.number().optional(),
      limit: z.number().optional(),
    }),
    list: 'applications',
  }),
  listAppliedJobIds: endpoint({
    address: 'GET /api/jobs/my-applications/job-ids',
    summary: 'Ids of the jobs that the caller applied to, the latest first, 1,000 at most',
    access: 'account:own',
    output: z.object({ ids: z.array(z.string()) }),
  }),
  listApplicants: endpoint({
    address: 'GET /api/jobs/:jobId/applications',
    summary: 'Applications to one own job, newest first unless `sort` says otherwise',
    access: 'application:read',
    keyScope: 'applications:read',
    unknownId: 'job-not-found',
    query: z.object({ ...receivedFilters, ...paging }),
    output: z.object({ job, counts: statusCounts, applications: z.array(receivedApplication), ...pageFacts }),
    list: 'applications',
    refusals: ['not-allowed'],
  }),
  exportApplicants: endpoint({
    address: 'GET /api/jobs/:jobId/applications.csv',
    summary:
      'Applications to one own job that the filters ask for, the newest first, as CSV (UTF-8 with BOM); what the team wrote down only with `notes=1`',
    access: 'application:export',
    unknownId: 'job-not-found',
    query: z.object(exportFilters),
    writes: 'csv',
    refusals: ['not-allowed'],
  }),
  readApplicant: endpoint({
    address: 'GET /api/jobs/:jobId/applications/:applicationId',
    summary:
      "One application to an own job, with the profile that the applicant shared, the notes of the employer's people and who of them decided",
    access: 'application:read',
    keyScope: 'applications:read',
    unknownId: 'application-not-found',
    output: z.object({
      application: receivedApplication,
      profile: sharedProfile.nullable(),
      notes: z.array(applicationNote),
      /** Its moves, oldest first; empty for readers outside the employer's team. */
      moves: z.array(applicationMove),
      /** The stages of its job. */
      stages: jobStages,
    }),
    refusals: ['job-not-found', 'application-not-found', 'not-allowed'],
  }),
  decideApplication: endpoint({
    address: 'PATCH /api/jobs/:jobId/applications/:applicationId',
    summary:
      'Move an application to another state, with `version` (its `updated_at`) only as it was read; the applicant is told 10 seconds later. Who was faster is in `decided` of a refusal',
    access: 'application:decide',
    keyScope: 'applications:write',
    unknownId: 'application-not-found',
    body: z.object({ status: choice(applicationStatuses), version: readInstant.optional() }),
    output: z.object({ application: receivedApplication }),
    refusals: [
      'job-not-found',
      'application-not-found',
      'not-allowed',
      'status-move-impossible',
      'application-changed',
    ],
    message: 'ステータスを更新しました',
    changes: ['listMyApplications', ...reads.receivedApplications, ...reads.stats],
  }),
  listEmployerApplications: endpoint({
    address: 'GET /api/employer/applications',
    summary: 'Applications to all own jobs, newest first unless `sort` says otherwise',
    access: 'application:read',
    keyScope: 'applications:read',
    query: z.object({ job_id: z.string().optional(), ...receivedFilters, ...paging }),
    output: z.object({ counts: statusCounts, applications: z.array(receivedApplication), ...pageFacts }),
    list: 'applications',
  }),
  exportEmployerApplications: endpoint({
    address: 'GET /api/employer/applications.csv',
    summary:
      'Applications to all own jobs that the filters ask for, the newest first, as CSV (UTF-8 with BOM); what the team wrote down only with `notes=1`',
    access: 'application:export',
    query: z.object({ job_id: z.string().optional(), ...exportFilters }),
    writes: 'csv',
  }),
}
