import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import { savedSearchView } from '#contract/alerts/saved-search-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { insertSavedSearch, lockAndCountSavedSearches } from '#store/alerts/saved-searches.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'

/** Saves a search. Jobs that it lists already are not news; later ones are notified. */
export async function saveSearch(
  { body }: ActionInput<'saveSearch'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'saveSearch'>> {
  const saved = { id: v7(), ...body, created_at: now }
  try {
    await db.transaction().execute(async (tx) => {
      const count = await lockAndCountSavedSearches(tx, viewer.id)
      await insertSavedSearch(tx, { ...saved, user_id: viewer.id })
      if (count >= limits.savedSearchesPerUser) throw new RefusalError('too-many-saved-searches')
    })
  } catch (error) {
    if (isUniqueViolation(error, 'saved_searches_once')) throw new RefusalError('already-saved')
    // Deleted since the request began.
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended')
    throw error
  }
  return { saved_search: savedSearchView({ ...saved, new_count: 0, last_seen_at: null }) }
}
