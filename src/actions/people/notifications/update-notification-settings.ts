import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findNotificationSettings, storeNotificationSettings } from '#store/people/notification-settings.ts'

/** Chooses what is told and by which outlets; a mail or a push that waits in the queue follows the choice too. */
export async function updateNotificationSettings(
  { body }: ActionInput<'updateNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'updateNotificationSettings'>> {
  await storeNotificationSettings(db, viewer.id, body)
  return { settings: await findNotificationSettings(db, viewer.id) }
}
