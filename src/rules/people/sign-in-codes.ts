import type { Role } from './roles.ts'

/** How long (ms) a mailed code and its link are valid; docs/product/accounts.md, Codes by mail. */
export const codeLifetime = 10 * 60 * 1_000

/** Wrong tries of one code. */
export const triesOfCode = 3

/** Wrong tries of a mailbox's codes on a calendar day in Japan, after which only the mailed link signs in. */
export const triesOfDay = 3 * triesOfCode

/** Whether an account signs in by mailed codes: administrators and suspended accounts do not. */
export function usesCodes({ role, suspended_at }: { role: Role; suspended_at: Date | null }): boolean {
  return role !== 'admin' && suspended_at === null
}
