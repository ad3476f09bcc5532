import type { Role, Viewer } from './roles.ts'

/** Which roles may do what. What is not listed is refused. */
export const permissions = {
  'account:own': ['user', 'employer', 'admin'],
  'employer-profile:own': ['employer', 'admin'],
  'job:read': ['user', 'employer', 'admin'],
  'job:apply': ['user', 'employer', 'admin'],
  'job:post': ['employer', 'admin'],
  'job:manage-own': ['employer', 'admin'],
  'job:delete': ['employer', 'admin'],
  'job:approve': ['admin'],
  'application:decide': ['employer', 'admin'],
  'user:manage': ['admin'],
  'job:manage-all': ['admin'],
  'report:handle': ['admin'],
  'stats:read': ['admin'],
  'stats:own': ['employer', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role holds a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission]
  return holders.includes(role)
}

/** Whether the viewer may edit a job, take it down and decide on its applications: its owner, and administrators. */
export function mayManageJob({ id, role }: Pick<Viewer, 'id' | 'role'>, job: { owner_id: string }): boolean {
  return job.owner_id === id || hasPermission(role, 'job:manage-all')
}
