import { isEmail } from '#rules/people/email.ts'

/** A recipient: an address, or one with a display name. */
export type MailAddress = string | { name: string; address: string }

/** A mail to be sent. `messageId` (without angle brackets) should be the same for every attempt. */
export type Mail = {
  to: MailAddress
  subject: string
  text: string
  html: string
  replyTo?: MailAddress
  messageId?: string
  /** The id of the conversation's first mail, so that mail programs show its mails together. */
  inReplyTo?: string
  /** For the reader's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Where one click ends such mails (RFC 8058): it accepts a POST without a session. */
  unsubscribe?: string
}

/** The mail server refused the mail for good (a 5xx reply); do not retry. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The mail server refused the recipient, so no other mail would arrive there either. */
export class RecipientRefused extends MailRefused {
  override name = 'RecipientRefused'
}

type NamedAddress = { name: string; address: string }

/** The mail in nodemailer's form. Throws RecipientRefused unless the recipient is one valid address. */
export function messageOf(mail: Mail, from: NamedAddress) {
  for (const id of [mail.messageId, mail.inReplyTo])
    if (id !== undefined && !/^[\w.-]+@[\w.-]+$/.test(id)) throw new TypeError('messageId must look like id@host')
  return {
    from,
    to: [recipientOf(mail.to)],
    ...(mail.replyTo === undefined ? {} : { replyTo: [recipientOf(mail.replyTo)] }),
    ...(mail.messageId === undefined ? {} : { messageId: `<${mail.messageId}>` }),
    ...(mail.inReplyTo !== undefined && { inReplyTo: `<${mail.inReplyTo}>`, references: `<${mail.inReplyTo}>` }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar, filename: 'interview.ics' } }),
    // RFC 3834: prevents automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'ja',
      ...(mail.unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribe !== undefined && { list: { unsubscribe: new URL(mail.unsubscribe).href } }),
  }
}

/** Parses MAIL_FROM; the host may be bare, such as localhost. Throws, so that a mistake shows at the start. */
export function senderOf(from: MailAddress): NamedAddress {
  const { name, address } = partsOf(from)
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)) throw new TypeError('MAIL_FROM must be one address')
  return { name: oneLine(name), address }
}

/** An object with one checked address: nodemailer would split a text at commas into several recipients. */
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
 * Replaces line breaks and controls, so that no value can start a header, and removes direction marks. Defuses encoded
 * words (RFC 2047), which could bring any of these back.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll('=?', '= ?')
    .trim()
}
