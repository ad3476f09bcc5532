import { hasPermission, mayInspectJob } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'

type Manager = Pick<Viewer, 'employerId' | 'role'>

/**
 * Why a job and its applications are not this viewer's to work with; `null` when they are. What their role in the team
 * lets them do with it is the access of the endpoint.
 */
export function whyNotManage(viewer: Manager, job: { owner_id: string }): Refusal | null {
  return mayInspectJob(viewer, job) ? null : 'not-allowed'
}

type StoppedJob = { owner_id: string; stopped_by_operator: boolean; employer_suspended: boolean }

/**
 * Why this viewer cannot put a job up again: what the operator stopped, only the operator starts, and nobody starts what belongs
 * to a suspended account.
 */
export function whyNotReopen(viewer: Manager, job: StoppedJob): Refusal | null {
  const refusal = whyNotManage(viewer, job)
  if (refusal) return refusal
  if (job.employer_suspended) return 'owner-suspended'
  return job.stopped_by_operator && !hasPermission(viewer.role, 'job:manage-all') ? 'stopped-by-operator' : null
}
