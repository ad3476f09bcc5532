import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, named, pageFacts, paging } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { type NotificationKind, notificationKinds, type Outlet } from '#rules/people/notifications.ts'

const ways = z.object({ list: z.boolean(), mail: z.boolean(), push: z.boolean() } satisfies Record<Outlet, z.ZodType>)

const forEachKind = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(notificationKinds.map((kind) => [kind, schema])) as Record<NotificationKind, Schema>)

/** `mail` turns off every optional mail; `kinds` has the channels of each kind. */
const notificationSettings = named('NotificationSettings', { mail: z.boolean(), kinds: forEachKind(ways) })

const oneSetting = z.object({ settings: notificationSettings })

/** A notification: the event in words, the page to open, and its ids. */
export const notification = named('Notification', {
  id: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  told_at: instant,
  is_read: z.boolean(),
  job_id: z.string().nullable(),
  application_id: z.string().nullable(),
  saved_search_id: z.string().nullable(),
})

/** An event of the stream: the unread count, and what is new since the last event. */
export const notificationEvent = z.object({ unread: z.number(), notifications: z.array(notification) })

export const notificationEndpoints = {
  streamNotifications: endpoint({
    address: 'GET /api/notifications/stream',
    summary:
      'Own notifications as they come (Server-Sent Events): `notifications` with the number of unread ones and the new ones, first without any',
    access: 'account:own',
    writes: 'events',
    refusals: ['too-many-tries'],
  }),
  listNotifications: endpoint({
    address: 'GET /api/notifications',
    summary: 'Own notifications, newest first, and how many of them are unread',
    access: 'account:own',
    query: z.object({ ...paging }),
    output: z.object({ unread: z.number(), notifications: z.array(notification), ...pageFacts }),
    list: 'notifications',
  }),
  markNotificationsRead: endpoint({
    address: 'POST /api/notifications/read',
    summary: 'Mark own notifications as read, by their ids or all of them; tells how many are unread then',
    access: 'account:own',
    body: z.object({
      ids: z.array(id).min(1).max(limits.pageSize.max).optional(),
      all: z.boolean().optional(),
    }),
    output: z.object({ unread: z.number() }),
    changes: ['listNotifications'],
  }),
  readNotificationSettings: endpoint({
    address: 'GET /api/notification-settings',
    summary:
      'By which outlets the signed-in user hears of what; confirming an email and a new password are always mailed',
    access: 'account:own',
    output: oneSetting,
  }),
  updateNotificationSettings: endpoint({
    address: 'PUT /api/notification-settings',
    summary: 'Choose by which outlets what is told; what is not named stays as it is',
    access: 'account:own',
    body: z.object({ mail: z.boolean().optional(), kinds: forEachKind(ways.partial().optional()).optional() }),
    output: oneSetting,
    changes: ['readNotificationSettings'],
  }),
}
