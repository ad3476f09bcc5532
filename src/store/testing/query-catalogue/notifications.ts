import { applicationsBundle } from '#store/people/applications-bundle.ts'
import * as feed from '#store/people/notification-feed.ts'
import * as choices from '#store/people/notification-settings.ts'
import * as notifications from '#store/people/notifications.ts'
import { notify, tellFeeds } from '#store/people/notify.ts'
import * as pushKeys from '#store/people/push-keys.ts'
import * as pushes from '#store/people/push-subscriptions.ts'
import type { Catalogue } from './store-calls.ts'
import { application, circumstances, employer, first, id, next, now, seeker } from './stored-rows.ts'

/** What people are told, in the list, by mail and by push. */
export const notificationCalls: Catalogue = [
  [
    'people/notification-settings',
    {
      findNotificationSettings: (tx) => choices.findNotificationSettings(tx, seeker),
      wantsNotification: (tx) => choices.wantsNotification(tx, seeker, 'message', 'mail'),
      storeNotificationSettings: (tx) => choices.storeNotificationSettings(tx, seeker, { mail: false }),
    },
  ],
  [
    'people/applications-bundle',
    { applicationsBundle: (tx) => applicationsBundle(tx, employer, { now, afterSeconds: 20 }) },
  ],
  [
    'people/notify',
    {
      notify: [
        (tx) =>
          notify(tx, circumstances.followUps, {
            ...{ to: employer, about: { kind: 'application_received', application_id: application }, now },
          }),
        (tx) =>
          notify(tx, circumstances.followUps, {
            ...{ to: seeker, about: { kind: 'message', application_id: application, message_id: id(61) }, now },
            bundle: { key: 'messages', due: now },
          }),
      ],
      tellFeeds: (tx) => tellFeeds(tx, seeker, now),
    },
  ],
  [
    'people/notification-feed',
    {
      latestOf: (tx) => feed.latestOf(tx, [seeker], now),
      aliveSessions: (tx) => feed.aliveSessions(tx, [id(99)]),
    },
  ],
  [
    'people/notifications',
    {
      listNotifications: [
        (tx) => notifications.listNotifications(tx, { userId: seeker, now }, first),
        (tx) => notifications.listNotifications(tx, { userId: seeker, now, unread: true }, next),
      ],
      countNotifications: (tx) => notifications.countNotifications(tx, { userId: seeker, now }),
      markNotificationsRead: [
        (tx) => notifications.markNotificationsRead(tx, { userId: seeker, now, ids: [id(62)] }),
        (tx) => notifications.markNotificationsRead(tx, { userId: seeker, now }),
      ],
      markApplicationRead: (tx) =>
        notifications.markApplicationRead(tx, { userId: seeker, applicationId: application, kinds: ['message'], now }),
      listBundle: (tx) => notifications.listBundle(tx, { userId: seeker, bundle: 'messages', due: now }),
      findNotification: (tx) => notifications.findNotification(tx, id(62)),
      forgetNotificationsBefore: (tx) => notifications.forgetNotificationsBefore(tx, now),
    },
  ],
  [
    'people/push-keys',
    {
      insertPushKeys: (tx) => pushKeys.insertPushKeys(tx, { public_key: 'key', sealed: 'sealed' }, now),
      findPushKeys: (tx) => pushKeys.findPushKeys(tx),
      replacePushKeys: (tx) => pushKeys.replacePushKeys(tx, 'sealed', { public_key: 'next', sealed: 'anew' }, now),
      replaceSealedPushKey: (tx) => pushKeys.replaceSealedPushKey(tx, { before: 'anew', after: 'sealed' }),
    },
  ],
  [
    'people/push-subscriptions',
    {
      putPushSubscription: async (tx) => {
        const session = { id: id(72), user_id: seeker, signed_in_at: now, device: null, network: null }
        await tx.insertInto('sessions').values(session).execute()
        const browser = { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'auth', created_at: now }
        const row = { ...browser, id: id(71), user_id: seeker, session_id: session.id }
        await pushes.putPushSubscription(tx, row, 10)
      },
      listPushSubscriptions: (tx) => pushes.listPushSubscriptions(tx, seeker),
      findPushSubscription: (tx) => pushes.findPushSubscription(tx, id(71)),
      addPushes: (tx) => pushes.addPushes(tx, circumstances.followUps, [{ id: id(62), user_id: seeker }]),
      removePushSubscription: (tx) =>
        pushes.removePushSubscription(tx, seeker, ['endpoint', 'https://push.example.com/2']),
      removePushSubscriptionById: (tx) => pushes.removePushSubscription(tx, seeker, ['id', id(73)]),
      forgetPushSubscription: (tx) => pushes.forgetPushSubscription(tx, { id: id(71), p256dh: 'key' }),
    },
  ],
]
