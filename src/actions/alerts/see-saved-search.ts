import type { SignedInContext } from '#actions/context.ts'
import { savedSearchView } from '#contract/alerts/saved-search-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { findSavedSearch, markSeen } from '#store/alerts/saved-searches.ts'

/** Marks an own saved search as opened. */
export async function seeSavedSearch(
  { params }: ActionInput<'seeSavedSearch'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'seeSavedSearch'>> {
  const own = { id: params.id, userId: viewer.id }
  return db.transaction().execute(async (tx) => {
    await markSeen(tx, params.id, viewer.id, now)
    const saved = await findSavedSearch(tx, own, now)
    if (!saved) throw new RefusalError('saved-search-not-found')
    return { saved_search: savedSearchView(saved) }
  })
}
