import { deleteSavedSearch } from '#actions/alerts/delete-saved-search.ts'
import { editSavedSearch } from '#actions/alerts/edit-saved-search.ts'
import { listSavedSearches } from '#actions/alerts/list-saved-searches.ts'
import { saveSearch } from '#actions/alerts/save-search.ts'
import { seeSavedSearch } from '#actions/alerts/see-saved-search.ts'
import { unsubscribeAlerts } from '#actions/alerts/unsubscribe-alerts.ts'
import { blockEmployer } from '#actions/people/blocking/block-employer.ts'
import { listBlockedEmployers } from '#actions/people/blocking/list-blocked-employers.ts'
import { listBlockedJobIds } from '#actions/people/blocking/list-blocked-job-ids.ts'
import { unblockEmployer } from '#actions/people/blocking/unblock-employer.ts'
import { listOwnNotifications } from '#actions/people/notifications/list-notifications.ts'
import { markOwnNotificationsRead } from '#actions/people/notifications/mark-notifications-read.ts'
import { readNotificationSettings } from '#actions/people/notifications/read-notification-settings.ts'
import { streamNotifications } from '#actions/people/notifications/stream-notifications.ts'
import { updateNotificationSettings } from '#actions/people/notifications/update-notification-settings.ts'
import {
  addPushSubscription,
  listOwnPushSubscriptions,
  removePushSubscription,
} from '#actions/people/push/push-subscriptions.ts'
import { readPushKey } from '#actions/people/push/read-push-key.ts'
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
