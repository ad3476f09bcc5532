import { hasPermission, type Permission, teamAllows } from '#rules/people/permissions.ts'
import { useSession } from './session.ts'

/** Whether the reader's account and their role in the team have a permission: nobody has one until the session is known, and the API decides again. */
export function useMay(permission: Permission): boolean {
  const { user } = useSession()
  return user !== null && hasPermission(user.role, permission) && teamAllows(user.team?.role ?? 'owner', permission)
}
