import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { savedSearchView } from '#contract/saved-searches.ts'
import { unsubscriberOf } from '#contract/signed-links.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import * as store from '#store/alerts/saved-searches.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import { pageOf } from '#store/keyset.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'

/** Saves a search. Jobs that it lists already are not news; later ones are notified. */
export const saveSearch: Action<'saveSearch'> = async ({ body }, { db, viewer, now }) => {
  const saved = { id: v7(), ...body, notify_alternatives: body.notify_alternatives ?? false, created_at: now }
  await refusingTransaction(db, { saved_searches_once: 'already-saved', deleted: 'session-ended' }, async (tx) => {
    const count = await store.lockAndCountSavedSearches(tx, viewer.id)
    await store.insertSavedSearch(tx, { ...saved, user_id: viewer.id })
    if (count >= limits.savedSearchesPerUser) throw new RefusalError('too-many-saved-searches')
  })
  return { saved_search: savedSearchView({ ...saved, new_count: 0, last_seen_at: null }) }
}

/** Own saved searches, newest first. */
export const listSavedSearches: Action<'listSavedSearches'> = async ({ query }, { db, viewer, now }) => {
  const page = pageOf(query)
  const saved_searches = (await store.savedSearchesOf(db, viewer.id, { now, page })).map(savedSearchView)
  if (!page) return { saved_searches }
  return { saved_searches, total: await store.countSavedSearches(db, viewer.id), page: page.page, limit: page.limit }
}

/** Changes the name, conditions or mail frequency of an own saved search. */
export const editSavedSearch: Action<'editSavedSearch'> = async ({ params, body }, { db, viewer, now }) => {
  const own = { id: params.id, userId: viewer.id }
  return refusingTransaction(db, { saved_searches_once: 'already-saved' }, async (tx) => {
    await store.updateSavedSearch(tx, own, body, now)
    const saved = orRefuse(await store.findSavedSearch(tx, own, now), 'saved-search-not-found')
    return { saved_search: savedSearchView(saved) }
  })
}

/** Marks an own saved search as opened. */
export const seeSavedSearch: Action<'seeSavedSearch'> = async ({ params }, { db, viewer, now }) => {
  const own = { id: params.id, userId: viewer.id }
  return db.transaction().execute(async (tx) => {
    await store.markSeen(tx, params.id, viewer.id, now)
    const saved = orRefuse(await store.findSavedSearch(tx, own, now), 'saved-search-not-found')
    return { saved_search: savedSearchView(saved) }
  })
}

/** Deletes an own saved search. */
export const deleteSavedSearch: Action<'deleteSavedSearch'> = async ({ params }, { db, viewer }) => {
  if (!(await store.removeSavedSearch(db, params.id, viewer.id))) throw new RefusalError('saved-search-not-found')
}

/** Turns off mails of a kind with the token in one of them; the settings show this and turn them on again. */
export const unsubscribeAlerts: Action<'unsubscribeAlerts'> = async ({ body }, { db, config }) => {
  const { userId, kind } = orRefuse(unsubscriberOf(body.token, config.acceptedSecrets), 'unsubscribe-link-invalid')
  try {
    const off = { mail: false }
    const kinds = kind === 'alert' ? { alert: off, followed_employer_posted: off } : { favourite_changed: off }
    await storeNotificationSettings(db, userId, { kinds })
  } catch (error) {
    // The account is deleted and gets no mails.
    if (!isForeignKeyViolation(error)) throw error
  }
  return { kind }
}
