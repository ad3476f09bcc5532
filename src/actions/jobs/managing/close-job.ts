import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { deactivateJob } from '#store/jobs/publication.ts'
import { withRevision } from '#store/jobs/revisions.ts'

/** Closes a job; a closed one stays closed. */
export async function closeJob(
  { params }: ActionInput<'closeJob'>,
  context: SignedInContext,
): Promise<ActionResult<'closeJob'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))
    await deactivateJob(tx, job.id, now)
    await record(tx, context, { action: 'job:close', subject: job.id })
    return { job: jobView({ ...(await withRevision(tx, job)), is_active: false, updated_at: now }, viewer) }
  })
}
