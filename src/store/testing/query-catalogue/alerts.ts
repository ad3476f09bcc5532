import * as saved from '#store/alerts/saved-searches.ts'
import type { Catalogue } from './store-calls.ts'
import { id, now, seeker } from './stored-rows.ts'

const own = { id: id(61), userId: seeker }
const search = { id: own.id, user_id: seeker, name: '経理', search: 'keyword=経理', created_at: now } as const

/** Searches that people save, and the mails about the jobs that come up in them. */
export const alertCalls: Catalogue = [
  [
    'alerts/saved-searches',
    {
      holdSavedSearches: (tx) => saved.holdSavedSearches(tx, seeker),
      insertSavedSearch: (tx) => saved.insertSavedSearch(tx, { ...search, notify: 'none' }),
      savedSearchesOf: [
        (tx) => saved.savedSearchesOf(tx, seeker, { now, page: null }),
        (tx) => saved.savedSearchesOf(tx, seeker, { now, page: { limit: 20, offset: 0 } }),
      ],
      countSavedSearches: (tx) => saved.countSavedSearches(tx, seeker),
      findSavedSearch: (tx) => saved.findSavedSearch(tx, own, now),
      updateSavedSearch: [
        (tx) => saved.updateSavedSearch(tx, own, { name: '事務' }, now),
        (tx) => saved.updateSavedSearch(tx, own, { notify: 'daily', search: 'keyword=事務' }, now),
      ],
      markSeen: (tx) => saved.markSeen(tx, own.id, seeker, now),
      removeSavedSearch: (tx) => saved.removeSavedSearch(tx, own.id, seeker),
    },
  ],
]
