import type { Refusal } from '#rules/refusals.ts'
import type { Role } from './roles.ts'

/** Why nobody can delete an account, verify it or give it another role: administrators are made and unmade by the operator alone. */
export function whyNotManageUser({ role }: { role: Role }): Refusal | null {
  return role === 'admin' ? 'admin-untouchable' : null
}

/** Why an account cannot be marked as a verified employer: there is none, or it is not an employer's. */
export function whyNotVerify(account: { role: Role } | undefined): Refusal | null {
  return account?.role === 'employer' ? null : 'employer-not-found'
}
