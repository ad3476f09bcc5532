import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseDecision } from '#contract/jobs/queued-job-view.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { decide } from '#store/jobs/decide.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOfPosting } from '#store/jobs/job-findings.ts'
import { decidePending } from '#store/jobs/publication.ts'
import { lockEditedJob } from '#store/jobs/revisions.ts'

/** Rejects a pending job or correction with a reason for its owner; of two concurrent decisions, the second is refused. */
export async function rejectJob({ params, body }: ActionInput<'rejectJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps } = context
  await db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    const reason = body.rejection_reason
    const findings = job ? await findingsOfPosting(tx, job, { ownerId: job.owner_id, now }) : []
    const decision = { reason, today: tokyoDate(now), now, asRead: body.updated_at }
    if (!job || !(await decidePending(tx, job, decision)))
      return refuseDecision(job, (await decisionsOf(tx, [params.id])).get(params.id))
    await decide(tx, followUps, job, { kind: 'rejected', reason, findings, by: viewer.id, now })
    const fields = {
      ...(!job.revision && { approval_status: { from: 'pending', to: 'rejected' } }),
      rejection_reason: { from: job.rejection_reason, to: reason },
    }
    const changes = { of: job.owner_id, fields }
    await record(tx, context, {
      action: 'job:reject',
      subject: params.id,
      ...(job.revision && { detail: { revision: true } }),
      changes,
    })
  })
}
