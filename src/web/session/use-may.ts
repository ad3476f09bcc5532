import type { ReactNode } from 'react'
import { accountMay, type Permission, teamAllows } from '#rules/people/permissions.ts'
import { useSession } from './session.ts'
import type { SessionUser } from './stored-session.ts'

/**
 * Whether the reader has a permission by role and team role; false until the session is known. The API checks again.
 */
export function useMay(permission: Permission): boolean {
  const { user } = useSession()
  return user !== null && mayUse(user, permission) && teamAllows(user.team?.role ?? 'owner', permission)
}

/** The same for changes, which an auditor may not make. */
export function useMayChange(permission: Permission): boolean {
  const { user } = useSession()
  return user !== null && accountMay(user.role, user.operator_role, permission, { reads: false })
}

/** Whether an account has a permission, for an auditor's reading too. */
export const mayUse = ({ role, operator_role }: SessionUser, permission: Permission): boolean =>
  accountMay(role, operator_role, permission, { reads: true })

/** Controls for changes; an auditor sees the screen without them. */
export function IfMayChange({ permission, children }: { permission: Permission; children: ReactNode }): ReactNode {
  return useMayChange(permission) ? children : null
}
