import type { Refusal } from '#rules/refusals.ts'
import { accountMay, operatorRoleOf } from './permissions.ts'
import type { OperatorRole, Role } from './roles.ts'

/** Why an account cannot be deleted, verified or given another role: only the operator manages administrators. */
export function whyNotManageUser({ role }: { role: Role }): Refusal | null {
  return role === 'admin' ? 'admin-untouchable' : null
}

/** Why an operator may not act on an account: only owners act on owners. */
export function whyNotTouch(
  by: { role: Role; operatorRole?: OperatorRole | undefined },
  { role, operator_role }: { role: Role; operator_role?: OperatorRole | null | undefined },
): Refusal | null {
  if (operatorRoleOf(role, operator_role) !== 'owner') return null
  return accountMay(by.role, by.operatorRole, 'owner:manage', { reads: false }) ? null : 'admin-untouchable'
}

/** Why an account cannot be demoted: it is no administrator, or the last one who is an owner. */
export function whyNotDemote({ id, role }: { id: string; role: Role }, owners: readonly string[]): Refusal | null {
  if (role !== 'admin') return 'not-an-administrator'
  return owners.some((owner) => owner !== id) ? null : 'last-administrator'
}

/** Whether giving an administrator this role would leave no owner. */
export const leavesNoOwner = (id: string, role: OperatorRole, owners: readonly string[]): boolean =>
  role !== 'owner' && !owners.some((owner) => owner !== id)

/** Whether a user must set up a second factor before anything else. */
export function mustHaveSecondFactor({ role }: { role: Role }, { adminMfa }: { adminMfa: 'optional' | 'required' }) {
  return role === 'admin' && adminMfa === 'required'
}

/** Why an account cannot be marked as a verified employer: it does not exist, or is not an employer's. */
export function whyNotVerify(account: { role: Role } | undefined): Refusal | null {
  return account?.role === 'employer' ? null : 'employer-not-found'
}
