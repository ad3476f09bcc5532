import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countJobNotes, putJobNote, removeJobNote } from '#store/applications/job-notes.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'

/** Stores the viewer's note on a job, or deletes it when its text is empty, also when the job is gone. */
export async function writeJobNote(
  { params, body }: ActionInput<'writeJobNote'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'writeJobNote'>> {
  if (body.text === '') {
    await removeJobNote(db, viewer.id, params.id)
    return { note: null }
  }
  if (!(await findVisibleJob(db, params.id, viewer, tokyoDate(now)))) throw new RefusalError('job-not-found')
  const isNew = (await countJobNotes(db, viewer.id, [params.id])) === 0
  if (isNew && (await countJobNotes(db, viewer.id)) >= limits.jobNotesPerUser) throw new RefusalError('too-many-notes')
  const note = { job_id: params.id, text: body.text, updated_at: now }
  try {
    await putJobNote(db, { ...note, user_id: viewer.id })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('job-not-found') // deleted since the request began
    throw error
  }
  return { note }
}
