import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { undoLastDecision } from '#store/jobs/job-decisions.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { returnToPending } from '#store/jobs/publication.ts'

/** Undoes a recent own approval or rejection before its mail goes out. */
export async function undoDecision({ params }: ActionInput<'undoDecision'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    if (!(await undoLastDecision(tx, { jobId: params.id, by: viewer.id, since, now })))
      throw new RefusalError('too-late-to-undo')
    await returnToPending(tx, params.id, now)
    const changes = { of: job.owner_id, fields: { approval_status: { from: job.approval_status, to: 'pending' } } }
    await record(tx, context, { action: 'job:undo-decision', subject: params.id, changes })
  })
}
