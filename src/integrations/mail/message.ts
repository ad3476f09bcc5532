import { isEmail } from '#rules/people/email.ts'

/** One recipient: a bare address, or an address with the name shown beside it. */
export type MailAddress = string | { name: string; address: string }

/** A mail ready to go. `messageId` (without angle brackets) should stay the same when a delivery is tried again. */
export type Mail = {
  to: MailAddress
  subject: string
  text: string
  html: string
  replyTo?: MailAddress
  messageId?: string
  /** For the reader's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Where one click ends such mails (RFC 8058); it takes a POST without a session. */
  unsubscribe?: string
}

/** The mail server refuses this recipient or this message for good (a 5xx reply); do not try again. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** As above, and it is the recipient that is refused: no other mail would arrive there either. */
export class RecipientRefused extends MailRefused {
  override name = 'RecipientRefused'
}

type NamedAddress = { name: string; address: string }

/** The mail as nodemailer takes it. Throws RecipientRefused when the recipient is not one valid address. */
export function messageOf(mail: Mail, from: NamedAddress) {
  if (mail.messageId !== undefined && !/^[\w.-]+@[\w.-]+$/.test(mail.messageId)) {
    throw new TypeError('messageId must look like id@host')
  }
  return {
    from,
    to: [recipientOf(mail.to)],
    ...(mail.replyTo === undefined ? {} : { replyTo: [recipientOf(mail.replyTo)] }),
    ...(mail.messageId === undefined ? {} : { messageId: `<${mail.messageId}>` }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar, filename: 'interview.ics' } }),
    // RFC 3834: keeps holiday replies from answering.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ja',
      ...(mail.unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribe !== undefined && { list: { unsubscribe: new URL(mail.unsubscribe).href } }),
  }
}

/** MAIL_FROM; a sender may be at a bare host such as localhost. Throws, so that a mistake shows at start. */
export function senderOf(from: MailAddress): NamedAddress {
  const { name, address } = partsOf(from)
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)) throw new TypeError('MAIL_FROM must be one address')
  return { name: oneLine(name), address }
}

/** Always an object with exactly one checked address, because nodemailer splits a text at commas into more recipients. */
function recipientOf(to: MailAddress): NamedAddress {
  const { name, address } = partsOf(to)
  if (!isEmail(address)) throw new RecipientRefused('not one valid address')
  return { name: oneLine(name), address }
}

function partsOf(address: MailAddress): NamedAddress {
  if (typeof address !== 'string') return address
  const named = /^([^<>]*)<([^<>]*)>$/.exec(address.trim())
  return named
    ? { name: (named[1] ?? '').trim().replace(/^"(.*)"$/, '$1'), address: (named[2] ?? '').trim() }
    : { name: '', address: address.trim() }
}

/**
 * Line breaks and controls become blanks, so that no value can start a header of its own; none turns the direction, and
 * what a person typed is no encoded word (RFC 2047), in which any of these would come back.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll('=?', '= ?')
    .trim()
}
