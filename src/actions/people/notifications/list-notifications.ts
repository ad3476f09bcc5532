import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { countNotifications, listNotifications } from '#store/people/notifications.ts'

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
