import {
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  saveSearch,
  seeSavedSearch,
  unsubscribeAlerts,
} from '#actions/alerts.ts'
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
