import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'

/** Undefined means all jobs. */
type JobIds = readonly string[] | undefined

const isOneOf = (jobIds: JobIds) =>
  jobIds ? sql<boolean>`job_notes.job_id = ANY(${jobIds}::uuid[])` : sql<boolean>`true`

/** A user's notes on jobs, newest first. */
export async function listJobNotes(db: Queryable, userId: string, jobIds: JobIds, slice: Slice) {
  return db
    .selectFrom('job_notes')
    .select(['job_id', 'job_id as id', 'text', 'updated_at', exactTime('updated_at').as('at')])
    .where('user_id', '=', userId)
    .where(isOneOf(jobIds))
    .$call(newestFirst('updated_at', 'job_id', slice))
    .execute()
}

/** The number of a user's notes. */
export async function countJobNotes(db: Queryable, userId: string, jobIds?: JobIds): Promise<number> {
  return countOf(db.selectFrom('job_notes').where('user_id', '=', userId).where(isOneOf(jobIds)))
}

/** Stores a note and replaces the former one; violates a foreign key when the user or the job is gone. */
export async function putJobNote(
  db: Queryable,
  note: { user_id: string; job_id: string; text: string; updated_at: Date },
): Promise<void> {
  const { text, updated_at } = note
  await db
    .insertInto('job_notes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ text, updated_at }))
    .execute()
}

/** Deletes a note, if there is one. */
export async function removeJobNote(db: Queryable, userId: string, jobId: string): Promise<void> {
  await db.deleteFrom('job_notes').where('user_id', '=', userId).where('job_id', '=', jobId).execute()
}
