import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { notPast } from './public-now.ts'

type JobDecision = { id: string; today: string; now: Date }
/** `asRead`: the version that the moderator read; absent decides on any. */
type Moderation = { id: string; now: Date; asRead?: Date }

/** Approves a pending job in the version read; false when it changed, was decided, or is gone. */
export async function approvePending(
  tx: Queryable,
  { id, today, now, asRead }: Moderation & { today: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('jobs')
    .set({
      approval_status: 'approved',
      updated_at: now,
      was_public: sql`jobs.was_public OR (jobs.is_active AND ${notPast(today)})`,
    })
    .where('id', '=', id)
    .where('approval_status', '=', 'pending')
    .$if(asRead !== undefined, (query) => query.where('updated_at', '=', asRead as Date))
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Rejects a pending job in the version read; false when it changed, was decided, or is gone. */
export async function rejectPending(
  tx: Queryable,
  { id, reason, now, asRead }: Moderation & { reason: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('jobs')
    .set({ approval_status: 'rejected', rejection_reason: reason, updated_at: now })
    .where('id', '=', id)
    .where('approval_status', '=', 'pending')
    .$if(asRead !== undefined, (query) => query.where('updated_at', '=', asRead as Date))
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
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
  await tx.updateTable('jobs').set({ is_active: false, updated_at: now }).where('id', '=', id).execute()
}

/** Opens a closed job, regardless of who closed it. */
export async function activateJob(tx: Queryable, { id, today, now }: JobDecision): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      is_active: true,
      stopped_by_operator: false,
      stopped_with_owner: false,
      updated_at: now,
      was_public: sql`jobs.was_public OR (jobs.approval_status = 'approved' AND ${notPast(today)})`,
    })
    .where('id', '=', id)
    .execute()
}

/** Stops a running job as the operator, or starts a stopped one. Returns whether it runs now. */
export async function toggleRunning(tx: Queryable, { id, today, now }: JobDecision): Promise<boolean | undefined> {
  const done = await tx
    .updateTable('jobs')
    .set({
      is_active: sql`NOT jobs.is_active`,
      stopped_by_operator: sql`jobs.is_active`,
      stopped_with_owner: false,
      updated_at: now,
      was_public: sql`jobs.was_public OR (NOT jobs.is_active AND jobs.approval_status = 'approved' AND ${notPast(today)})`,
    })
    .where('id', '=', id)
    .returning('is_active')
    .executeTakeFirst()
  return done?.is_active
}
