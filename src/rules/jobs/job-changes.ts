/** What happens to a posting that its readers may notice. */
export const jobChangeKinds = ['approved', 'corrected', 'edited', 'closed', 'reopened', 'stopped', 'started'] as const
export type JobChangeKind = (typeof jobChangeKinds)[number]
