import type { z } from 'zod'
import { parseSearchAddress } from '#contract/search-address.ts'
import { searchTitle } from '#words/search-title.ts'
import type { savedSearchEndpoints } from './saved-search-endpoints.ts'

type SavedSearch = z.input<(typeof savedSearchEndpoints)['saveSearch']['output']>['saved_search']

/** A saved search as answers show it, with its conditions in words. */
export function savedSearchView(row: Omit<SavedSearch, 'summary'>): SavedSearch {
  return { ...row, summary: summaryOf(row.search) }
}

/** The conditions of a saved search in words. */
export const summaryOf = (search: string): string =>
  searchTitle(parseSearchAddress(new URLSearchParams(search)).conditions)
