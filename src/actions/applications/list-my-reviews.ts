import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listReviewsOf } from '#store/applications/application-notes.ts'

/** What employers wrote down about the viewer's applications: for the export of an account, without who wrote it. */
export async function listMyReviews(
  _input: ActionInput<'listMyReviews'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyReviews'>> {
  return { reviews: await listReviewsOf(db, viewer.id) }
}
