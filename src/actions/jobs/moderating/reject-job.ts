import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { addDecision } from '#store/jobs/job-decisions.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { rejectPending } from '#store/jobs/publication.ts'
import { notify } from '#store/people/notify.ts'

/** Rejects a pending job with a reason for its owner; of two who decide at once, the second is refused. */
export async function rejectJob({ params, body }: ActionInput<'rejectJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps } = context
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    const rejection = { id: params.id, reason: body.rejection_reason, now, asRead: body.updated_at }
    if (!job || !(await rejectPending(tx, rejection))) throw new RefusalError(whyNotDecide(job))
    const decision = {
      job_id: params.id,
      kind: 'rejected',
      decided_by: viewer.id,
      decided_at: now,
      reason: body.rejection_reason,
    } as const
    const decision_id = await addDecision(tx, decision)
    const about = { kind: 'job_rejected', job_id: params.id, decision_id } as const
    await notify(tx, followUps, { to: job.owner_id, about, now, afterSeconds: undoSeconds })
    const fields = {
      approval_status: { from: 'pending', to: 'rejected' },
      rejection_reason: { from: job.rejection_reason, to: body.rejection_reason },
    }
    const changes = { of: job.owner_id, fields }
    await record(tx, context, { action: 'job:reject', subject: params.id, changes })
  })
}
