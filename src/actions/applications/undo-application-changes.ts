import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { lockApplications, undoLastChange } from '#store/applications/application-decisions.ts'
import { record } from '#store/audit-log.ts'
import { findJob } from '#store/jobs/jobs.ts'

/** Undoes the viewer's last changes to these applications before anybody is notified. */
export async function undoApplicationChanges(
  { params, body }: ActionInput<'undoApplicationChanges'>,
  context: SignedInContext,
): Promise<ActionResult<'undoApplicationChanges'>> {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const job = await findJob(tx, params.jobId)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))
    const results: ActionResult<'undoApplicationChanges'>['results'] = []
    const nobody = { decided_by_name: null, decided_at: null }
    for (const application of await lockApplications(tx, job.id, body.ids)) {
      const { id, status } = application
      const before = application.withdrawn_at
        ? null
        : await undoLastChange(tx, { application, by: viewer.id, since, now })
      if (before) await record(tx, context, { action: 'application:undo-decision', subject: id })
      results.push({ id, outcome: before ? 'done' : 'too-late', status: before ?? status, ...nobody })
    }
    if (!results.some(({ outcome }) => outcome === 'done')) throw new RefusalError('decision-undo-over')
    return { results }
  })
}
