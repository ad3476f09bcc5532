import type { Refusal } from '#rules/refusals.ts'
import type { Role } from './roles.ts'

/** Why nobody can delete an account, verify it or give it another role: administrators are made and unmade by the operator alone. */
export function whyNotManageUser({ role }: { role: Role }): Refusal | null {
  return role === 'admin' ? 'admin-untouchable' : null
}

/** Why an account cannot be demoted: it is no administrator's, or without it nobody could administer. */
export function whyNotDemote({ role }: { role: Role }, admins: number): Refusal | null {
  if (role !== 'admin') return 'not-an-administrator'
  return admins > 1 ? null : 'last-administrator'
}

/** Whether somebody may do nothing but set up a second factor, until they have one. */
export function mustHaveSecondFactor({ role }: { role: Role }, { adminMfa }: { adminMfa: 'optional' | 'required' }) {
  return role === 'admin' && adminMfa === 'required'
}

/** Why an account cannot be marked as a verified employer: there is none, or it is not an employer's. */
export function whyNotVerify(account: { role: Role } | undefined): Refusal | null {
  return account?.role === 'employer' ? null : 'employer-not-found'
}
