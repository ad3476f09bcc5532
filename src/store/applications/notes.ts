import { sql } from 'kysely'
import { v7 } from 'uuid'
import { searchText } from '#rules/search/search-text.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'

/**
 * Notes on an application, newest first, with their authors; the name is null when the account is gone. There are few.
 */
export function listApplicationNotes(db: Queryable, applicationId: string) {
  return db
    .selectFrom('application_notes as note')
    .leftJoin('users as author', 'author.id', 'note.author_id')
    .select(['note.id', 'note.text', 'note.written_at', 'note.author_id', 'author.name as author_name'])
    .where('note.application_id', '=', applicationId)
    .orderBy('note.written_at', 'desc')
    .orderBy('note.id', 'desc')
    .execute()
}

/** The notes on several applications by application, newest first. */
export async function notesOf(db: Queryable, applicationIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('application_notes')
    .select(['application_id', 'text'])
    .where(sql<boolean>`application_id = ANY(${applicationIds}::uuid[])`)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const byApplication = Map.groupBy(rows, ({ application_id }) => application_id)
  return new Map([...byApplication].map(([id, notes]) => [id, notes.map(({ text }) => text)]))
}

type NewNote = { application_id: string; author_id: string; text: string; written_at: Date }

/**
 * Adds a note; returns its id and the new number of notes. Violates `application_reviews_application` when the
 * application is gone.
 */
export async function addApplicationNote(tx: Transaction, note: NewNote): Promise<{ id: string; count: number }> {
  const { application_id, written_at } = note
  await lockReview(tx, application_id, written_at)
  const id = v7()
  await tx
    .insertInto('application_notes')
    .values({ ...note, id })
    .execute()
  return { id, count: await rememberNotes(tx, application_id, written_at) }
}

/** Deletes a note; false when there is none. */
export async function removeApplicationNote(
  tx: Transaction,
  { id, applicationId, now }: { id: string; applicationId: string; now: Date },
): Promise<boolean> {
  await lockReview(tx, applicationId, now)
  const removed = await tx
    .deleteFrom('application_notes')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  await rememberNotes(tx, applicationId, now)
  return removed.numDeletedRows > 0n
}

/**
 * Locks the row that counts the notes for lists, so that concurrent writers both count. Lock the application first,
 * like the deletion does.
 */
async function lockReview(tx: Transaction, application_id: string, updated_at: Date): Promise<void> {
  await tx.selectFrom('applications').select('id').where('id', '=', application_id).forKeyShare().execute()
  await tx
    .insertInto('application_reviews')
    .values({ application_id, updated_at })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ updated_at }))
    .execute()
}

async function rememberNotes(tx: Transaction, applicationId: string, now: Date): Promise<number> {
  const notes = await listApplicationNotes(tx, applicationId)
  await tx
    .updateTable('application_reviews')
    .set({
      note_count: notes.length,
      notes_text: notes.map(({ text }) => searchText(text)).join('\n'),
      updated_at: now,
    })
    .where('application_id', '=', applicationId)
    .execute()
  return notes.length
}

/** Employers' notes on a user's applications, newest application first, for the account's export. */
export function listReviewsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('application_reviews as review', 'review.application_id', 'applications.id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['review.application_id', 'jobs.title as job_title', 'jobs.company'])
    .select(['review.tags', 'review.rating', 'review.stage', 'review.offer', 'review.updated_at'])
    .select(
      sql<{ text: string; written_at: string }[]>`(
        SELECT coalesce(json_agg(json_build_object('text', note.text, 'written_at', note.written_at)
          ORDER BY note.written_at DESC, note.id DESC), '[]')
        FROM application_notes AS note WHERE note.application_id = review.application_id
      )`.as('notes'),
    )
    .where('applications.user_id', '=', userId)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()
}

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
export const countJobNotes = (db: Queryable, userId: string, jobIds?: JobIds): Promise<number> =>
  countOf(db.selectFrom('job_notes').where('user_id', '=', userId).where(isOneOf(jobIds)))

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
