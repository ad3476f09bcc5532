import type { SignedIn } from '#actions/context.ts'
import type { ReadInput } from '#contract/endpoints.ts'
import { mayManage } from '#rules/jobs/managing.ts'
import { Refused } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { lockJob, removeJob } from '#store/jobs/jobs.ts'

/** Deletes a job with its applications. */
export async function deleteJob({ params }: ReadInput<'deleteJob'>, { db, viewer, now }: SignedIn): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new Refused('job-not-found')
    if (!mayManage(viewer, job)) throw new Refused('not-allowed')
    await removeJob(tx, job.id)
    await record(tx, {
      at: now,
      actor: viewer.id,
      action: 'job:delete',
      subject: job.id,
      detail: { owner: job.owner_id },
    })
  })
}
