import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { restoreJob, takeBulkChange } from '#store/jobs/bulk-job-changes.ts'
import { lockJobToRun } from '#store/jobs/jobs.ts'
import { withRevision } from '#store/jobs/revisions.ts'
import type { JobBefore } from '#store/schema/stored-values.ts'

/** Undoes a recent own change of several jobs, also a deletion. */
export async function undoJobChanges(
  { body }: ActionInput<'undoJobChanges'>,
  context: SignedInContext,
): Promise<ActionResult<'undoJobChanges'>> {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const change = await takeBulkChange(tx, { id: body.undo, by: viewer.id, since })
    if (!change) throw new RefusalError('bulk-undo-over')
    const outcomes = []
    for (const before of change.before)
      outcomes.push(outcomeView(before.id, await takeBack(tx, before, change.changed_at, context)))
    return { outcomes }
  })
}

async function takeBack(
  tx: Transaction,
  before: JobBefore,
  changedAt: Date,
  context: SignedInContext,
): Promise<Refusal | null> {
  const job = await lockJobToRun(tx, before.id)
  if (!job) return 'job-not-found'
  if (before.is_active && job.employer_suspended) return 'owner-suspended'
  // Not `!==`: setting the deadline that a job has already leaves `updated_at` as it was.
  if ((await withRevision(tx, job)).updated_at > changedAt) return 'changed-meanwhile'
  await restoreJob(tx, before, context.now)
  await record(tx, context, { action: 'job:undo-change', subject: before.id })
  return null
}
