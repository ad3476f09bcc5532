import { accountMay, type Permission, teamAllows } from '#rules/people/permissions.ts'
import { useSession } from './session.ts'
import type { SessionUser } from './stored-session.ts'

/** Whether the reader's account and their role in the team have a permission: nobody has one until the session is known, and the API decides again. */
export function useMay(permission: Permission): boolean {
  const { user } = useSession()
  return user !== null && mayUse(user, permission) && teamAllows(user.team?.role ?? 'owner', permission)
}

/** The same for changing something: an auditor reads a screen and may press nothing there. */
export function useMayChange(permission: Permission): boolean {
  const { user } = useSession()
  return user !== null && accountMay(user.role, user.operator_role, permission, { reads: false })
}

/** Whether an account has a permission, an auditor for reading. */
export const mayUse = ({ role, operator_role }: SessionUser, permission: Permission): boolean =>
  accountMay(role, operator_role, permission, { reads: true })
