import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { lockJob, removeJob } from '#store/jobs/jobs.ts'

/** Deletes a job with its applications. */
export async function deleteJob({ params }: ActionInput<'deleteJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))
    await removeJob(tx, job.id)
    await record(tx, context, {
      action: 'job:delete',
      subject: job.id,
      detail: { owner: job.owner_id },
    })
  })
}
