import { pagePath } from '#contract/page-addresses.ts'
import type { Mail } from '#integrations/mail/message.ts'
import { mailboxKey } from '#rules/people/email.ts'
import { type MailName, type OwnMail, ruleOf, unconfirmedPerMailbox } from '#rules/people/mails.ts'
import { findCredentials } from '#store/people/users.ts'
import { consumeAllowance } from '#store/throttles.ts'
import { plainName, signed } from '#words/mail/frame.ts'
import { ownAffair } from '#words/mail/own-affairs.ts'
import { type Composed, type MailContext, settingsLink } from './mail-context.ts'

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
