import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endClaim } from '#store/jobs/job-claims.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { dropRevision } from '#store/jobs/revisions.ts'

/** Withdraws a correction, waiting or rejected; the approved version stays. */
export async function withdrawRevision(
  { params }: ActionInput<'withdrawRevision'>,
  context: SignedInContext,
): Promise<ActionResult<'withdrawRevision'>> {
  const { db, viewer } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))
    if (!(await dropRevision(tx, job.id))) throw new RefusalError('revision-not-found')
    await endClaim(tx, job.id)
    await record(tx, context, { action: 'job:withdraw-revision', subject: job.id })
    return { job: jobView(job, viewer) }
  })
}
