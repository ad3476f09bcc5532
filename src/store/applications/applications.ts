import type { Insertable } from 'kysely'
import { validate } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'

/**
 * Keeps the user from being deleted until the transaction ends; false when they are gone. Lock the user before the job:
 * deleting a user locks in this order, and the other one deadlocks.
 */
export async function lockUserForKeyShare(tx: Transaction, userId: string): Promise<boolean> {
  const locked = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  return locked !== undefined
}

/**
 * As `lockUserForKeyShare`, but also keeps the user from being changed: a trigger copies the applicant's search text
 * into the application, and taking the stronger lock later deadlocks with the change.
 */
export async function lockUserForShare(tx: Transaction, userId: string): Promise<boolean> {
  const locked = await tx.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst()
  return locked !== undefined
}

/** A user's applications to a job, withdrawn ones too. */
export function applicationsTo(db: Queryable, jobId: string, userId: string): Promise<{ withdrawn_at: Date | null }[]> {
  return db
    .selectFrom('applications')
    .select('withdrawn_at')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .execute()
}

/** Whether a resume is the user's own; it is locked until the transaction ends. */
export async function lockOwnResume(tx: Transaction, resumeId: string, userId: string): Promise<boolean> {
  if (!validate(resumeId)) return false
  const locked = await tx
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return locked !== undefined
}

/**
 * Adds an application; a second open one to the same job violates `applications_once`, a repeated request
 * `applications_attempts`.
 */
export async function insertApplication(tx: Queryable, application: Insertable<Schema['applications']>): Promise<void> {
  await tx.insertInto('applications').values(application).execute()
}

/** A user's own application, locked. Its job is locked first, in the order in which deleting a job locks. */
export async function lockOwnApplication(tx: Transaction, id: string, userId: string) {
  const own = tx.selectFrom('applications').where('id', '=', id).where('user_id', '=', userId)
  await tx.selectFrom('jobs').select('id').where('id', 'in', own.select('job_id')).forNoKeyUpdate().execute()
  return own.select(['id', 'status', 'applied_at', 'withdrawn_at']).forUpdate().executeTakeFirst()
}

/** Deletes an application and lowers its job's count. */
export async function removeApplication(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}

/** Deletes applications last changed before a time. Locks their jobs first, like deleting one does. */
export async function deleteApplicationsBefore(tx: Transaction, before: Date): Promise<void> {
  const old = tx.selectFrom('applications').where('updated_at', '<', before)
  await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', old.select('job_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx.deleteFrom('applications').where('updated_at', '<', before).execute()
  await tx.deleteFrom('past_applications').where('updated_at', '<', before).execute()
}

type Withdrawal = { id: string; reason: string | null; now: Date }

/** Withdraws an application, which is final. */
export async function withdraw(tx: Transaction, { id, reason, now }: Withdrawal): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ status: 'rejected', withdrawn_at: now, withdrawal_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}
