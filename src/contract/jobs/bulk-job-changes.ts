import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, choice, fault, id } from '#contract/fields.ts'
import { reads } from '#contract/reads.ts'
import { bulkJobActions, maxBulkJobs } from '#rules/jobs/managing-jobs.ts'
import { jobOutcomes } from './job.ts'

export const bulkJobEndpoints = {
  changeJobs: endpoint({
    address: 'POST /api/jobs/bulk',
    summary:
      'Close, reopen or delete up to 100 own jobs, or set their deadline (null for none); each is told on its own. `undo` takes it back within 10 seconds; deleted jobs are closed at once and go after that time',
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    body: z
      .object({
        ids: z
          .array(id, fault('wrong-shape'))
          .min(1, fault('required'))
          .max(maxBulkJobs, fault('too-many', maxBulkJobs))
          .transform((ids) => [...new Set(ids)]),
        action: choice(bulkJobActions),
        deadline: calendarDate.nullable().optional(),
      })
      .refine(({ action, deadline }) => action !== 'deadline' || deadline !== undefined, {
        path: ['deadline'],
        error: fault('required'),
      }),
    output: jobOutcomes.extend({
      /** For `POST /api/jobs/bulk/undo`. */
      undo: z.string(),
    }),
    changes: [...reads.jobs, 'listApplicants', 'readQueueFigures', ...reads.stats],
  }),
  undoJobChanges: endpoint({
    address: 'POST /api/jobs/bulk/undo',
    summary: 'Take back what the caller did to several jobs in the last 10 seconds; a job changed since stays as it is',
    access: 'job:manage-own',
    keyScope: 'jobs:write',
    body: z.object({ undo: id }),
    output: jobOutcomes,
    refusals: ['bulk-undo-over'],
    changes: [...reads.jobs, 'listApplicants', 'readQueueFigures', ...reads.stats],
  }),
}
