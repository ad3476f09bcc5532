import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findNotificationSettings, storeNotificationSettings } from '#store/people/notification-settings.ts'

/** Changes which notifications come by which channels; queued mails and pushes follow it too. */
export async function updateNotificationSettings(
  { body }: ActionInput<'updateNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'updateNotificationSettings'>> {
  await storeNotificationSettings(db, viewer.id, body)
  return { settings: await findNotificationSettings(db, viewer.id) }
}
