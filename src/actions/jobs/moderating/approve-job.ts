import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseStopped } from '#contract/jobs/finding-view.ts'
import { refuseDecision } from '#contract/jobs/queued-job-view.ts'
import { isWaiting } from '#rules/jobs/approval-status.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { stopCodes } from '#rules/postings/findings/finding.ts'
import { refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { decide } from '#store/jobs/decide.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { decidePending } from '#store/jobs/publication.ts'
import { changesOfApproval, lockEditedJob } from '#store/jobs/revisions.ts'

/**
 * Approves a pending job or correction. Of two concurrent decisions, the second is refused; so is a decision on a text that changed
 * since it was read.
 */
export async function approveJob({ params, body }: ActionInput<'approveJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps, config } = context
  // Publishing against a finding needs the person at the keyboard, not a session left open.
  if (body.override_reason) refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    const findings = job && isWaiting(job) ? await findingsOfPosting(tx, job, { ownerId: job.owner_id, now }) : []
    if (!body.override_reason) refuseStopped(findings, { rules: config.postingRules, at: 'approval' })
    if (job?.employer_suspended) refuseIf('owner-suspended')
    const decision = { reason: null, today: tokyoDate(now), now, asRead: body.updated_at }
    if (!job || !(await decidePending(tx, job, decision))) {
      return refuseDecision(job, (await decisionsOf(tx, [params.id])).get(params.id))
    }
    const overrideReason = body.override_reason
    await decide(tx, followUps, job, { kind: 'approved', findings, overrideReason, by: viewer.id, now })
    await saveKnownStops(tx, [{ job_id: params.id, stops: stopCodes(findings) }])
    await record(tx, context, {
      action: 'job:approve',
      subject: params.id,
      detail: {
        ...(body.override_reason && { override_reason: body.override_reason }),
        stops: stopCodes(findings),
        ...(job.revision && { revision: true }),
      },
      changes: { of: job.owner_id, fields: changesOfApproval(job) },
    })
  })
}
