import type { Insertable } from 'kysely'
import { validate } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'

/**
 * Holds the applicant until the transaction ends; false when they are gone. Before the job is locked: deleting a user
 * goes from the user to jobs too, and whoever locks in another order would wait for each other.
 */
export async function lockUserForKeyShare(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  return held !== undefined
}

/**
 * The same for whoever applies. An application copies what is searched of them (migration 0060), which holds them as
 * much; held less until then, they would be waited for by somebody who changes them and is waited for.
 */
export async function lockUserForShare(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst()
  return held !== undefined
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

/** Whether a resume is the user's own; it is held until the transaction ends. */
export async function lockOwnResume(tx: Transaction, resumeId: string, userId: string): Promise<boolean> {
  if (!validate(resumeId)) return false
  const held = await tx
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Adds an application; a second one of the same person to the same job violates `applications_once`, and one attempt
 * twice `applications_attempts`.
 */
export async function insertApplication(tx: Queryable, application: Insertable<Schema['applications']>): Promise<void> {
  await tx.insertInto('applications').values(application).execute()
}

/** Somebody's own application; its job is locked first, because whoever deletes a job locks in that order too. */
export async function lockOwnApplication(tx: Transaction, id: string, userId: string) {
  const own = tx.selectFrom('applications').where('id', '=', id).where('user_id', '=', userId)
  await tx.selectFrom('jobs').select('id').where('id', 'in', own.select('job_id')).forNoKeyUpdate().execute()
  return own.select(['id', 'status', 'applied_at', 'withdrawn_at']).forUpdate().executeTakeFirst()
}

/** Deletes an application; its job's count follows. */
export async function removeApplication(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}

/** Deletes applications that were changed last before an instant; their jobs are locked first, as by whoever deletes one. */
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
}

type Withdrawal = { id: string; reason: string | null; now: Date }

/** Marks an application as withdrawn, which ends it. */
export async function withdraw(tx: Transaction, { id, reason, now }: Withdrawal): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ status: 'rejected', withdrawn_at: now, withdrawal_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}
