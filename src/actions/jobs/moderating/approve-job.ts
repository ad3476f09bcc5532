import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseStopped } from '#contract/jobs/finding-view.ts'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { stopCodes } from '#rules/postings/findings/finding.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { addDecision } from '#store/jobs/job-decisions.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { approvePending } from '#store/jobs/publication.ts'
import { notify } from '#store/people/notify.ts'

/**
 * Approves a pending job. Of two who decide at once, the second is refused; so is whoever read a text that its owner
 * has changed since.
 */
export async function approveJob({ params, body }: ActionInput<'approveJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps, config } = context
  // To publish against a finding is for whoever is at the keyboard, not for a session that was left open.
  if (body.override_reason) refuseIf(whyConfirmFirst(viewer, now))
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    const findings =
      job?.approval_status === 'pending' ? await findingsOfPosting(tx, job, { ownerId: job.owner_id, now }) : []
    if (!body.override_reason) refuseStopped(findings, config.postingRules)
    if (!job || !(await approvePending(tx, { id: job.id, today: tokyoDate(now), now, asRead: body.updated_at }))) {
      throw new RefusalError(whyNotDecide(job))
    }
    const decision = { job_id: params.id, kind: 'approved', decided_by: viewer.id, decided_at: now } as const
    const decision_id = await addDecision(tx, decision)
    const about = { kind: 'job_approved', job_id: job.id, decision_id } as const
    await notify(tx, followUps, { to: job.owner_id, about, now, afterSeconds: undoSeconds })
    await saveKnownStops(tx, [{ job_id: params.id, stops: stopCodes(findings) }])
    await record(tx, context, {
      action: 'job:approve',
      subject: params.id,
      detail: { ...(body.override_reason && { override_reason: body.override_reason }), stops: stopCodes(findings) },
      changes: { of: job.owner_id, fields: { approval_status: { from: 'pending', to: 'approved' } } },
    })
  })
}
