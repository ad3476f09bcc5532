import { v7 } from 'uuid'
import type { Action, Context } from '#actions/context.ts'
import { notificationEvent } from '#contract/people/notification-endpoints.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { isBrowserKey, newPushKeys, openPushKeys } from '#integrations/push-keys.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import { findNotificationSettings, storeNotificationSettings } from '#store/people/notification-settings.ts'
import {
  countNotifications,
  markNotificationsRead as markRead,
  listNotifications as readNotifications,
} from '#store/people/notifications.ts'
import * as subscriptions from '#store/people/push-subscriptions.ts'
import { addressKey, consumeAllowance } from '#store/throttles.ts'

/** Own notifications, newest first, and how many are unread. */
export const listNotifications: Action<'listNotifications'> = async ({ query }, { db, viewer, now }) => {
  const whose = { userId: viewer.id, now }
  const find = async (slice: Slice) => (await readNotifications(db, whose, slice)).map(notificationView)
  const page = pageOf(query)
  const [counts, notifications] = await Promise.all([countNotifications(db, whose), page ? find(page) : everyRow(find)])
  return page ? { ...counts, notifications, page: page.page, limit: page.limit } : { ...counts, notifications }
}

/** Marks own notifications as read; ignores other people's ids. */
export const markNotificationsRead: Action<'markNotificationsRead'> = async ({ body }, { db, viewer, now }) => {
  const whose = { userId: viewer.id, now }
  await markRead(db, { ...whose, ids: body.all ? undefined : (body.ids ?? []) })
  return { unread: (await countNotifications(db, whose)).unread }
}

/** At most this many new notifications are sent at once; the unread count shows that there are more. */
const atOnce = { limit: 10 }

/** A notification this old (ms) may be committed only now. */
const latestCommit = 60_000

/** Streams own notifications: first the unread count, then each change of the list. */
export const streamNotifications: Action<'streamNotifications'> = async (
  _input,
  { db, viewer, now: openedAt, notificationFeed },
) => {
  const recent = openedAt.getTime() - latestCommit
  let seen: ReadonlySet<string> | undefined
  const read = async () => {
    const whose = { userId: viewer.id, now: notificationFeed.now() }
    const rows = await readNotifications(db, { ...whose, unread: true }, atOnce)
    // A shorter list is complete, so count it: a separate count would be of another moment.
    const unread = rows.length < atOnce.limit ? rows.length : (await countNotifications(db, whose)).unread
    const before = seen
    seen = new Set(rows.map(({ id }) => id))
    const isNew = before && ((id: string) => !before.has(id))
    const notifications = rows.filter(({ id, told_at }) => isNew?.(id) && told_at.getTime() > recent)
    return notificationEvent.parse({ unread, notifications: notifications.map(notificationView) })
  }
  const first = await read()
  return {
    first: { event: 'notifications', data: first },
    lifetime: notificationFeed.lifetime,
    follow(send, end) {
      let sending = Promise.resolve()
      let told = first.unread
      const tell = async () => {
        const data = await read()
        if (data.unread === told && data.notifications.length === 0) return
        told = data.unread
        send({ event: 'notifications', data })
      }
      const changed = () => {
        // One at a time, so that none is sent twice.
        sending = sending.then(tell).catch(end)
      }
      const reader = { userId: viewer.id, sessionId: viewer.sessionId, changed, end }
      const subscribed = notificationFeed.subscribe(reader)
      if (!subscribed) throw new RefusalError('too-many-tries', { retryAfter: 60 })
      // Changes between the first read and now.
      changed()
      return subscribed.unsubscribe
    },
  }
}

/** The signed-in user's notification settings. */
export const readNotificationSettings: Action<'readNotificationSettings'> = async (_input, { db, viewer }) => {
  return { settings: await findNotificationSettings(db, viewer.id) }
}

/** Changes which notifications come by which channels; queued mails and pushes follow it too. */
export const updateNotificationSettings: Action<'updateNotificationSettings'> = async ({ body }, { db, viewer }) => {
  await storeNotificationSettings(db, viewer.id, body)
  return { settings: await findNotificationSettings(db, viewer.id) }
}

/** The public key for subscribing a browser. The keys are created on first use, or when APP_SECRET is lost. */
export const readPushKey: Action<'readPushKey'> = async (_input, { db, now, config }) => {
  const stored = await subscriptions.findPushKeys(db)
  if (stored && openPushKeys(stored, config)) return { key: stored.public_key }
  const keys = newPushKeys(config)
  if (stored) await db.transaction().execute((tx) => subscriptions.replacePushKeys(tx, stored.sealed, keys, now))
  else await subscriptions.insertPushKeys(db, keys, now)
  return { key: (await subscriptions.findPushKeys(db))?.public_key ?? keys.public_key }
}

/** The viewer's subscribed browsers, without the data that allows pushing to them. */
export const listPushSubscriptions: Action<'listPushSubscriptions'> = async (_input, { db, viewer }) => {
  const rows = await subscriptions.listPushSubscriptions(db, viewer.id)
  return {
    push_subscriptions: rows.map(({ id, endpoint, device, session_id, created_at }) => ({
      ...{ id, device, created_at },
      endpoint_host: new URL(endpoint).hostname,
      current: session_id === viewer.sessionId,
    })),
  }
}

function refuseUnfit(endpoint: string, { p256dh }: { p256dh: string }, config: Context['config']): void {
  if (!isOpenAddress(endpoint, { loopback: config.pushesToLoopback }))
    throw new InvalidInputError([{ fault: 'url-invalid', path: 'endpoint' }])
  if (!isBrowserKey(p256dh)) throw new InvalidInputError([{ fault: 'wrong-shape', path: 'keys.p256dh' }])
}

/** Anybody may call it; a browser renews a few times a year. */
const renewalsPerAddress = { times: 60, seconds: 60 * 60 }

/** Replaces a subscription that its browser renewed; an unknown one changes nothing. */
export const renewPushSubscription: Action<'renewPushSubscription'> = async ({ body }, context) => {
  const { db, config, address, now } = context
  const { former_endpoint, endpoint, keys } = body
  refuseTooMany(await consumeAllowance(db, addressKey('renew-push', address), renewalsPerAddress, now))
  refuseUnfit(endpoint, keys, config)
  await subscriptions.renewSubscription(db, former_endpoint, { endpoint, ...keys })
}

/** Subscribes a browser to the viewer's notifications while they are signed in there. */
export const addPushSubscription: Action<'addPushSubscription'> = async ({ body: { endpoint, keys } }, context) => {
  const { db, viewer, now, config } = context
  refuseUnfit(endpoint, keys, config)
  const row = { id: v7(), user_id: viewer.id, session_id: viewer.sessionId, endpoint, ...keys, created_at: now }
  await db.transaction().execute((tx) => subscriptions.putPushSubscription(tx, row, limits.pushSubscriptionsPerUser))
}

/** Unsubscribes a browser of the viewer. */
export const removePushSubscription: Action<'removePushSubscription'> = async (
  { body: { id, endpoint = '' } },
  { db, viewer },
) => {
  await subscriptions.removePushSubscription(db, viewer.id, id === undefined ? ['endpoint', endpoint] : ['id', id])
}
