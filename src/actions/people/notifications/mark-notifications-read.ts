import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { countNotifications, markNotificationsRead } from '#store/people/notifications.ts'

/** Marks own notifications as read; ignores other people's ids. */
export async function markOwnNotificationsRead(
  { body }: ActionInput<'markNotificationsRead'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'markNotificationsRead'>> {
  const whose = { userId: viewer.id, now }
  await markNotificationsRead(db, { ...whose, ids: body.all ? undefined : (body.ids ?? []) })
  return { unread: (await countNotifications(db, whose)).unread }
}
