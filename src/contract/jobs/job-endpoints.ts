import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, instant, optionalText, pageFacts, paging } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { jobListStatuses, ownJobSorts } from '#rules/jobs/approval-status.ts'
import { jobTypes } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'
import { heldRecords } from '#words/held-records.ts'
import { alternatives } from './alternative-view.ts'
import { finding } from './finding.ts'
import { importInput, importResult } from './imported-posting.ts'
import { job, jobOutcomes, listedJob, moderatedJob } from './job.ts'
import {
  approveJobInput,
  checkJobInput,
  editJobInput,
  postJobInput,
  rejectJobInput,
  toggleJobInput,
} from './job-input.ts'
import {
  didYouMean,
  facets,
  jobFilterQuery,
  jobSearchQuery,
  nearest,
  openingsQuery,
  partialTotal,
  placeNames,
  placesWithJobs,
  suggestion,
  understood,
  widened,
} from './job-search.ts'
import { withKnownPlaces } from './known-workplaces.ts'

const oneJob = z.object({ job })
const checkedJob = z.object({ job, findings: z.array(finding) })
export const jobEndpoints = {
  searchJobs: endpoint({
    address: 'GET /api/jobs',
    summary: 'Public jobs; the complete list without a query, a page with one, those named by `ids` in their order',
    access: 'public',
    query: jobSearchQuery,
    output: z.object({
      jobs: z.array(listedJob),
      ...pageFacts,
      ...partialTotal,
      understood: understood.optional(),
      widened: widened.optional(),
      nearest: nearest.optional(),
      did_you_mean: didYouMean.optional(),
      alternatives: alternatives.optional(),
      places_with_jobs: placesWithJobs.optional(),
      facets: facets.optional(),
      place_names: placeNames.optional(),
    }),
    list: 'jobs',
    refusals: ['too-many-tries'],
  }),
  findJobList: endpoint({
    address: 'GET /jobs',
    summary: 'Where the list of all public jobs is: a page, for addresses that lost their id',
    access: 'public',
    writes: 'redirect',
    status: 308,
  }),
  countJobs: endpoint({
    address: 'GET /api/jobs/count',
    summary: 'How many public jobs the filters find',
    access: 'public',
    query: jobFilterQuery,
    output: z.object({ total: z.number(), ...partialTotal }),
    refusals: ['too-many-tries'],
  }),
  readJobFacets: endpoint({
    address: 'GET /api/jobs/facets',
    summary:
      'How many public jobs each option of the filters would give; the options of a filter are counted without it',
    access: 'public',
    query: jobFilterQuery,
    output: z.object({ total: z.number(), ...partialTotal, facets, place_names: placeNames.optional() }),
    refusals: ['too-many-tries'],
  }),
  suggestSearches: endpoint({
    address: 'GET /api/jobs/suggestions',
    summary: 'Titles, companies, places and known words that begin as typed; at most 10',
    access: 'public',
    query: z.object({ q: optionalText(limits.keyword).optional() }),
    output: z.object({ suggestions: z.array(suggestion) }),
    refusals: ['too-many-tries'],
  }),
  listOpenings: endpoint({
    address: 'GET /api/openings',
    summary: 'Public jobs by the name of their company: how many (counted up to 1,000), and the `newest` of them',
    access: 'public',
    query: openingsQuery,
    output: z.object({
      openings: z.array(z.object({ company: z.string(), total: z.number(), jobs: z.array(listedJob) })),
    }),
    refusals: ['too-many-tries'],
  }),
  readJob: endpoint({
    address: 'GET /api/jobs/:id',
    summary:
      'One job; a job that is not public only for its owner, its applicants and administrators. Its team and administrators read it with its correction, or with `version=public` the approved version',
    access: 'job-pages',
    keyScope: 'jobs:read',
    unknownId: 'job-not-found',
    query: z.object({ version: choice(['public']).optional() }),
    output: oneJob,
  }),
  importPostings: endpoint({
    address: 'POST /api/jobs/import',
    summary:
      'Post up to 20 jobs, or those of a file (.xlsx, CSV, tabs; up to 1,000 rows), each by itself, or with `dry_run` tell what would become of them; the same `reference` (or the same posting without one) is posted once. With `as=draft` they become drafts, which may be incomplete',
    access: 'job:post',
    keyScope: 'jobs:write',
    forbidden: 'posting-not-allowed',
    query: z.object({ as: choice(['draft']).optional() }),
    body: importInput,
    file: { field: 'file', optional: true, maxBytes: limits.importFile },
    // A thousand postings are two seconds of computing, which a busy machine stretches.
    takesLong: true,
    output: z.object({
      /** Of the import, to take it back; absent in a dry run. */
      id: z.string().optional(),
      results: z.array(importResult),
      /** Headings of the file that are none of a posting. */
      unknown_columns: z.array(z.string()).optional(),
    }),
    refusals: [
      'too-many-tries',
      'sheet-unreadable',
      'import-not-found',
      'import-undo-over',
      'body-too-large',
      'overloaded',
    ],
    changes: [...reads.jobLists, ...reads.users, ...reads.stats, ...reads.drafts, 'listImports'],
  }),
  listImports: endpoint({
    address: 'GET /api/jobs/imports',
    summary:
      "The employer's imports that can still be taken back, latest first, with how many jobs and drafts are left of each",
    access: 'job:post',
    keyScope: 'jobs:write',
    forbidden: 'posting-not-allowed',
    output: z.object({
      imports: z.array(z.object({ id: z.string(), imported_at: instant, jobs: z.number(), drafts: z.number() })),
    }),
  }),
  undoImport: endpoint({
    address: 'POST /api/jobs/import/:id/undo',
    summary:
      'Take back an import within an hour: its jobs that still wait unchanged for approval and its unchanged drafts go; each is told on its own',
    access: 'job:post',
    keyScope: 'jobs:write',
    forbidden: 'posting-not-allowed',
    unknownId: 'import-not-found',
    output: jobOutcomes,
    refusals: ['import-undo-over'],
    changes: [...reads.jobLists, ...reads.users, ...reads.stats, ...reads.drafts, 'listImports'],
  }),
  postJob: endpoint({
    address: 'POST /api/jobs',
    summary: 'Post a job; it waits for approval',
    access: 'job:post',
    keyScope: 'jobs:write',
    forbidden: 'posting-not-allowed',
    body: withKnownPlaces(postJobInput),
    output: checkedJob,
    status: 201,
    refusals: ['posting-not-allowed', 'too-many-tries', 'not-publishable'],
    message: '求人が承認待ちとして送信されました。管理者による承認をお待ちください。',
    changes: [...reads.jobLists, ...reads.users, ...reads.stats],
  }),
  checkJob: endpoint({
    address: 'POST /api/jobs/check',
    summary: 'What the law and the product hold against a posting; stores nothing',
    access: 'job:post',
    keyScope: 'jobs:write',
    forbidden: 'posting-not-allowed',
    body: checkJobInput,
    output: z.object({ findings: z.array(finding) }),
    refusals: ['posting-not-allowed'],
    changes: [],
  }),
  editJob: endpoint({
    address: 'PUT /api/jobs/:id',
    summary:
      "Edit a job; an owner's edit of an approved one is a correction that waits while the approved version stays, except that closing, reopening and an earlier deadline take effect at once; with `updated_at` only as it was read",
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    unknownId: 'job-not-found',
    body: withKnownPlaces(editJobInput),
    output: checkedJob,
    refusals: [
      'not-allowed',
      'stopped-by-operator',
      'owner-suspended',
      'job-changed',
      'already-public',
      'not-publishable',
    ],
    message: ({ job }) =>
      job.revision?.status === 'pending'
        ? '修正を申請しました。承認されるまで、求人は承認済みの内容のままです。'
        : job.approval_status === 'pending'
          ? '求人を保存しました。管理者による承認をお待ちください。'
          : '求人を保存しました',
    changes: [...reads.jobs, ...reads.receivedApplications, 'listMyApplications', ...reads.stats],
  }),
  deleteJob: endpoint({
    address: 'DELETE /api/jobs/:id',
    summary: 'Delete a job and its applications',
    access: 'job:delete',
    unknownId: 'job-not-found',
    /** Its owner is told what the operator keeps, whether a case is open or not. */
    output: z.object({ own: z.boolean() }),
    refusals: ['not-allowed'],
    message: ({ own }) => (own ? `${confirmation.jobDeleted}。${heldRecords}` : confirmation.jobDeleted),
    changes: [...reads.jobs, ...reads.receivedApplications, 'listMyApplications', ...reads.users, ...reads.stats],
  }),
  closeJob: endpoint({
    address: 'POST /api/jobs/:id/close',
    summary: 'Take an own job down',
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    unknownId: 'job-not-found',
    output: oneJob,
    refusals: ['not-allowed'],
    message: '求人の募集を終了しました',
    changes: [...reads.jobs, 'listApplicants', ...reads.stats],
  }),
  reopenJob: endpoint({
    address: 'POST /api/jobs/:id/reopen',
    summary: 'Put an own job up again',
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    unknownId: 'job-not-found',
    output: oneJob,
    refusals: ['not-allowed', 'stopped-by-operator', 'owner-suspended'],
    message: '求人の募集を再開しました',
    changes: [...reads.jobs, 'listApplicants', ...reads.stats],
  }),
  withdrawRevision: endpoint({
    address: 'DELETE /api/jobs/:id/revision',
    summary: 'Withdraw the correction of an own job; the approved version stays',
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    unknownId: 'job-not-found',
    output: oneJob,
    refusals: ['not-allowed', 'revision-not-found'],
    message: '修正の申請を取り下げました',
    changes: [...reads.jobs, 'readQueueFigures'],
  }),
  listMyJobs: endpoint({
    address: 'GET /api/jobs/my-jobs',
    summary: 'Own jobs, newest first unless `sort` says otherwise; `q` looks at title, company and description',
    access: 'job:read-own',
    keyScope: 'jobs:read',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      status: choice(jobListStatuses).optional(),
      sort: choice(ownJobSorts).optional(),
      ...paging,
    }),
    output: z.object({ jobs: z.array(job), ...pageFacts }),
    list: 'jobs',
  }),
  approveJob: endpoint({
    address: 'POST /api/jobs/:id/approve',
    summary:
      'Approve a pending job or correction; with `version` (its `updated_at`) only as it was read; `override_reason` where a finding stops it',
    access: 'job:approve',
    unknownId: 'job-not-found',
    body: approveJobInput,
    refusals: ['already-decided', 'changed-meanwhile', 'not-publishable', 'confirmation-required', 'owner-suspended'],
    message: '求人が承認されました！',
    changes: reads.decided,
  }),
  rejectJob: endpoint({
    address: 'POST /api/jobs/:id/reject',
    summary: 'Reject a pending job or correction with a reason; with `version` (its `updated_at`) only as it was read',
    access: 'job:approve',
    unknownId: 'job-not-found',
    body: rejectJobInput,
    refusals: ['already-decided', 'changed-meanwhile'],
    message: '求人が却下されました',
    changes: reads.decided,
  }),
  undoDecision: endpoint({
    address: 'POST /api/jobs/:id/undo-decision',
    summary: 'Take back an own approval or rejection of the last 10 seconds; the job waits for approval again',
    access: 'job:approve',
    unknownId: 'job-not-found',
    refusals: ['too-late-to-undo'],
    message: '審査を取り消しました',
    changes: reads.decided,
  }),
  listAllJobs: endpoint({
    address: 'GET /api/admin/jobs',
    summary:
      'All jobs, newest first; `poster` finds those of the 100 newest accounts with this name, email or phone number',
    access: 'job:manage-all',
    query: z.object({
      q: optionalText(limits.keyword).optional(),
      status: choice(jobListStatuses).optional(),
      job_type: choice(jobTypes).optional(),
      /** Only jobs of this account. */
      owner: z.string().optional(),
      poster: optionalText(limits.keyword).optional(),
      ...paging,
    }),
    output: z.object({
      jobs: z.array(moderatedJob),
      ...pageFacts,
      /** More accounts match than the list looks at. */
      more_posters: z.boolean().optional(),
    }),
    list: 'jobs',
  }),
  toggleJob: endpoint({
    address: 'POST /api/admin/jobs/:id/toggle-status',
    summary:
      'Stop or start a job, as `stop` says (without it, the other of the two); a stopped one cannot be reopened by its owner, who is mailed the `reason`',
    access: 'job:manage-all',
    unknownId: 'job-not-found',
    body: toggleJobInput,
    output: oneJob,
    refusals: ['not-allowed', 'stopped-by-operator', 'owner-suspended'],
    message: ({ job }) => (job.is_active ? '求人を公開しました' : '求人の掲載を停止しました'),
    changes: [...reads.jobs, 'listApplicants', 'readCase', ...reads.stats],
  }),
}
