import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findNotificationSettings } from '#store/people/notification-settings.ts'

/** What the signed-in user wants to hear of, and by which outlets. */
export async function readNotificationSettings(
  _input: ActionInput<'readNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readNotificationSettings'>> {
  return { settings: await findNotificationSettings(db, viewer.id) }
}
