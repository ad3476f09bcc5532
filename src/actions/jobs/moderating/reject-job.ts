import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseDecision } from '#contract/jobs/queued-job-view.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { rejectWaiting } from '#store/jobs/reject-waiting.ts'
import { lockEditedJob } from '#store/jobs/revisions.ts'

/** Rejects a pending job or correction with a reason for its owner; of two concurrent decisions, the second is refused. */
export async function rejectJob({ params, body }: ActionInput<'rejectJob'>, context: SignedInContext): Promise<void> {
  const { db, followUps } = context
  const { rejection_reason: reason, updated_at: asRead } = body
  await db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    if (!job || !(await rejectWaiting(tx, followUps, job, { reason, source: context, asRead })))
      return refuseDecision(job, (await decisionsOf(tx, [params.id])).get(params.id))
  })
}
