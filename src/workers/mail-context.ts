import { pagePath } from '#contract/page-addresses.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { Side } from '#rules/messages/sides.ts'
import { mailboxKey } from '#rules/people/email.ts'
import { type MailName, type OwnMail, ruleOf, unconfirmedPerMailbox } from '#rules/people/mails.ts'
import type { NotificationKind } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import type { MailFollowUp } from '#store/follow-ups.ts'
import { findNotificationSettings, wantsNotification } from '#store/people/notification-settings.ts'
import { findCredentials } from '#store/people/users.ts'
import { consumeAllowance } from '#store/throttles.ts'
import { plainName, signed } from '#words/mail/frame.ts'
import { ownAffair } from '#words/mail/own-affairs.ts'

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

type Reader = { isConfirmed: boolean; publicUrl: string }

/** What of a mail its reader may get: all of it, fixed words about own affairs, or null. */
export function mailFor(name: MailName, mail: Mail, { isConfirmed, publicUrl }: Reader): Mail | null {
  const rule = ruleOf(name)
  if (rule.class === 'proof' || rule.to || isConfirmed) return mail
  if (rule.class === 'other') return null
  const link = publicUrl + pagePath(name === 'application-sent' ? 'applications' : 'notifications')
  const settings = settingsLink(publicUrl)
  const words = ownAffair(name as OwnMail, { link, settings: mail.text.includes(settings) ? settings : undefined })
  return { to: addressOf(mail), ...words }
}

/** A mail as it may be sent, with the operator's name; null when its reader may not get it, or got too many today. */
export async function admitMail(
  { name, fact, ...mail }: Composed & { name: MailName; fact: object },
  context: MailContext,
): Promise<Composed | null> {
  const { db, publicUrl, operatorEmail: email, operatorName } = context
  const address = addressOf(mail)
  const isOwn = ruleOf(name).class === 'own'
  const isConfirmed = (await findCredentials(db, address))?.email_verified ?? false
  const shown = mailFor(name, mail, { isConfirmed, publicUrl })
  if (!shown) return null
  if (isOwn && !isConfirmed && !(await isWithinLimit(address, fact, context))) {
    context.onLimit?.(name)
    return null
  }
  const to = typeof shown.to === 'string' ? shown.to : { ...shown.to, name: plainName(shown.to.name) }
  return { ...shown, to, ...signed(shown, { name: operatorName, email }) }
}

/** Counts a mail once, however often its delivery is tried. */
async function isWithinLimit(to: string, fact: object, { db, now }: MailContext): Promise<boolean> {
  const once = { times: 1, seconds: 7 * 24 * 60 * 60 }
  if (!(await consumeAllowance(db, `mail:${JSON.stringify(fact)}`, once, now)).allowed) return true
  return (await consumeAllowance(db, `mail:mailbox:${mailboxKey(to)}`, unconfirmedPerMailbox, now)).allowed
}

const addressOf = ({ to }: Mail) => (typeof to === 'string' ? to : to.address)
