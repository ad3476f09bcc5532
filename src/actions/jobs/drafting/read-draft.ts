import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findDraft } from '#store/jobs/job-drafts.ts'

/** A draft or template of the viewer's employer. */
export async function readJobDraft(
  { params }: ActionInput<'readJobDraft'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readJobDraft'>> {
  const draft = await findDraft(db, params.id, viewer.employerId)
  if (!draft) throw new RefusalError('draft-not-found')
  return { draft }
}
