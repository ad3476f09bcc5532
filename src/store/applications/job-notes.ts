import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { exactTime, olderThan, type Slice } from '#store/keyset.ts'

/** The jobs that are asked about; undefined is all of them. */
type JobIds = readonly string[] | undefined

const isOneOf = (jobIds: JobIds) =>
  jobIds ? sql<boolean>`job_notes.job_id = ANY(${jobIds}::uuid[])` : sql<boolean>`true`

/** Somebody's notes on jobs, the latest first. */
export async function listJobNotes(db: Queryable, userId: string, jobIds: JobIds, slice: Slice) {
  return db
    .selectFrom('job_notes')
    .select(['job_id', 'job_id as id', 'text', 'updated_at', exactTime('updated_at').as('at')])
    .where('user_id', '=', userId)
    .where(isOneOf(jobIds))
    .where(olderThan(slice.after, 'updated_at', 'job_id'))
    .orderBy('updated_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

/** How many notes somebody has written. */
export async function countJobNotes(db: Queryable, userId: string, jobIds?: JobIds): Promise<number> {
  const { total } = await db
    .selectFrom('job_notes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .where(isOneOf(jobIds))
    .executeTakeFirstOrThrow()
  return total
}

/** Stores a note in place of the one before; a user or a job that is gone violates a foreign key. */
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
