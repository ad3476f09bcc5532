import * as listings from '#store/alerts/listing-changes.ts'
import * as saved from '#store/alerts/saved-searches.ts'
import type { Catalogue } from './store-calls.ts'
import { id, job, now, seeker } from './stored-rows.ts'

const own = { id: id(61), userId: seeker }
const search = { id: own.id, user_id: seeker, name: '経理', search: 'keyword=経理', created_at: now } as const

const pair = { job, search: own.id }

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
  [
    'alerts/listing-changes',
    {
      tryHoldListings: (tx) => listings.tryHoldListings(tx),
      listingChanges: (tx) => listings.listingChanges(tx, 200),
      savedSearchesSince: [
        (tx) => listings.savedSearchesSince(tx, now, { after: null, limit: 20 }),
        (tx) => listings.savedSearchesSince(tx, now, { after: own.id, limit: 20 }),
      ],
      addListedBefore: (tx) => listings.addListedBefore(tx, [pair]),
      addFound: (tx) => listings.addFound(tx, [pair]),
      foundJobs: (tx) => listings.foundJobs(tx, [job]),
      addDueAlerts: (tx) => listings.addDueAlerts(tx, [own.id], now),
      markUnlisted: (tx) => listings.markUnlisted(tx, [pair]),
      removeFound: (tx) => listings.removeFound(tx, [pair]),
      removeListingChanges: (tx) => listings.removeListingChanges(tx, [1]),
      countAllSavedSearches: (tx) => listings.countAllSavedSearches(tx),
    },
  ],
]
