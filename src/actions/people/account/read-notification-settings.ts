import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findMailChoices } from '#store/people/notification-settings.ts'

/** Which mails the signed-in user wants. */
export async function readNotificationSettings(
  _input: ActionInput<'readNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readNotificationSettings'>> {
  const { mail, status_changed } = await findMailChoices(db, viewer.id)
  return { settings: { mail, kinds: { status_changed: { mail: status_changed } } } }
}
