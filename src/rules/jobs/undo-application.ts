import type { Refusal } from '#rules/refusals.ts'
import type { ApplicationStatus } from './application-status.ts'

/** How long the screen offers to undo an application, in seconds. */
export const undoSeconds = 10

/** Time for a press at the last moment to arrive. */
const graceSeconds = 5

/** Mails about an application wait this long, so that none is about an undone one. */
export const mailAfterSeconds = undoSeconds + graceSeconds + 5

/** Why an application can no longer be undone; `null` when it can. */
export function whyNotUndo(application: { status: ApplicationStatus; applied_at: Date }, now: Date): Refusal | null {
  const age = now.getTime() - application.applied_at.getTime()
  const inTime = age <= (undoSeconds + graceSeconds) * 1_000
  return application.status === 'pending' && inTime ? null : 'undo-period-over'
}
