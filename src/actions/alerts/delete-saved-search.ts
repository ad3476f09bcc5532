import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { removeSavedSearch } from '#store/alerts/saved-searches.ts'

/** Deletes an own saved search. */
export async function deleteSavedSearch(
  { params }: ActionInput<'deleteSavedSearch'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeSavedSearch(db, params.id, viewer.id))) throw new RefusalError('saved-search-not-found')
}
