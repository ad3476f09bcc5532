import { v7 } from 'uuid'
import { type Action, type SignedInContext, sharerOf } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findingViews, refuseStopped } from '#contract/jobs/finding.ts'
import { job } from '#contract/jobs/job.ts'
import { checkedJobView, jobView } from '#contract/jobs/job-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { approvalAfterEdit } from '#rules/jobs/approval-status.ts'
import { differingFields, editedFields, hasPublicChanges, withMonthlySalary } from '#rules/jobs/job-edit.ts'
import { submitsRevision } from '#rules/jobs/job-revision.ts'
import { whyNotManage, whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { publicationAfterEdit, publicationOf } from '#rules/jobs/publish-at.ts'
import { isSalaryOrdered } from '#rules/jobs/salary.ts'
import { withCategory } from '#rules/occupations/job-occupations.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { saveCheck } from '#store/jobs/job-checks.ts'
import { endClaim } from '#store/jobs/job-claims.ts'
import { addDecision } from '#store/jobs/job-decisions.ts'
import { findingsOfPosting, inTurnToCheck } from '#store/jobs/job-findings.ts'
import { findJob, insertJob, lockJob, lockJobToRun } from '#store/jobs/jobs.ts'
import { dropRevision, withRevision } from '#store/jobs/revisions.ts'
import { storeEdit } from '#store/jobs/store-edit.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import { isStillMember } from '#store/people/team-members.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** Checks a posting while it is being written; stores nothing. */
export const checkJob: Action<'checkJob'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  const account = { ownerId: viewer.employerId, now }
  const findings = await inTurnToCheck(sharerOf(context), () => findingsOfPosting(db, withMonthlySalary(body), account))
  return { findings: findingViews(findings) }
}

/** Posts a job, which always needs approval. */
export const postJob: Action<'postJob'> = async ({ body }, context) => {
  const { db, viewer, now, config } = context
  if (body.deadline !== null && body.deadline < tokyoDate(now)) {
    throw new InvalidInputError([{ fault: 'deadline-past', path: 'deadline' }])
  }
  const { publish_at: _, ...posting } = body
  const publication = publicationOf(body, now)
  const fields = withCategory(withMonthlySalary(posting))
  const account = { ownerId: viewer.employerId, now }
  const findings = await inTurnToCheck(sharerOf(context), () => findingsOfPosting(db, fields, account))
  refuseStopped(findings, { rules: config.postingRules, at: 'submission' })
  refuseTooMany(await consumeAllowance(db, `posting:${viewer.employerId}`, config.allowances.postingsPerEmployer, now))

  const id = v7()
  return refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    // Wait for a concurrent suspension, which would not stop a job posted in the same moment.
    const suspended = await lockSuspension(tx, viewer.employerId)
    if (suspended || !(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
    const of = { owner_id: viewer.employerId, posted_by: viewer.id }
    await insertJob(tx, { ...fields, ...publication, ...of, id, created_at: now, updated_at: now })
    await saveCheck(tx, id, findings)
    await record(tx, context, 'job:post', id)
    const job = orRefuse(await findJob(tx, id), 'job-not-found')
    return { job: checkedJobView(job, viewer, findings), findings: findingViews(findings) }
  })
}

/**
 * Edits a job. An owner's edit of an approved job is a correction, which waits while the approved version stays. An
 * administrator edits the approved version; a correction goes on waiting.
 */
export const editJob: Action<'editJob'> = async (input, context) => {
  return inTurnToCheck(sharerOf(context), () => editOne(input, context))
}

async function editOne(
  { params, body }: ActionInput<'editJob'>,
  context: SignedInContext,
): Promise<ActionResult<'editJob'>> {
  const { db, viewer, now, followUps, config } = context
  const today = tokyoDate(now)
  return db.transaction().execute(async (tx) => {
    const stored = orRefuse(await lockJobToRun(tx, params.id), 'job-not-found')
    refuseIf(whyNotManage(viewer, stored))
    const corrected = await withRevision(tx, stored)
    const corrects = stored.approval_status === 'approved' && !hasPermission(viewer.role, 'job:manage-all')
    const before = corrects ? corrected : stored

    const { updated_at: readAt, publish_at, ...sent } = body
    if (publish_at && stored.approval_status === 'approved' && stored.is_active)
      throw new RefusalError('already-public')
    const publication = publicationAfterEdit(stored, { ...sent, publish_at }, now)
    const isMoved = sent.is_active !== undefined || publication.is_active !== stored.is_active
    const edit = { ...sent, ...(isMoved && { is_active: publication.is_active }) }
    if (readAt && before.updated_at > readAt)
      throw new RefusalError('job-changed', { data: { job: job.parse(jobView(before, viewer)) } })
    const after = editedFields(before, edit)
    if (!isSalaryOrdered(after)) throw new InvalidInputError([{ fault: 'salary-order', path: 'salary_min' }])
    if (after.deadline !== before.deadline && after.deadline !== null && after.deadline < today) {
      throw new InvalidInputError([{ fault: 'deadline-past', path: 'deadline' }])
    }
    if (after.is_active) refuseIf(whyNotReopen(viewer, before))
    const findings = await findingsOfPosting(tx, after, { ownerId: before.owner_id, now })
    const submits = corrects && submitsRevision(corrected, after, edit)
    if (submits || (!corrects && hasPublicChanges(before, after)))
      refuseStopped(findings, { rules: config.postingRules, at: 'submission' })

    const owner = before.owner_id === viewer.employerId
    const approval_status = approvalAfterEdit(stored.approval_status, { byOwner: owner })
    await storeEdit(tx, {
      stored,
      corrected,
      after,
      corrects,
      submits,
      approval_status,
      publish_at: publication.publish_at,
      today,
      now,
    })
    if (corrects || !corrected.revision) await saveCheck(tx, stored.id, findings)
    if (approval_status === 'pending' && stored.approval_status !== 'pending') {
      await addDecision(tx, { job_id: stored.id, kind: 'resubmitted', decided_by: viewer.id, decided_at: now })
    }
    const changed = differingFields(before, after)
    if (!owner && changed.length > 0) {
      const about = { kind: 'job_edited', job_id: stored.id, fields: changed } as const
      await notifyEmployer(tx, followUps, { employerId: stored.owner_id, about, now })
    }
    await record(tx, context, 'job:edit', stored.id, {
      detail: { fields: Object.keys(edit), ...(submits && { revision: true }) },
      // Values are recorded for administrators' edits only.
      ...(!owner && { changes: { of: stored.owner_id, fields: changesBetween(before, after) } }),
    })
    const saved = orRefuse(await findJob(tx, stored.id), 'job-not-found')
    const shown = corrects ? await withRevision(tx, saved) : saved
    return { job: checkedJobView(shown, viewer, findings), findings: findingViews(findings) }
  })
}

/** Withdraws a correction, waiting or rejected; the approved version stays. */
export const withdrawRevision: Action<'withdrawRevision'> = async ({ params }, context) => {
  const { db, viewer } = context
  return db.transaction().execute(async (tx) => {
    const job = orRefuse(await lockJob(tx, params.id), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))
    if (!(await dropRevision(tx, job.id))) throw new RefusalError('revision-not-found')
    await endClaim(tx, job.id)
    await record(tx, context, 'job:withdraw-revision', job.id)
    return { job: jobView(job, viewer) }
  })
}
