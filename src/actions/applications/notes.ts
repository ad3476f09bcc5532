import type { Action } from '#actions/context.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findForOwner } from '#store/applications/application-reviews.ts'
import { lockUserForKeyShare } from '#store/applications/applications.ts'
import * as store from '#store/applications/notes.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import { findUser } from '#store/people/users.ts'

/** The team's notes on an application; for everybody else the application does not exist. */
export const listApplicationNotes: Action<'listApplicationNotes'> = async ({ params }, { db, viewer }) => {
  if (!(await findForOwner(db, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
  return { notes: await store.listApplicationNotes(db, params.id) }
}

/** Adds a note to an application for an own job. */
export const addApplicationNote: Action<'addApplicationNote'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  const note = { application_id: params.id, author_id: viewer.id, text: body.text, written_at: now }
  return refusingTransaction(db, { application_reviews_application: 'application-not-found' }, async (tx) => {
    // Lock the account before the application, in the order in which deleting an account locks.
    if (!(await lockUserForKeyShare(tx, viewer.id))) throw new RefusalError('session-ended')
    if (!(await findForOwner(tx, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
    const { id, count } = await store.addApplicationNote(tx, note)
    if (count > limits.notesPerApplication) throw new RefusalError('too-many-notes')
    await record(tx, context, 'application:note', params.id, { detail: { note_id: id } })
    const author = await findUser(tx, viewer.id)
    return { note: { id, text: note.text, written_at: now, author_name: author?.name ?? null } }
  })
}

/** Deletes a note written by the owner's team. */
export const deleteApplicationNote: Action<'deleteApplicationNote'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  await db.transaction().execute(async (tx) => {
    if (!(await findForOwner(tx, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
    if (!(await store.removeApplicationNote(tx, { id: params.noteId, applicationId: params.id, now })))
      throw new RefusalError('note-not-found')
    const detail = { note_id: params.noteId }
    await record(tx, context, 'application:delete-note', params.id, { detail })
  })
}

/** Own notes on jobs, the latest first. */
export const listJobNotes: Action<'listJobNotes'> = async ({ query }, { db, viewer }) => {
  const find = (slice: Slice) => store.listJobNotes(db, viewer.id, query.job_ids, slice)
  const page = pageOf(query)
  const total = await store.countJobNotes(db, viewer.id, query.job_ids)
  return page
    ? { total, notes: await find(page), page: page.page, limit: page.limit }
    : { total, notes: everyRow(find) }
}

/** Stores the viewer's note on a job, or deletes it when its text is empty, also when the job is gone. */
export const writeJobNote: Action<'writeJobNote'> = async ({ params, body }, { db, viewer, now }) => {
  if (body.text === '') {
    await store.removeJobNote(db, viewer.id, params.id)
    return { note: null }
  }
  if (!(await findVisibleJob(db, params.id, viewer, tokyoDate(now)))) throw new RefusalError('job-not-found')
  const isNew = (await store.countJobNotes(db, viewer.id, [params.id])) === 0
  if (isNew && (await store.countJobNotes(db, viewer.id)) >= limits.jobNotesPerUser)
    throw new RefusalError('too-many-notes')
  const note = { job_id: params.id, text: body.text, updated_at: now }
  try {
    await store.putJobNote(db, { ...note, user_id: viewer.id })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('job-not-found') // deleted since the request began
    throw error
  }
  return { note }
}
