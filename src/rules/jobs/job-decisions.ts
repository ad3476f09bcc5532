/** Entries of a job's history; `resubmitted` is an owner's change that makes it pending again. */
export const jobDecisionKinds = ['approved', 'rejected', 'stopped', 'started', 'resubmitted'] as const
export type JobDecisionKind = (typeof jobDecisionKinds)[number]

/** Seconds in which the author may undo an approval, rejection or stop; its mail waits as long. */
export const undoSeconds = 10
