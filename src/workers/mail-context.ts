import { pagePath } from '#contract/page-addresses.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { MailName } from '#rules/people/mails.ts'
import type { NotificationKind } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import type { MailFollowUp } from '#store/follow-ups.ts'
import { findNotificationSettings, wantsNotification } from '#store/people/notification-settings.ts'

/** The part of the configuration that mails need. */
export type MailConfig = {
  /** Origin of the product's public address, without a trailing slash. */
  publicUrl: string
  /** Derives the tokens of mailed links. */
  secret: string
  /** Secrets for checking tokens: `secret`, and a former one while it is being replaced. */
  acceptedSecrets: readonly string[]
  operatorEmail: string
  /** '' means not set. */
  operatorName: string
}

/** What a mail is composed with. */
export type MailContext = MailConfig & {
  db: Database
  now: Date
  /** Called when a mail is left out because its mailbox got too many. */
  onLimit?: ((mail: MailName) => void) | undefined
}

/** A composed mail; the mails of one application to one side are a thread, and `begins` marks the first. */
export type Composed = Mail & { thread?: { application: string; side: Side; begins?: boolean } | undefined }

/** One with the name of its rule where the follow-up does not tell it. */
type Named = Composed & { name?: MailName }

/** Composes the mail of each kind; null when there is no recipient or content left. */
export type MailComposers = {
  [K in MailFollowUp['kind']]: (
    about: Extract<MailFollowUp, { kind: K }>,
    context: MailContext,
  ) => Promise<Named | null>
}

/** The page where the recipient chooses which mails come. */
export const settingsLink = (publicUrl: string) => publicUrl + pagePath('settings', { tab: 'notifications' })

/** Whether the recipient has turned this mail off. Requested links are always mailed. */
export async function unwanted(
  { recipient_id }: { recipient_id: string },
  db: Database,
  kind?: NotificationKind,
): Promise<boolean> {
  if (kind) return !(await wantsNotification(db, recipient_id, kind, 'mail'))
  return !(await findNotificationSettings(db, recipient_id)).mail
}
