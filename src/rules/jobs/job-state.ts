import type { Refusal } from '#rules/refusals.ts'

/** A job as its applicants see it. `suspended`: its employer's account is. */
export const jobStates = ['open', 'closed', 'stopped', 'deleted', 'suspended'] as const
export type JobState = (typeof jobStates)[number]

/** Why an applicant cannot end the employer's access to the papers; null when the job was stopped or deleted. */
export const whyNotTakeBack = (state: JobState): Refusal | null =>
  state === 'open' || state === 'closed' ? 'job-not-stopped' : null
