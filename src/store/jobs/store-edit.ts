import { type ApprovalStatus, isPublic } from '#rules/jobs/approval-status.ts'
import { fieldsOf, type JobFields } from '#rules/jobs/job-edit.ts'
import { approvedAfterEdit, revised, revisionBetween } from '#rules/jobs/job-revision.ts'
import type { Transaction } from '#store/database.ts'
import type { JobRow } from './job-rows.ts'
import { updateJob } from './jobs.ts'
import { type EditedJob, saveRevision } from './revisions.ts'

type Edit = {
  /** The locked job, and with its correction. */
  stored: JobRow
  corrected: EditedJob
  after: JobFields
  /** Whether what needs approval becomes a correction, and whether one is submitted. */
  corrects: boolean
  submits: boolean
  approval_status: ApprovalStatus
  /** Until when the job stays down; the stored time where absent. */
  publish_at?: Date | null
  today: string
  now: Date
}

/** Stores an edit: in the approved version, in a correction, or in both. */
export async function storeEdit(tx: Transaction, edit: Edit): Promise<void> {
  const { stored, corrected, after, corrects, submits, approval_status, today, now } = edit
  const approved = corrects ? approvedAfterEdit(stored, after) : after
  // The public does not learn from the date of the last change that a correction waits.
  const { publish_at = stored.publish_at } = edit
  const isRescheduled = publish_at?.getTime() !== stored.publish_at?.getTime()
  if (!corrects || isRescheduled || JSON.stringify(approved) !== JSON.stringify(fieldsOf(stored)))
    await updateJob(tx, stored.id, {
      ...approved,
      publish_at,
      approval_status,
      rejection_reason: approval_status === 'rejected' ? stored.rejection_reason : null,
      stopped_by_operator: stored.stopped_by_operator && !after.is_active,
      was_public: stored.was_public || isPublic({ ...approved, approval_status }, today),
      updated_at: now,
    })
  const fields = corrects ? after : revised(after, corrected.revision?.fields ?? {})
  await saveRevision(tx, corrected, { fields: revisionBetween(approved, fields), submits, now })
}
