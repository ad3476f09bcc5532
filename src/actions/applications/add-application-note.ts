import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { addApplicationNote as add } from '#store/applications/application-notes.ts'
import { findForOwner } from '#store/applications/application-reviews.ts'
import { lockUserForKeyShare } from '#store/applications/applications.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findUser } from '#store/people/users.ts'

/** Adds a note to an application for an own job. */
export async function addApplicationNote(
  { params, body }: ActionInput<'addApplicationNote'>,
  context: SignedInContext,
): Promise<ActionResult<'addApplicationNote'>> {
  const { db, viewer, now } = context
  const note = { application_id: params.id, author_id: viewer.id, text: body.text, written_at: now }
  try {
    return await db.transaction().execute(async (tx) => {
      // Lock the account before the application, in the order in which deleting an account locks.
      if (!(await lockUserForKeyShare(tx, viewer.id))) throw new RefusalError('session-ended')
      if (!(await findForOwner(tx, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
      const { id, count } = await add(tx, note)
      if (count > limits.notesPerApplication) throw new RefusalError('too-many-notes')
      await record(tx, context, { action: 'application:note', subject: params.id, detail: { note_id: id } })
      const author = await findUser(tx, viewer.id)
      return { note: { id, text: note.text, written_at: now, author_name: author?.name ?? null } }
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'application_reviews_application')) throw new RefusalError('application-not-found')
    throw error
  }
}
