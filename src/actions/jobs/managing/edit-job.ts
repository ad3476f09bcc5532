import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews, refuseStopped } from '#contract/jobs/finding-view.ts'
import { job } from '#contract/jobs/job.ts'
import { checkedJobView, jobView } from '#contract/jobs/job-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { approvalAfterEdit, isPublic } from '#rules/jobs/approval-status.ts'
import { differingFields, editedFields, hasPublicChanges } from '#rules/jobs/job-edit.ts'
import { whyNotManage, whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { saveCheck } from '#store/jobs/job-checks.ts'
import { addDecision } from '#store/jobs/job-decisions.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { findJob, lockJobToRun, updateJob } from '#store/jobs/jobs.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'

/** Edits a job. An owner's change to public fields needs approval again; an administrator's does not. */
export async function editJob(
  { params, body }: ActionInput<'editJob'>,
  context: SignedInContext,
): Promise<ActionResult<'editJob'>> {
  const { db, viewer, now, followUps, config } = context
  const today = tokyoDate(now)
  return db.transaction().execute(async (tx) => {
    const before = await lockJobToRun(tx, params.id)
    if (!before) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, before))

    const { updated_at: readAt, ...edit } = body
    if (readAt && before.updated_at > readAt)
      throw new RefusalError('job-changed', { data: { job: job.parse(jobView(before, viewer)) } })
    const after = editedFields(before, edit)
    if (!isSalaryOrdered(after)) throw new InvalidInputError([{ fault: 'salary-order', path: 'salary_min' }])
    if (after.deadline !== before.deadline && after.deadline !== null && after.deadline < today) {
      throw new InvalidInputError([{ fault: 'deadline-past', path: 'deadline' }])
    }
    if (after.is_active) refuseIf(whyNotReopen(viewer, before))
    const findings = await findingsOfPosting(tx, after, { ownerId: before.owner_id, now })
    if (hasPublicChanges(before, after)) refuseStopped(findings, config.postingRules)

    const approval_status = approvalAfterEdit(before.approval_status, {
      byOwner: before.owner_id === viewer.employerId,
      byAdmin: hasPermission(viewer.role, 'job:manage-all'),
      changesWhatThePublicReads: hasPublicChanges(before, after),
    })
    await updateJob(tx, before.id, {
      ...after,
      approval_status,
      rejection_reason: approval_status === 'rejected' ? before.rejection_reason : null,
      stopped_by_operator: before.stopped_by_operator && !after.is_active,
      was_public: before.was_public || isPublic({ ...after, approval_status }, today),
      updated_at: now,
    })
    await saveCheck(tx, before.id, findings)
    const owner = before.owner_id === viewer.employerId
    if (approval_status === 'pending' && before.approval_status !== 'pending') {
      await addDecision(tx, { job_id: before.id, kind: 'resubmitted', decided_by: viewer.id, decided_at: now })
    }
    const fields = differingFields(before, after)
    if (!owner && fields.length > 0) {
      const about = { kind: 'job_edited', job_id: before.id, fields } as const
      await notifyEmployer(tx, followUps, { employerId: before.owner_id, about, now })
    }
    await record(tx, context, {
      action: 'job:edit',
      subject: before.id,
      detail: { fields: Object.keys(edit) },
      // Values are recorded for administrators' edits only.
      ...(!owner && { changes: { of: before.owner_id, fields: changesBetween(before, after) } }),
    })
    const saved = await findJob(tx, before.id)
    if (!saved) throw new RefusalError('job-not-found')
    return { job: checkedJobView(saved, viewer, findings), findings: findingViews(findings) }
  })
}
