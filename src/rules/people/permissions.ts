import type { Role } from './roles.ts'

/** Section 6: which roles may do what. Deny by default: what is not listed is refused. */
export const permissions = {
  'account:own': ['user', 'employer', 'admin'],
  'job:read': ['user', 'employer', 'admin'],
  'job:apply': ['user', 'employer', 'admin'],
  'job:post': ['employer', 'admin'],
  'job:manage-own': ['employer', 'admin'],
  'job:delete': ['employer', 'admin'],
  'job:approve': ['admin'],
  'application:decide': ['employer', 'admin'],
  'user:manage': ['admin'],
  'job:manage-all': ['admin'],
  'stats:read': ['admin'],
  'stats:own': ['employer', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role holds a permission. */
export function mayRole(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}
