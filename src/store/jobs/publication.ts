import { sql } from 'kysely'
import { isWaiting } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isStale } from '#rules/versions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { notPast } from './public-now.ts'
import { approveRevision, type EditedJob, rejectRevision } from './revisions.ts'

type JobDecision = { id: string; today: string; now: Date }
/** `reason`: why it is rejected, null to approve. `asRead`: the version that the moderator read; absent decides on any. */
type Decided = { reason: string | null; today: string; now: Date; asRead?: Date | undefined }

/**
 * Approves or rejects what waits of a locked job, itself or its correction, in the version read; false when it changed
 * or was decided.
 */
export async function decidePending(
  tx: Transaction,
  job: EditedJob,
  { reason, today, now, asRead }: Decided,
): Promise<boolean> {
  if (!isWaiting(job) || isStale(asRead, job.updated_at)) return false
  const { id, revision } = job
  if (revision) await (reason === null ? approveRevision(tx, job, { today, now }) : rejectRevision(tx, id, reason, now))
  else await (reason === null ? approvePending(tx, { id, today, now }) : rejectPending(tx, { id, reason, now }))
  return true
}

/** Approves a pending job. */
export async function approvePending(tx: Queryable, { id, today, now }: JobDecision): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      approval_status: 'approved',
      updated_at: now,
      was_public: sql`jobs.was_public OR (jobs.is_active AND ${notPast(today)})`,
    })
    .where('id', '=', id)
    .where('approval_status', '=', 'pending')
    .execute()
}

async function rejectPending(
  tx: Transaction,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ approval_status: 'rejected', rejection_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Makes a job pending again after any decision. */
export async function returnToPending(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ approval_status: 'pending', rejection_reason: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Closes a job. */
export async function deactivateJob(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ is_active: false, publish_at: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Opens a closed job, regardless of who closed it. */
export async function activateJob(tx: Queryable, { id, today, now }: JobDecision): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      is_active: true,
      publish_at: null,
      stopped_by_operator: false,
      stopped_with_owner: false,
      updated_at: now,
      was_public: sql`jobs.was_public OR (jobs.approval_status = 'approved' AND ${notPast(today)})`,
    })
    .where('id', '=', id)
    .execute()
}

/** Opens the jobs whose time of publication has come; those of a suspended account wait for its return. */
export async function publishDue(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      is_active: true,
      publish_at: null,
      updated_at: now,
      was_public: sql`jobs.was_public OR (jobs.approval_status = 'approved' AND ${notPast(tokyoDate(now))})`,
    })
    .where('publish_at', '<=', now)
    .where('stopped_by_operator', '=', false)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM users WHERE users.id = jobs.owner_id AND suspended_at IS NOT NULL)`)
    .execute()
}

/** Stops a job as the operator; it is not public, whatever it was. */
export async function stopJob(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ is_active: false, stopped_by_operator: true, publish_at: null, stopped_with_owner: false, updated_at: now })
    .where('id', '=', id)
    .execute()
}
