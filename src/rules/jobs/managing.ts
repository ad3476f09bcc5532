import type { Viewer } from '#rules/people/roles.ts'

/** Whether the viewer may edit a job, take it down and decide on its applications: its owner, and administrators. */
export function mayManage(viewer: Pick<Viewer, 'id' | 'role'>, job: { owner_id: string }): boolean {
  return job.owner_id === viewer.id || viewer.role === 'admin'
}
