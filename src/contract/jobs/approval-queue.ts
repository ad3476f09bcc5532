import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, id, instant, named, optionalText, pageFacts, paging, readInstant } from '#contract/fields.ts'
import { poster } from '#contract/people/poster.ts'
import { reads } from '#contract/reads.ts'
import { maxBulkApprovals, queueAges, queueKinds, queueSeverities } from '#rules/jobs/approval-queue.ts'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import { limits } from '#rules/limits.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { refusalSentence } from '#words/refusals.ts'
import { decision, job, jobOutcomes, moderatedJob } from './job.ts'
import { jobView } from './job-view.ts'

/** The moderator of a pending job; expires unless renewed. */
export const jobClaim = named('JobClaim', { by_name: z.string(), until: instant, is_own: z.boolean() })

/** A posting as it was last decided on. */
export const decidedPosting = job
  .pick({
    title: true,
    company: true,
    location: true,
    description: true,
    job_type: true,
    work_style: true,
    experience_level: true,
    category: true,
    salary_min: true,
    salary_max: true,
    requirements: true,
    benefits: true,
    deadline: true,
    terms: true,
  })
  .extend({
    /** Absent in a posting that was decided on before jobs had occupations. */
    occupations: z.array(z.string()).optional(),
    /** Absent in a posting that was decided on before jobs had questions. */
    questions: job.shape.questions.optional(),
  })
  .meta({ id: 'DecidedPosting' })

/** A pending job with the facts for its moderator. */
const queuedJob = named('QueuedJob', {
  ...moderatedJob.shape,
  /** Absent without a claim. */
  claim: jobClaim.optional(),
  /** Whether the viewer rejected it last and another operator may decide now. */
  decided_by_you: z.boolean(),
  /** Whether a correction of an approved job waits, rather than the job. */
  is_revision: z.boolean(),
  /** What a correction changes, by field. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).optional(),
  /** Of a correction, the approved version; otherwise absent when there was no decision within a year. */
  decided_posting: decidedPosting.optional(),
  /** Former decisions on the employer's jobs, counted up to 100; `first`: none was ever approved. */
  employer_record: z.object({ first: z.boolean(), approved: z.number(), rejected: z.number() }).optional(),
  poster,
})

const bulkInput = z.object({
  ids: z
    .array(id, fault('wrong-shape'))
    .min(1, fault('required'))
    .max(maxBulkApprovals, fault('too-many', maxBulkApprovals))
    .transform((ids) => [...new Set(ids)]),
})
const doneOf = (outcomes: readonly { done: boolean }[]) =>
  outcomes.filter(({ done }) => done).length.toLocaleString('ja-JP')

