import { hasPermission, mayInspectJob } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'

/** Bulk actions on own jobs. */
export const bulkJobActions = ['close', 'reopen', 'delete', 'deadline'] as const
export type BulkJobAction = (typeof bulkJobActions)[number]

/** At most this many jobs are changed together. */
export const maxBulkJobs = 100

type Manager = Pick<Viewer, 'employerId' | 'role'>

/**
 * Why this viewer cannot work with a job and its applications; `null` when they can. The endpoint's access covers their
 * team role.
 */
export function whyNotManage(viewer: Manager, job: { owner_id: string }): Refusal | null {
  return mayInspectJob(viewer, job) ? null : 'not-allowed'
}

type StoppedJob = { owner_id: string; stopped_by_operator: boolean; employer_suspended: boolean }

/**
 * Why this viewer cannot reopen a job: only the operator restarts a stopped one, and nobody one of a suspended account.
 */
export function whyNotReopen(viewer: Manager, job: StoppedJob): Refusal | null {
  const refusal = whyNotManage(viewer, job)
  if (refusal) return refusal
  if (job.employer_suspended) return 'owner-suspended'
  return job.stopped_by_operator && !hasPermission(viewer.role, 'job:manage-all') ? 'stopped-by-operator' : null
}
