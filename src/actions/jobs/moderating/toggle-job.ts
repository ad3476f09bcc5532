import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { endTelling, tellOfStop, untellOfStop } from '#store/applications/tell-applicants.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { addDecision, undoLastDecision } from '#store/jobs/job-decisions.ts'
import { findJob, lockJobToRun } from '#store/jobs/jobs.ts'
import { toggleRunning } from '#store/jobs/publication.ts'
import { withRevision } from '#store/jobs/revisions.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'

/**
 * Stops a job as the operator, or starts it again. The owner cannot reopen a stopped job and is told the reason.
 * So are the applicants, without the reason. Starting right after stopping undoes it, and nobody is told.
 */
export async function toggleJob(
  { params, body }: ActionInput<'toggleJob'>,
  context: SignedInContext,
): Promise<ActionResult<'toggleJob'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const before = await lockJobToRun(tx, params.id)
    if (before && !before.is_active) refuseIf(whyNotReopen(viewer, before))
    const runs = await toggleRunning(tx, { id: params.id, today: tokyoDate(now), now })
    if (runs === undefined) throw new RefusalError('job-not-found')
    const job = await findJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    const takenBack = runs && (await takeBackStop(tx, job.id, context))
    const decision_id = takenBack
      ? null
      : await addDecision(tx, {
          ...{ job_id: job.id, kind: runs ? 'started' : 'stopped', decided_by: viewer.id, decided_at: now },
          reason: runs ? null : (body.reason ?? null),
        })
    await record(tx, context, {
      action: runs ? 'job:start' : 'job:stop',
      subject: job.id,
      ...(decision_id && { detail: { decision: decision_id } }),
      changes: {
        of: job.owner_id,
        fields: {
          is_active: { from: !runs, to: runs },
          ...(!runs && body.reason && { reason: { from: null, to: body.reason } }),
        },
      },
    })
    if (!runs && decision_id && job.owner_id !== viewer.employerId)
      await notifyEmployer(tx, followUps, {
        employerId: job.owner_id,
        about: { kind: 'job_stopped', job_id: job.id, decision_id },
        ...{ now, afterSeconds: undoSeconds },
      })
    if (takenBack) await untellOfStop(tx, job.id)
    else if (runs) await endTelling(tx, [job.id])
    else await tellOfStop(tx, followUps, { jobs: { id: job.id }, state: 'stopped', now, afterSeconds: undoSeconds })
    return { job: jobView(await withRevision(tx, job), viewer) }
  })
}

async function takeBackStop(tx: Transaction, jobId: string, { viewer, now }: SignedInContext): Promise<boolean> {
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  const undone = await undoLastDecision(tx, { jobId, by: viewer.id, since, now, kinds: ['stopped'] })
  return undone !== undefined
}
