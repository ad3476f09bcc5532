import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { RawResults } from '#contract/endpoint.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { notificationEvent } from '#contract/people/notification-endpoints.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { isBrowserKey, newPushKeys, openPushKeys } from '#integrations/push/push-keys.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { findNotificationSettings, storeNotificationSettings } from '#store/people/notification-settings.ts'
import { countNotifications, listNotifications, markNotificationsRead } from '#store/people/notifications.ts'
import { findPushKeys, insertPushKeys, replacePushKeys } from '#store/people/push-keys.ts'
import {
  listPushSubscriptions,
  putPushSubscription,
  removePushSubscription as remove,
} from '#store/people/push-subscriptions.ts'

/** Own notifications, newest first, and how many are unread. */
export async function listOwnNotifications(
  { query }: ActionInput<'listNotifications'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listNotifications'>> {
  const whose = { userId: viewer.id, now }
  const find = async (slice: Slice) => (await listNotifications(db, whose, slice)).map(notificationView)
  const page = pageOf(query)
  const [counts, notifications] = await Promise.all([countNotifications(db, whose), page ? find(page) : everyRow(find)])
  return page ? { ...counts, notifications, page: page.page, limit: page.limit } : { ...counts, notifications }
}

/** Marks own notifications as read; ignores other people's ids. */
export async function markOwnNotificationsRead(
  { body }: ActionInput<'markNotificationsRead'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'markNotificationsRead'>> {
  const whose = { userId: viewer.id, now }
  await markNotificationsRead(db, { ...whose, ids: body.all ? undefined : (body.ids ?? []) })
  return { unread: (await countNotifications(db, whose)).unread }
}

/** At most this many new notifications are sent at once; the unread count shows that there are more. */
const atOnce = { limit: 10 }

/** A notification this old (ms) may be committed only now. */
const latestCommit = 60_000

/** Streams own notifications: first the unread count, then each change of the list. */
export async function streamNotifications(
  _input: ActionInput<'streamNotifications'>,
  { db, viewer, now: openedAt, notificationFeed }: SignedInContext,
): Promise<RawResults['events']> {
  const recent = openedAt.getTime() - latestCommit
  let seen: ReadonlySet<string> | undefined
  const read = async () => {
    const whose = { userId: viewer.id, now: notificationFeed.now() }
    const rows = await listNotifications(db, { ...whose, unread: true }, atOnce)
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
export async function readNotificationSettings(
  _input: ActionInput<'readNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readNotificationSettings'>> {
  return { settings: await findNotificationSettings(db, viewer.id) }
}

/** Changes which notifications come by which channels; queued mails and pushes follow it too. */
export async function updateNotificationSettings(
  { body }: ActionInput<'updateNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'updateNotificationSettings'>> {
  await storeNotificationSettings(db, viewer.id, body)
  return { settings: await findNotificationSettings(db, viewer.id) }
}

/** The public key for subscribing a browser. The keys are created on first use, or when APP_SECRET is lost. */
export async function readPushKey(
  _input: ActionInput<'readPushKey'>,
  { db, now, config }: SignedInContext,
): Promise<ActionResult<'readPushKey'>> {
  const stored = await findPushKeys(db)
  if (stored && openPushKeys(stored, config)) return { key: stored.public_key }
  const keys = newPushKeys(config)
  if (stored) await db.transaction().execute((tx) => replacePushKeys(tx, stored.sealed, keys, now))
  else await insertPushKeys(db, keys, now)
  return { key: (await findPushKeys(db))?.public_key ?? keys.public_key }
}

/** The viewer's subscribed browsers, without the data that allows pushing to them. */
export async function listOwnPushSubscriptions(
  _input: ActionInput<'listPushSubscriptions'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listPushSubscriptions'>> {
  const rows = await listPushSubscriptions(db, viewer.id)
  return {
    push_subscriptions: rows.map(({ id, endpoint, device, session_id, created_at }) => ({
      ...{ id, device, created_at },
      endpoint_host: new URL(endpoint).hostname,
      current: session_id === viewer.sessionId,
    })),
  }
}

/** Subscribes a browser to the viewer's notifications while they are signed in there. */
export async function addPushSubscription(
  { body: { endpoint, keys } }: ActionInput<'addPushSubscription'>,
  { db, viewer, now, config }: SignedInContext,
): Promise<void> {
  if (!isOpenAddress(endpoint, { loopback: config.pushesToLoopback }))
    throw new InvalidInputError([{ fault: 'url-invalid', path: 'endpoint' }])
  if (!isBrowserKey(keys.p256dh)) throw new InvalidInputError([{ fault: 'wrong-shape', path: 'keys.p256dh' }])
  const row = { id: v7(), user_id: viewer.id, session_id: viewer.sessionId, endpoint, ...keys, created_at: now }
  await db.transaction().execute((tx) => putPushSubscription(tx, row, limits.pushSubscriptionsPerUser))
}

/** Unsubscribes a browser of the viewer. */
export async function removePushSubscription(
  { body: { id, endpoint = '' } }: ActionInput<'removePushSubscription'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  await remove(db, viewer.id, id === undefined ? ['endpoint', endpoint] : ['id', id])
}
