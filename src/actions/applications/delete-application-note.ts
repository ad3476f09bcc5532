import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { removeApplicationNote } from '#store/applications/application-notes.ts'
import { findForOwner } from '#store/applications/application-reviews.ts'
import { record } from '#store/audit-log.ts'

/** Deletes a note written by the owner's team. */
export async function deleteApplicationNote(
  { params }: ActionInput<'deleteApplicationNote'>,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer, now } = context
  await db.transaction().execute(async (tx) => {
    if (!(await findForOwner(tx, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
    if (!(await removeApplicationNote(tx, { id: params.noteId, applicationId: params.id, now })))
      throw new RefusalError('note-not-found')
    const detail = { note_id: params.noteId }
    await record(tx, context, { action: 'application:delete-note', subject: params.id, detail })
  })
}
