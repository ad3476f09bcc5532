import * as mails from '#store/alerts/alert-mails.ts'
import * as listings from '#store/alerts/listing-changes.ts'
import * as saved from '#store/alerts/saved-searches.ts'
import type { Catalogue } from './store-calls.ts'
import { id, job, now, seeker } from './stored-rows.ts'

const own = { id: id(61), userId: seeker }
const search = { id: own.id, user_id: seeker, name: '経理', search: 'keyword=経理', created_at: now } as const

const mail = {
  id: id(62),
  user_id: seeker,
  notify: 'daily',
  searches: [{ id: own.id, after: 0, upto: 9 }],
  tries: 1,
} as const
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
      holdListings: (tx) => listings.holdListings(tx),
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
  [
    'alerts/alert-mails',
    {
      makeDueMails: async (tx) => {
        const another = { ...search, id: id(63), notify: 'daily' } as const
        await saved.insertSavedSearch(tx, another)
        await listings.addFound(tx, [{ job, search: another.id }])
        await listings.addDueAlerts(tx, [another.id], now)
        await mails.makeDueMails(
          tx,
          { opened: async () => {}, add: async () => {} },
          new Date(now.getTime() + 86_400_000),
          500,
        )
      },
      takeAlertMails: (tx) => mails.takeAlertMails(tx, now, 100),
      alertReaders: (tx) => mails.alertReaders(tx, [seeker]),
      alertedJobs: (tx) => mails.alertedJobs(tx, [{ ...mail, searches: [...mail.searches] }], 20, now),
      putOffAlertMail: (tx) => mails.putOffAlertMail(tx, mail.id, now),
      removeAlertMails: (tx) => mails.removeAlertMails(tx, [mail.id]),
      forgetAlertMails: (tx) => mails.forgetAlertMails(tx, now),
      forgetFoundJobs: (tx) => mails.forgetFoundJobs(tx, now),
      rememberBounce: (tx) => mails.rememberBounce(tx, seeker, now),
    },
  ],
]
