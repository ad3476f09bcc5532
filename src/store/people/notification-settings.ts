import { sql } from 'kysely'
import {
  isNecessary,
  isOffAtFirst,
  type NotificationKind,
  notificationKinds,
  type Outlet,
  outlets,
} from '#rules/people/notifications.ts'
import type { Queryable } from '#store/database.ts'

/** Channels by kind; without `mail`, only necessary mails are sent. */
export type NotificationSettings = { mail: boolean; kinds: Record<NotificationKind, Record<Outlet, boolean>> }

type Change = {
  mail?: boolean | undefined
  kinds?: { [Kind in NotificationKind]?: { [Way in Outlet]?: boolean | undefined } | undefined } | undefined
}

/** A user's settings; by default everything is on but what `isOffAtFirst`. */
export async function findNotificationSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const stored = await db
    .selectFrom('notification_settings')
    .select(['mail', 'status_changed', 'choices'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const choices: Record<string, boolean> = { ...stored?.choices, 'status_changed.mail': stored?.status_changed ?? true }
  const wants = (kind: NotificationKind, outlet: Outlet) =>
    isNecessary(kind, outlet) || (choices[`${kind}.${outlet}`] ?? !isOffAtFirst(kind, outlet))
  const kinds = notificationKinds.map((kind) => [
    kind,
    Object.fromEntries(outlets.map((outlet) => [outlet, wants(kind, outlet)])),
  ])
  return { mail: stored?.mail ?? true, kinds: Object.fromEntries(kinds) }
}

/** Whether a user wants a kind by a channel. */
export async function wantsNotification(
  db: Queryable,
  userId: string,
  kind: NotificationKind,
  outlet: Outlet,
): Promise<boolean> {
  const { mail, kinds } = await findNotificationSettings(db, userId)
  return kinds[kind][outlet] && (outlet !== 'mail' || mail || isNecessary(kind, outlet))
}

/** Stores the given settings; others stay. Violates a foreign key when the user is gone. */
export async function storeNotificationSettings(db: Queryable, userId: string, change: Change): Promise<void> {
  const { mail } = change
  const cells = Object.entries(change.kinds ?? {}).flatMap(([kind, ways]) =>
    Object.entries(ways ?? {}).map(([outlet, wanted]) => [`${kind}.${outlet}`, wanted] as const),
  )
  const { 'status_changed.mail': statusChanged, ...others } = Object.fromEntries(
    cells.filter(([, wanted]) => wanted !== undefined),
  ) as Record<string, boolean | undefined>
  const choices = JSON.stringify(others)
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, mail: mail ?? true, status_changed: statusChanged ?? true, choices })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        mail: mail ?? ref('notification_settings.mail'),
        status_changed: statusChanged ?? ref('notification_settings.status_changed'),
        choices: sql<string>`notification_settings.choices || excluded.choices`,
      })),
    )
    .execute()
}
