import type { Context } from '#actions/context.ts'
import { unsubscriberOf } from '#contract/alerts/unsubscribe-link.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'

/** Turns off mails about new jobs with the token in one of them; the settings show this and turn them on again. */
export async function unsubscribeAlerts(
  { body }: ActionInput<'unsubscribeAlerts'>,
  { db, config }: Context,
): Promise<void> {
  const userId = unsubscriberOf(body.token, config.acceptedSecrets)
  if (!userId) throw new RefusalError('unsubscribe-link-invalid')
  try {
    await storeNotificationSettings(db, userId, { kinds: { alert: { mail: false } } })
  } catch (error) {
    // The account is deleted and gets no mails.
    if (!isForeignKeyViolation(error)) throw error
  }
}
