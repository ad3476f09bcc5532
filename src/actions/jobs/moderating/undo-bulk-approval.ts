import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import type { Refusal } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { undoLastDecision } from '#store/jobs/job-decisions.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { returnToPending } from '#store/jobs/publication.ts'

/** Undoes several recent own decisions before their mails go out. */
export async function undoBulkApproval(
  { body }: ActionInput<'undoBulkApproval'>,
  context: SignedInContext,
): Promise<ActionResult<'undoBulkApproval'>> {
  const outcomes = []
  for (const id of body.ids) outcomes.push(outcomeView(id, await takeBack(id, body.ids.length, context)))
  return { outcomes }
}

/** Undoes one decision; returns why not. */
function takeBack(jobId: string, of: number, context: SignedInContext): Promise<Refusal | null> {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, jobId)
    if (!job) return 'job-not-found'
    if (!(await undoLastDecision(tx, { jobId, by: viewer.id, since, now }))) return 'too-late-to-undo'
    await returnToPending(tx, jobId, now)
    const changes = { of: job.owner_id, fields: { approval_status: { from: job.approval_status, to: 'pending' } } }
    await record(tx, context, { action: 'job:undo-decision', subject: jobId, detail: { bulk: of }, changes })
    return null
  })
}
