import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { addDecision } from '#store/jobs/job-decisions.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { approvePending } from '#store/jobs/publication.ts'

/**
 * Approves a pending job. Of two who decide at once, the second is refused; so is whoever read a text that its owner
 * has changed since.
 */
export async function approveJob(
  { params, body }: ActionInput<'approveJob'>,
  { db, viewer, now, followUps }: SignedInContext,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await approvePending(tx, { id: params.id, today: tokyoDate(now), now, asRead: body.updated_at }))) {
      throw new RefusalError(whyNotDecide(await findJob(tx, params.id)))
    }
    const decision = { job_id: params.id, kind: 'approved', decided_by: viewer.id, decided_at: now } as const
    const decision_id = await addDecision(tx, decision)
    const mail = { kind: 'job-approved', job_id: params.id, decision_id } as const
    await followUps.add(tx, mail, { afterSeconds: undoSeconds })
    await record(tx, { at: now, actor: viewer.id, action: 'job:approve', subject: params.id })
  })
}
