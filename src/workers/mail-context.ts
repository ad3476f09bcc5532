import { pagePath } from '#contract/page-addresses.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { NotificationKind } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import type { MailFollowUp } from '#store/follow-ups.ts'
import { findNotificationSettings, wantsNotification } from '#store/people/notification-settings.ts'

/** What of the configuration mails need. */
export type MailConfig = {
  /** Origin under which people reach the product, without a trailing slash. */
  publicUrl: string
  /** Makes the tokens of mailed links. */
  secret: string
  /** Those whose tokens are taken: `secret`, and another one while it is being replaced. */
  acceptedSecrets: readonly string[]
  operatorEmail: string
  /** '' is not set. */
  operatorName: string
}

/** What a mail is composed with. */
export type MailContext = MailConfig & { db: Database; now: Date }

/** What composes the mail of each kind; null when there is nobody or nothing left to write about. */
export type MailComposers = {
  [K in MailFollowUp['kind']]: (about: Extract<MailFollowUp, { kind: K }>, context: MailContext) => Promise<Mail | null>
}

/** Where the reader of a mail chooses which mails come. */
export const settingsLink = (publicUrl: string) => publicUrl + pagePath('settings', { tab: 'notifications' })

/** Whether the recipient has turned this mail off by now. Mails with a link that somebody asked for always go. */
export async function unwanted(
  { recipient_id }: { recipient_id: string },
  db: Database,
  kind?: NotificationKind,
): Promise<boolean> {
  if (kind) return !(await wantsNotification(db, recipient_id, kind, 'mail'))
  return !(await findNotificationSettings(db, recipient_id)).mail
}
