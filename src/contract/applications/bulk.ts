import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, id, instant, named, optionalLines, optionalText, readInstant } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { reviewActions } from '#rules/jobs/application-review.ts'
import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { limits } from '#rules/limits.ts'
import { receivedApplication } from './application.ts'

const ids = z
  .array(id, fault('wrong-shape'))
  .min(1, fault('required'))
  .max(limits.bulkApplications, fault('too-many', limits.bulkApplications))

const valueMissing = { path: ['value'], error: fault('required') }

/** The result for one of several applications. */
const changeOutcome = named('ApplicationChange', {
  id: z.string(),
  /** `decided`: no move leads here from its state; `changed`: not as it was read. Nothing is overwritten. */
  outcome: z.enum(['done', 'decided', 'changed', 'withdrawn', 'not-found', 'too-late', 'too-many-tags', 'no-account']),
  /** The current state; null when it was not found. */
  status: z.enum(applicationStatuses).nullable(),
  /** Who moved it last, when the outcome is `decided`; null when unknown. */
  decided_by_name: z.string().nullable(),
  decided_at: instant.nullable(),
  /** What it is now, when the outcome is `changed`. */
  current: receivedApplication.optional(),
})

export const bulkEndpoints = {
  changeApplications: endpoint({
    address: 'POST /api/jobs/:jobId/applications/bulk',
    summary:
      'Move up to 100 applications to an own job to a state, with a message to each or without, only write to them, or set a stage, tag or assignee (`value`). Placeholders {お名前}, {求人名} and {会社名} are filled in. Applicants are told 10 seconds later, until when it can be taken back',
    access: 'application:decide',
    unknownId: 'job-not-found',
    body: z
      .object({
        ids,
        action: choice(['status', 'message', ...reviewActions]),
        status: choice(['reviewed', 'accepted', 'rejected']).optional(),
        message: optionalLines(limits.message).optional(),
        /** A stage of the job, a tag, or a colleague by id; null unsets stage and assignee. */
        value: optionalText(limits.stage).nullable().optional(),
        /** By id, the version that was read; a move or stage leaves out an application in another version. */
        versions: z.record(z.string(), readInstant, fault('wrong-shape')).optional(),
      })
      .refine(({ action, status }) => action !== 'status' || status !== undefined, {
        path: ['status'],
        error: fault('required'),
      })
      .refine(({ action, message }) => action !== 'message' || Boolean(message), {
        path: ['message'],
        error: fault('required'),
      })
      .refine(({ action, value }) => action === 'status' || action === 'message' || value !== undefined, valueMissing)
      .refine(({ action, value }) => !['tag', 'untag'].includes(action) || value !== null, valueMissing)
      .refine(({ value }) => value !== '', valueMissing)
      .refine(({ action, value }) => action !== 'tag' || (value ?? '').length <= limits.applicationTag, {
        path: ['value'],
        error: fault('too-long', limits.applicationTag),
      }),
    output: z.object({ results: z.array(changeOutcome) }),
    refusals: ['not-allowed', 'user-not-found', 'too-many-tries'],
    changes: ['listMyApplications', 'listMessages', 'listMyMessages', ...reads.receivedApplications, ...reads.stats],
  }),
  undoApplicationChanges: endpoint({
    address: 'POST /api/jobs/:jobId/applications/undo',
    summary:
      'Take back what the caller did last to applications of an own job, within 10 seconds; no applicant is told then',
    access: 'application:decide',
    unknownId: 'job-not-found',
    body: z.object({ ids }),
    output: z.object({ results: z.array(changeOutcome) }),
    refusals: ['not-allowed', 'decision-undo-over'],
    message: '取り消しました。応募者へのメールは送られません。',
    changes: ['listMyApplications', 'listMessages', 'listMyMessages', ...reads.receivedApplications, ...reads.stats],
  }),
}
