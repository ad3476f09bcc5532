import type { Refusal } from '#rules/refusals.ts'
import type { ApplicationStatus } from './application-status.ts'

/** How often somebody may apply to one job: once more after a withdrawal. */
export const mostAttempts = 2

/** Whether somebody with these former applications to a job cannot apply to it again. */
export function isSettled(former: readonly { withdrawn_at: Date | null }[]): boolean {
  return former.length >= mostAttempts || former.some(({ withdrawn_at }) => withdrawn_at === null)
}

/** Why an application cannot be withdrawn; `null` when it can. Also after an acceptance, which binds nobody to begin. */
export function whyNotWithdraw(application: { status: ApplicationStatus; withdrawn_at: Date | null }): Refusal | null {
  if (application.withdrawn_at) return 'already-withdrawn'
  return application.status === 'rejected' ? 'status-move-impossible' : null
}
