import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { findMailChoices, storeMailChoices } from '#store/people/notification-settings.ts'

/** Chooses which mails come; a mail that waits in the queue follows the choice too. */
export async function updateNotificationSettings(
  { body }: ActionInput<'updateNotificationSettings'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'updateNotificationSettings'>> {
  const change = { mail: body.mail, status_changed: body.kinds?.status_changed?.mail }
  await storeMailChoices(db, viewer.id, change)
  const { mail, status_changed } = await findMailChoices(db, viewer.id)
  return { settings: { mail, kinds: { status_changed: { mail: status_changed } } } }
}
