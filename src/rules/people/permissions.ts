import { type OperatorRole, operatorRoles, type Role, type TeamRole, type Viewer } from './roles.ts'

/** The roles with each permission; anything else is refused. */
export const permissions = {
  'account:own': ['user', 'employer', 'admin'],
  'employer-profile:own': ['employer', 'admin'],
  'employer-profile:edit': ['employer', 'admin'],
  'verification:ask': ['employer'],
  'team:read': ['employer', 'admin'],
  'team:manage': ['employer', 'admin'],
  'integration:manage': ['employer', 'admin'],
  'job:read': ['user', 'employer', 'admin'],
  'job:apply': ['user', 'employer', 'admin'],
  'job:post': ['employer', 'admin'],
  'job:read-own': ['employer', 'admin'],
  'job:manage-own': ['employer', 'admin'],
  'job:delete': ['employer', 'admin'],
  'job:approve': ['admin'],
  'application:read': ['employer', 'admin'],
  'application:decide': ['employer', 'admin'],
  'application:export': ['employer', 'admin'],
  'user:read': ['admin'],
  'user:manage': ['admin'],
  'user:suspend': ['admin'],
  'user:delete': ['admin'],
  /** Acts on an operator who is an owner; of the operators' roles only that one has it. */
  'owner:manage': ['admin'],
  'employer:verify': ['admin'],
  'job:manage-all': ['admin'],
  'report:handle': ['admin'],
  'case:read': ['admin'],
  'case:handle': ['admin'],
  'contact:handle': ['admin'],
  'log:read': ['admin'],
  'announcement:manage': ['admin'],
  'rule:manage': ['admin'],
  'stats:read': ['admin'],
  'stats:own': ['employer', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission]
  return holders.includes(role)
}

/** What every operator may do, as anybody may. */
const ofEveryOperator: readonly Permission[] = ['account:own', 'job:read', 'job:apply', 'stats:read']

/** What operators may do beyond that; an owner everything, an auditor nothing. */
const operatorPermissions: Record<'reviewer' | 'support', readonly Permission[]> = {
  reviewer: [
    'job:approve',
    'job:manage-all',
    'job:manage-own',
    'job:read-own',
    'report:handle',
    'case:read',
    'case:handle',
    'user:suspend',
    'employer:verify',
  ],
  support: ['contact:handle', 'user:read', 'user:manage', 'employer:verify'],
}

/** Whether an administrator with this role has a permission. An auditor reads everything and changes the own account. */
export function operatorAllows(role: OperatorRole, permission: Permission, { reads }: { reads: boolean }): boolean {
  if (role === 'owner') return true
  if (role === 'auditor') return reads || permission === 'account:own'
  return ofEveryOperator.includes(permission) || operatorPermissions[role].includes(permission)
}

/** The roles of operators that may change something with a permission. */
export const operatorRolesWith = (permission: Permission): readonly OperatorRole[] =>
  operatorRoles.filter((role) => operatorAllows(role, permission, { reads: false }))

/** An account's role as an operator; null for anybody who is no administrator. */
export const operatorRoleOf = (role: Role, stored: OperatorRole | null | undefined): OperatorRole | null =>
  role === 'admin' ? (stored ?? 'owner') : null

/** Whether an account has a permission, for reading or for changing. */
export function accountMay(
  role: Role,
  stored: OperatorRole | null | undefined,
  permission: Permission,
  how: { reads: boolean },
): boolean {
  const operator = operatorRoleOf(role, stored)
  return hasPermission(role, permission) && (operator === null || operatorAllows(operator, permission, how))
}

/** Permissions that need certain team roles; every team role has the others. */
const teamPermissions: { readonly [P in Permission]?: readonly TeamRole[] } = {
  'employer-profile:edit': ['owner'],
  'verification:ask': ['owner'],
  'team:manage': ['owner'],
  'integration:manage': ['owner'],
  'job:post': ['owner', 'recruiter'],
  'job:manage-own': ['owner', 'recruiter'],
  'job:delete': ['owner'],
  'application:decide': ['owner', 'recruiter'],
  'application:export': ['owner', 'recruiter'],
}

/** Whether a team role has a permission, regardless of the account's role. */
export function teamAllows(teamRole: TeamRole, permission: Permission): boolean {
  return teamPermissions[permission]?.includes(teamRole) ?? true
}

/** Whether the viewer reads jobs that are not public, of all employers. */
export const readsAllJobs = ({ role, operatorRole }: Pick<Viewer, 'role' | 'operatorRole'>): boolean =>
  accountMay(role, operatorRole, 'job:manage-all', { reads: true })

/** Whether the viewer may read the parts of a job for the employer's team and administrators. */
export function mayInspectJob(
  viewer: Pick<Viewer, 'employerId' | 'role' | 'operatorRole'>,
  job: { owner_id: string },
): boolean {
  return job.owner_id === viewer.employerId || readsAllJobs(viewer)
}
