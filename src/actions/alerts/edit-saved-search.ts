import type { SignedInContext } from '#actions/context.ts'
import { savedSearchView } from '#contract/alerts/saved-search-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findSavedSearch, updateSavedSearch } from '#store/alerts/saved-searches.ts'
import { isUniqueViolation } from '#store/database/errors.ts'

/** Changes the name, conditions or mail frequency of an own saved search. */
export async function editSavedSearch(
  { params, body }: ActionInput<'editSavedSearch'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'editSavedSearch'>> {
  const own = { id: params.id, userId: viewer.id }
  try {
    return await db.transaction().execute(async (tx) => {
      await updateSavedSearch(tx, own, body, now)
      const saved = await findSavedSearch(tx, own, now)
      if (!saved) throw new RefusalError('saved-search-not-found')
      return { saved_search: savedSearchView(saved) }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'saved_searches_once')) throw new RefusalError('already-saved')
    throw error
  }
}
