import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listReviewsOf } from '#store/applications/application-notes.ts'

/** Employers' notes on the viewer's applications without their authors, for the account's export. */
export async function listMyReviews(
  _input: ActionInput<'listMyReviews'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyReviews'>> {
  return { reviews: await listReviewsOf(db, viewer.id) }
}
