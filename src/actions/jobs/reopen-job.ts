import type { SignedIn } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { jobView } from '#contract/job-view.ts'
import { mayManage } from '#rules/jobs/managing.ts'
import { Refused } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { putUp } from '#store/jobs/publication.ts'

/** Puts a job up again; one that an administrator stopped only an administrator can start. */
export async function reopenJob(
  { params }: ReadInput<'reopenJob'>,
  { db, viewer, now }: SignedIn,
): Promise<GivenData<'reopenJob'>> {
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new Refused('job-not-found')
    if (!mayManage(viewer, job)) throw new Refused('not-allowed')
    if (job.stopped_by_operator && viewer.role !== 'admin') throw new Refused('stopped-by-operator')
    await putUp(tx, { id: job.id, today: tokyoDate(now), now })
    await record(tx, { at: now, actor: viewer.id, action: 'job:reopen', subject: job.id })
    return { job: jobView({ ...job, is_active: true, stopped_by_operator: false, updated_at: now }, viewer) }
  })
}
