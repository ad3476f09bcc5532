import { deleteSavedSearch } from '#actions/alerts/delete-saved-search.ts'
import { editSavedSearch } from '#actions/alerts/edit-saved-search.ts'
import { listSavedSearches } from '#actions/alerts/list-saved-searches.ts'
import { saveSearch } from '#actions/alerts/save-search.ts'
import { seeSavedSearch } from '#actions/alerts/see-saved-search.ts'
import { unsubscribeAlerts } from '#actions/alerts/unsubscribe-alerts.ts'
import { blockEmployer, listBlockedEmployers, listBlockedJobIds, unblockEmployer } from '#actions/people/blocking.ts'
import {
  addPushSubscription,
  listOwnNotifications,
  listOwnPushSubscriptions,
  markOwnNotificationsRead,
  readNotificationSettings,
  readPushKey,
  removePushSubscription,
  streamNotifications,
  updateNotificationSettings,
} from '#actions/people/notifications.ts'
import type { Actions } from './action.ts'

export const notificationActions = {
  listNotifications: listOwnNotifications,
  streamNotifications,
  markNotificationsRead: markOwnNotificationsRead,
  readNotificationSettings,
  updateNotificationSettings,
  readPushKey,
  listPushSubscriptions: listOwnPushSubscriptions,
  addPushSubscription,
  removePushSubscription,
  listBlockedEmployers,
  listBlockedJobIds,
  blockEmployer,
  unblockEmployer,
  unsubscribeAlerts,
  listSavedSearches,
  saveSearch,
  editSavedSearch,
  deleteSavedSearch,
  seeSavedSearch,
} satisfies Partial<Actions>