export const approvalQueueEndpoints = {
  listPendingJobs: endpoint({
    address: 'GET /api/jobs/pending/list',
    summary:
      'Jobs and corrections waiting for approval, by the level of who posts, the worst finding, and age, those that the viewer rejected last at the end; `count` is how many wait in all, `total` how many the filters find',
    access: 'job:approve',
    query: z.object({
      /** Words in title, company, and the owner's name or email. */
      q: optionalText(limits.keyword).optional(),
      kind: choice(queueKinds).optional(),
      /** The worst finding of the last check. */
      findings: choice(queueSeverities).optional(),
      /** `true`: only verified employers. */
      verified: choice(['true']).optional(),
      /** Pending for at least this many calendar days in Tokyo. */
      waiting_days: choice(queueAges).optional(),
      /** Only this job. */
      id: id.optional(),
      ...paging,
    }),
    output: z.object({ count: z.number(), jobs: z.array(queuedJob), ...pageFacts }),
    list: 'jobs',
  }),
  readApprovalTime: endpoint({
    address: 'GET /api/approval-time',
    summary: 'How many jobs were approved in the last 30 days, and the median days that they waited (null without any)',
    access: 'public',
    output: z.object({ count: z.number(), median_days: z.number().nullable() }),
  }),
  readQueueFigures: endpoint({
    address: 'GET /api/jobs/pending/figures',
    summary: 'Since when the oldest job waits, and what was decided on each of the last seven days in Tokyo',
    access: 'job:approve',
    output: z.object({
      oldest: instant.nullable(),
      days: z.array(
        z.object({
          day: z.string(),
          approved: z.number(),
          rejected: z.number(),
          /** The median wait. */
          median_wait_seconds: z.number().nullable(),
        }),
      ),
    }),
  }),
  claimJob: endpoint({
    address: 'POST /api/jobs/:id/claim',
    summary:
      'Say that one is working on a job that waits, for 10 minutes; claiming again renews, claiming another lets go of this one',
    access: 'job:approve',
    unknownId: 'job-not-found',
    output: z.object({ claim: jobClaim }),
    refusals: ['already-decided', 'claimed-by-other'],
    // A moderator claims each opened job; the screen updates its own claim instead of reading the whole list again.
    changes: [],
  }),
  releaseJob: endpoint({
    address: 'DELETE /api/jobs/:id/claim',
    summary: 'Let go of an own claim on a job',
    access: 'job:approve',
    unknownId: 'job-not-found',
    changes: [],
  }),
  bulkApproveJobs: endpoint({
    address: 'POST /api/jobs/bulk-approve',
    summary:
      'Approve up to 50 jobs in which nothing was found, of verified employers with an approved job and without a high level, none that one rejected last oneself and none that changed since its version of `versions`; each is told on its own',
    access: 'job:approve',
    body: bulkInput.extend({
      /** By id, the version that was read; a job in another version is left out. */
      versions: z.record(z.string(), readInstant, fault('wrong-shape')).optional(),
    }),
    output: jobOutcomes,
    message: ({ outcomes }) => `${doneOf(outcomes)}件の求人を承認しました`,
    changes: reads.decided,
  }),
  undoBulkApproval: endpoint({
    address: 'POST /api/jobs/bulk-approve/undo',
    summary: 'Take back own approvals of the last 10 seconds; each is told on its own',
    access: 'job:approve',
    body: bulkInput,
    output: jobOutcomes,
    message: ({ outcomes }) => `${doneOf(outcomes)}件の審査を取り消しました`,
    changes: reads.decided,
  }),
}

type Claim = { user_id: string; by_name: string; until: Date }
type Decision = z.input<typeof decision>

/** A claim as the viewer sees it. */
export const claimView = ({ user_id, by_name, until }: Claim, viewer: { id: string }) => ({
  ...{ by_name, until, is_own: user_id === viewer.id },
})

/** Refuses a decision or claim, and tells what the job is now, who decided what before, and when. */
export function refuseDecision(
  row: Parameters<typeof jobView>[0] | undefined,
  viewer: Viewer,
  decisions: readonly Decision[] = [],
): never {
  const refusal = whyNotDecide(row)
  const last = decisions.find(({ kind }) => kind === 'approved' || kind === 'rejected')
  const told = refusal === 'already-decided' && last ? { decision: decision.parse(last) } : {}
  throw new RefusalError(refusal, row ? { data: { ...told, current: job.parse(jobView(row, viewer)) } } : {})
}

/** Refuses a job that another moderator has claimed. */
export function refuseClaimed(claim: Claim | undefined, viewer: { id: string }): never {
  throw new RefusalError('claimed-by-other', claim && { data: { claim: jobClaim.parse(claimView(claim, viewer)) } })
}

/** The result for one job of many; with what it is now when it changed since it was read. */
export const outcomeView = (
  jobId: string,
  refusal: Refusal | null,
  current?: Parameters<typeof jobView>[0],
  viewer?: Viewer,
) =>
  refusal
    ? {
        id: jobId,
        done: false,
        refusal,
        message: refusalSentence[refusal],
        current: current && jobView(current, viewer ?? null),
      }
    : { id: jobId, done: true }
