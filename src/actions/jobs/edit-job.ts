import type { SignedIn } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { jobView } from '#contract/job-view.ts'
import { InputRefused } from '#rules/faults.ts'
import { approvalAfterEdit, isPublic } from '#rules/jobs/approval-status.ts'
import { editedTerms, readsDifferently } from '#rules/jobs/job-edit.ts'
import { mayManage } from '#rules/jobs/managing.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { Refused } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { findJob, lockJob, updateJob } from '#store/jobs/jobs.ts'

/** Edits a job. What an owner changes for the public waits for approval again; an administrator's edit keeps the approval. */
export async function editJob(
  { params, body }: ReadInput<'editJob'>,
  { db, viewer, now }: SignedIn,
): Promise<GivenData<'editJob'>> {
  const today = tokyoDate(now)
  return db.transaction().execute(async (tx) => {
    const before = await lockJob(tx, params.id)
    if (!before) throw new Refused('job-not-found')
    if (!mayManage(viewer, before)) throw new Refused('not-allowed')

    const after = editedTerms(before, body)
    if (!isSalaryOrdered(after)) throw new InputRefused([{ fault: 'salary-order', path: 'salary_min' }])
    if (after.deadline !== before.deadline && after.deadline !== null && after.deadline < today) {
      throw new InputRefused([{ fault: 'deadline-past', path: 'deadline' }])
    }
    const byAdmin = viewer.role === 'admin'
    if (before.stopped_by_operator && after.is_active && !byAdmin) throw new Refused('stopped-by-operator')

    const approval_status = approvalAfterEdit(before.approval_status, {
      byOwner: before.owner_id === viewer.id,
      byAdmin,
      changesWhatThePublicReads: readsDifferently(before, after),
    })
    await updateJob(tx, before.id, {
      ...after,
      approval_status,
      rejection_reason: approval_status === 'rejected' ? before.rejection_reason : null,
      stopped_by_operator: before.stopped_by_operator && !after.is_active,
      was_public: before.was_public || isPublic({ ...after, approval_status }, today),
      updated_at: now,
    })
    await record(tx, {
      at: now,
      actor: viewer.id,
      action: 'job:edit',
      subject: before.id,
      detail: { fields: Object.keys(body) },
    })
    const job = await findJob(tx, before.id)
    if (!job) throw new Refused('job-not-found')
    return { job: jobView(job, viewer) }
  })
}
