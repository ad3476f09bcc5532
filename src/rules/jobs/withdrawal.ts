import type { Refusal } from '#rules/refusals.ts'
import type { ApplicationStatus } from './application-status.ts'

/** The most applications to one job by a person: one more after a withdrawal. */
export const maxAttempts = 2

/** Whether these former applications prevent another one to the same job. */
export function isSettled(former: readonly { withdrawn_at: Date | null }[]): boolean {
  return former.length >= maxAttempts || former.some(({ withdrawn_at }) => withdrawn_at === null)
}

/** Why an application cannot be withdrawn; `null` when it can, also after an acceptance. */
export function whyNotWithdraw(application: { status: ApplicationStatus; withdrawn_at: Date | null }): Refusal | null {
  if (application.withdrawn_at) return 'already-withdrawn'
  return application.status === 'rejected' ? 'status-move-impossible' : null
}
