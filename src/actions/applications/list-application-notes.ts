import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { listApplicationNotes as list } from '#store/applications/application-notes.ts'
import { findForOwner } from '#store/applications/application-reviews.ts'

/** The team's notes on an application; for everybody else the application does not exist. */
export async function listApplicationNotes(
  { params }: ActionInput<'listApplicationNotes'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listApplicationNotes'>> {
  if (!(await findForOwner(db, params.id, viewer.employerId))) throw new RefusalError('application-not-found')
  return { notes: await list(db, params.id) }
}
