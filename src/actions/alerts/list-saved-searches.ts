import type { SignedInContext } from '#actions/context.ts'
import { savedSearchView } from '#contract/alerts/saved-search-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { countSavedSearches, savedSearchesOf } from '#store/alerts/saved-searches.ts'

/** Own saved searches, newest first. */
export async function listSavedSearches(
  { query }: ActionInput<'listSavedSearches'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listSavedSearches'>> {
  const page = pageOf(query)
  const saved_searches = (await savedSearchesOf(db, viewer.id, { now, page })).map(savedSearchView)
  if (!page) return { saved_searches }
  return { saved_searches, total: await countSavedSearches(db, viewer.id), page: page.page, limit: page.limit }
}
