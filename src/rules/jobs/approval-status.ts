import type { Refusal } from '#rules/refusals.ts'
import type { RevisionStatus } from './job-revision.ts'

/** States of moderation; docs/product/moderation.md, Moderation. */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Filters of job lists: a moderation state, public now, or inactive. */
export const jobListStatuses = [...approvalStatuses, 'public', 'inactive'] as const
export type JobListStatus = (typeof jobListStatuses)[number]

/** Orders of own jobs: newest, last changed, nearest deadline, most applications. */
export const ownJobSorts = ['newest', 'updated', 'deadline', 'applications'] as const
export type OwnJobSort = (typeof ownJobSorts)[number]

/** What decides whether a job is public; `deadline` is a date in Asia/Tokyo. */
export type PublicationFacts = { approval_status: ApprovalStatus; is_active: boolean; deadline: string | null }

/** docs/product/jobs.md, Public jobs: approved, active and not past its deadline; `today` is a date in Asia/Tokyo. */
export function isPublic(job: PublicationFacts, today: string): boolean {
  return job.approval_status === 'approved' && job.is_active && (job.deadline === null || job.deadline >= today)
}

/** The state after an edit: a rejected job that its owner edits is pending again. Edits of approved jobs keep the state. */
export const approvalAfterEdit = (before: ApprovalStatus, { byOwner }: { byOwner: boolean }): ApprovalStatus =>
  before === 'rejected' && byOwner ? 'pending' : before

type Decidable = { approval_status: ApprovalStatus; revision?: { status: RevisionStatus } | undefined }

/** Whether a job or its correction waits for a decision. */
export const isWaiting = (job: Decidable | undefined): boolean =>
  job?.approval_status === 'pending' || job?.revision?.status === 'pending'

/** Why a decision changed nothing: the job is gone, was decided already, or changed since it was read. */
export function whyNotDecide(job: Decidable | undefined): Refusal {
  if (!job) return 'job-not-found'
  return isWaiting(job) ? 'changed-meanwhile' : 'already-decided'
}
