import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findNotificationSettings } from '#store/people/notification-settings.ts'

/** The signed-in user's notification settings. */
export async function readNotificationSettings(
  _input: ActionInput<'readNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readNotificationSettings'>> {
  return { settings: await findNotificationSettings(db, viewer.id) }
}
