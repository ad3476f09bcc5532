import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { lockJobToRun } from '#store/jobs/jobs.ts'
import { activateJob } from '#store/jobs/publication.ts'
import { withRevision } from '#store/jobs/revisions.ts'

/** Reopens a job; one that an administrator stopped needs an administrator. */
export async function reopenJob(
  { params }: ActionInput<'reopenJob'>,
  context: SignedInContext,
): Promise<ActionResult<'reopenJob'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockJobToRun(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotReopen(viewer, job))
    await activateJob(tx, { id: job.id, today: tokyoDate(now), now })
    await record(tx, context, { action: 'job:reopen', subject: job.id })
    return {
      job: jobView(
        { ...(await withRevision(tx, job)), is_active: true, stopped_by_operator: false, updated_at: now },
        viewer,
      ),
    }
  })
}
