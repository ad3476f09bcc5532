import type { Refusal } from '#rules/refusals.ts'
import type { Role } from './roles.ts'

/** Why nobody can delete an account, verify it or give it another role: administrators are made and unmade by the operator alone. */
export function whyNotManageUser({ role }: { role: Role }): Refusal | null {
  return role === 'admin' ? 'admin-untouchable' : null
}
