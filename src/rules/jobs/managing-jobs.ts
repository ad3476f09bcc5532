import { hasPermission, mayManageJob } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'

type Manager = Pick<Viewer, 'id' | 'role'>

/** Why this viewer cannot edit a job, close it, delete it or decide on its applications; `null` when they can. */
export function whyNotManage(viewer: Manager, job: { owner_id: string }): Refusal | null {
  return mayManageJob(viewer, job) ? null : 'not-allowed'
}

/** Why this viewer cannot put a job up again: what the operator stopped, only the operator starts. */
export function whyNotReopen(viewer: Manager, job: { owner_id: string; stopped_by_operator: boolean }): Refusal | null {
  const refusal = whyNotManage(viewer, job)
  if (refusal) return refusal
  return job.stopped_by_operator && !hasPermission(viewer.role, 'job:manage-all') ? 'stopped-by-operator' : null
}
