import type { Refusal } from '#rules/refusals.ts'
import type { ApplicationStatus } from './application-status.ts'

/** How long the screen offers to take an application back. */
export const undoSeconds = 10

/** A press at the last moment still has to arrive. */
const graceSeconds = 5

/** Mails about an application wait this long, so that none tells of one that was taken back. */
export const mailAfterSeconds = undoSeconds + graceSeconds + 5

/** Why an application can no longer be taken back; `null` when it can. */
export function whyNotUndo(application: { status: ApplicationStatus; applied_at: Date }, now: Date): Refusal | null {
  const age = now.getTime() - application.applied_at.getTime()
  const inTime = age <= (undoSeconds + graceSeconds) * 1_000
  return application.status === 'pending' && inTime ? null : 'undo-period-over'
}
