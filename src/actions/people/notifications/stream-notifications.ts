import type { SignedInContext } from '#actions/context.ts'
import type { RawResults } from '#contract/endpoint.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { notificationEvent } from '#contract/people/notification-endpoints.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import { RefusalError } from '#rules/refusals.ts'
import { countNotifications, listNotifications } from '#store/people/notifications.ts'

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
