import type { SignedIn } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { jobView } from '#contract/job-view.ts'
import { mayManage } from '#rules/jobs/managing.ts'
import { Refused } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { takeDown } from '#store/jobs/publication.ts'

/** Takes a job down; one that is down stays so. */
export async function closeJob(
  { params }: ReadInput<'closeJob'>,
  { db, viewer, now }: SignedIn,
): Promise<GivenData<'closeJob'>> {
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new Refused('job-not-found')
    if (!mayManage(viewer, job)) throw new Refused('not-allowed')
    await takeDown(tx, job.id, now)
    await record(tx, { at: now, actor: viewer.id, action: 'job:close', subject: job.id })
    return { job: jobView({ ...job, is_active: false, updated_at: now }, viewer) }
  })
}
