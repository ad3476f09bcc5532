import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { notPast } from './public-now.ts'

type JobDecision = { id: string; today: string; now: Date }
/** `asRead`: when the job had last changed as its moderator read it; absent decides on whatever stands there. */
type Moderation = { id: string; now: Date; asRead?: Date }

/** Approves a job that is still pending, as it was read; false when somebody was first or there is no such job. */
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

/** Rejects a job that is still pending, as it was read; false when somebody was first or there is no such job. */
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

/** Makes a job wait for approval again, whatever was decided. */
export async function returnToPending(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ approval_status: 'pending', rejection_reason: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Takes a job down. */
export async function takeDown(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.updateTable('jobs').set({ is_active: false, updated_at: now }).where('id', '=', id).execute()
}

/** Puts a job up, whoever took it down. */
export async function putUp(tx: Queryable, { id, today, now }: JobDecision): Promise<void> {
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

/** Stops a running job as the operator, or starts one that does not run. Gives whether it runs now; undefined without a job. */
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
