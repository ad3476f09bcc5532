import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { toggleRunning } from '#store/jobs/publication.ts'

/** Stops a job as the operator, or starts it again; a stopped one cannot be reopened by its owner. */
export async function toggleJob(
  { params }: ActionInput<'toggleJob'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'toggleJob'>> {
  return db.transaction().execute(async (tx) => {
    const runs = await toggleRunning(tx, { id: params.id, today: tokyoDate(now), now })
    if (runs === undefined) throw new RefusalError('job-not-found')
    await record(tx, { at: now, actor: viewer.id, action: runs ? 'job:start' : 'job:stop', subject: params.id })
    const job = await findJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    return { job: jobView(job, viewer) }
  })
}
