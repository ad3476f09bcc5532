import { z } from 'zod'
import { notifyChoices } from '#rules/alerts.ts'
import { tableNamesOf } from '#rules/jobs/table-names.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'
import { searchTitle } from '#words/search-title.ts'
import { endpoint } from './endpoint.ts'
import { choice, fault, instant, named, pageFacts, paging, requiredText } from './fields.ts'
import { parseKnownSearch, savedSearchQuery } from './known-search.ts'
import { placeNamesOf } from './search-places.ts'

const savedSearch = named('SavedSearch', {
  id: z.string(),
  name: z.string(),
  /** Its query on the front page. */
  search: z.string(),
  /** Its conditions in words. */
  summary: z.string(),
  notify: z.enum(notifyChoices),
  /** Whether mails of new jobs also name jobs that meet some of the conditions. */
  notify_alternatives: z.boolean(),
  /** New public jobs since it was last opened, counted up to 1,000. */
  new_count: z.number(),
  last_seen_at: instant.nullable(),
  created_at: instant,
})

const one = z.object({ saved_search: savedSearch })

/** The query of an address in any order; normalised, without unknown parameters. */
const search = z
  .string(fault('wrong-shape'))
  .max(limits.searchQuery, fault('too-long', limits.searchQuery))
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), fault('not-text'))
  .transform(savedSearchQuery)

const fields = { name: requiredText(limits.savedSearchName, 'name-required'), search, notify: choice(notifyChoices) }
const notify_alternatives = z.boolean(fault('wrong-shape')).optional()
export const savedSearchEndpoints = {
  unsubscribeAlerts: endpoint({
    address: 'POST /api/unsubscribe',
    summary: 'End the mails about new jobs or favourites with the token of one of them; needs no session',
    access: 'public',
    body: z.object({ token: requiredText(limits.searchQuery) }),
    output: z.object({ kind: z.enum(['alert', 'favourite_changed']) }),
    refusals: ['unsubscribe-link-invalid'],
    message: ({ kind }) => (kind === 'alert' ? confirmation.unsubscribed : confirmation.unsubscribedFavourites),
    changes: ['readNotificationSettings'],
  }),
  listSavedSearches: endpoint({
    address: 'GET /api/saved-searches',
    summary: 'Own saved searches, newest first',
    access: 'account:own',
    query: z.object(paging),
    output: z.object({ saved_searches: z.array(savedSearch), ...pageFacts }),
    list: 'saved_searches',
  }),
  saveSearch: endpoint({
    address: 'POST /api/saved-searches',
    summary: 'Save a search, given as the query of its address; jobs that come up in it later are told',
    access: 'account:own',
    body: z.object({ ...fields, notify_alternatives }),
    output: one,
    status: 201,
    refusals: ['already-saved', 'too-many-saved-searches'],
    message: confirmation.searchSaved,
    changes: ['listSavedSearches'],
  }),
  editSavedSearch: endpoint({
    address: 'PUT /api/saved-searches/:id',
    summary: 'Change a saved search; what is not named stays as it is. With other conditions it begins anew',
    access: 'account:own',
    unknownId: 'saved-search-not-found',
    body: z.object({
      ...{ name: fields.name.optional(), search: search.optional(), notify: fields.notify.optional() },
      notify_alternatives,
    }),
    output: one,
    refusals: ['already-saved'],
    message: confirmation.savedSearchChanged,
    changes: ['listSavedSearches'],
  }),
  deleteSavedSearch: endpoint({
    address: 'DELETE /api/saved-searches/:id',
    summary: 'Delete a saved search; no more mails come of it',
    access: 'account:own',
    unknownId: 'saved-search-not-found',
    message: confirmation.savedSearchDeleted,
    changes: ['listSavedSearches'],
  }),
  seeSavedSearch: endpoint({
    address: 'POST /api/saved-searches/:id/seen',
    summary: 'Say that a saved search was looked at: its new jobs are counted from now on',
    access: 'account:own',
    unknownId: 'saved-search-not-found',
    output: one,
    changes: ['listSavedSearches', 'listNotifications'],
  }),
}

/** A saved search as answers show it, with its conditions in words. */
export function savedSearchView(row: Omit<z.input<typeof savedSearch>, 'summary'>): z.input<typeof savedSearch> {
  return { ...row, summary: summaryOf(row.search) }
}

/** The conditions of a saved search in words. */
export function summaryOf(search: string): string {
  const { conditions } = parseKnownSearch(new URLSearchParams(search))
  return searchTitle(conditions, tableNamesOf(conditions), placeNamesOf(conditions))
}
