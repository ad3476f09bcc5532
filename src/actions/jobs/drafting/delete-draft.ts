import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { removeDraft } from '#store/jobs/job-drafts.ts'

/** Deletes a draft or template of the viewer's employer. */
export async function deleteJobDraft(
  { params }: ActionInput<'deleteJobDraft'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeDraft(db, params.id, viewer.employerId))) throw new RefusalError('draft-not-found')
}
