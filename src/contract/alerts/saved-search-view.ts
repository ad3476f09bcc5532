import type { z } from 'zod'
import { parseKnownSearch } from '#contract/known-search.ts'
import { placeNamesOf } from '#contract/search-places.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { searchTitle } from '#words/search-title.ts'
import type { savedSearchEndpoints } from './saved-search-endpoints.ts'

type SavedSearch = z.input<(typeof savedSearchEndpoints)['saveSearch']['output']>['saved_search']

/** A saved search as answers show it, with its conditions in words. */
export function savedSearchView(row: Omit<SavedSearch, 'summary'>): SavedSearch {
  return { ...row, summary: summaryOf(row.search) }
}

/** The conditions of a saved search in words. */
export function summaryOf(search: string): string {
  const { conditions } = parseKnownSearch(new URLSearchParams(search))
  return searchTitle(conditions, tableNamesOf(conditions), placeNamesOf(conditions))
}
