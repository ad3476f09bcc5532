/** What is kept in the history of a job: `resubmitted` is an owner's change that waits for approval again. */
export const jobDecisionKinds = ['approved', 'rejected', 'stopped', 'started', 'resubmitted'] as const
export type JobDecisionKind = (typeof jobDecisionKinds)[number]

/** How long whoever approved, rejected or stopped a job may take it back, in seconds; its mail waits as long. */
export const undoSeconds = 10
