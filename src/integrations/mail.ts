import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEmail } from '#rules/people/email.ts'

/** One recipient: a bare address, or an address with the name shown beside it. */
export type MailAddress = string | { name: string; address: string }

/** A mail ready to go. `messageId` (without angle brackets) should stay the same when a job is tried again. */
export type Mail = {
  to: MailAddress
  subject: string
  text: string
  html: string
  replyTo?: MailAddress
  messageId?: string
}

/**
 * Where mails go. `deliver` resolves when the other side has taken the mail; it throws MailRefused when trying again
 * is useless, MailHeld when nothing is set up, and any other error for a failure that may pass.
 * `held` tells a worker not to take mails out of the outbox at all.
 */
export type MailTransport = {
  readonly held: boolean
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail server refuses this recipient or this message for good (a 5xx reply); do not try again. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** No way to send is set up; the mail must stay in the outbox. */
export class MailHeld extends Error {
  override name = 'MailHeld'
}

/** Sends through an SMTP server (`smtp://` or `smtps://` URL, credentials inside) over a few kept connections. */
export function smtpTransport({ url, from }: { url: string; from: MailAddress }): MailTransport {
  const sender = senderOf(from)
  const transporter = whenNeeded(async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      dnsTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    held: false,
    async deliver(mail) {
      const message = compose(mail, sender)
      try {
        await (await transporter.get()).sendMail(message)
      } catch (error) {
        throw isRefusalOfMail(error) ? new MailRefused('the mail server refused the mail', { cause: error }) : error
      }
    },
    async close() {
      await transporter.close()
    },
  }
}

/** Keeps every mail as an `.eml` file in `dir`; the names sort by time. For local work, where nothing is sent. */
export function fileTransport({ dir, from }: { dir: string; from: MailAddress }): MailTransport {
  const sender = senderOf(from)
  const transporter = whenNeeded(async () =>
    (await import('nodemailer')).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    held: false,
    async deliver(mail) {
      const { message } = await (await transporter.get()).sendMail(compose(mail, sender))
      const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}.eml`
      const unfinished = join(dir, `.${name}.part`)
      await mkdir(dir, { recursive: true })
      try {
        await writeFile(unfinished, message as Buffer, { mode: 0o600 })
        await rename(unfinished, join(dir, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async close() {
      await transporter.close()
    },
  }
}

/** A transporter is made, and its library loaded, for the first mail. */
function whenNeeded<Transporter extends { close(): void }>(make: () => Promise<Transporter>) {
  let made: Promise<Transporter> | undefined
  return {
    get() {
      made ??= make()
      return made
    },
    async close() {
      ;(await made)?.close()
    },
  }
}

/** Delivers nothing: production without SMTP_URL, where mails wait in the outbox. */
export function heldTransport(): MailTransport {
  return {
    held: true,
    async deliver() {
      throw new MailHeld('no SMTP_URL is set: the mail stays in the outbox')
    },
    async close() {},
  }
}

function compose(mail: Mail, from: { name: string; address: string }) {
  if (mail.messageId !== undefined && !/^[\w.-]+@[\w.-]+$/.test(mail.messageId)) {
    throw new TypeError('messageId must look like id@host')
  }
  return {
    from,
    to: [address(mail.to)],
    ...(mail.replyTo === undefined ? {} : { replyTo: [address(mail.replyTo)] }),
    ...(mail.messageId === undefined ? {} : { messageId: `<${mail.messageId}>` }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // RFC 3834: keeps holiday replies from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'ja' },
  }
}

/** Always an object with exactly one checked address, because a mailer splits a text at commas into more recipients. */
function address(of: MailAddress): { name: string; address: string } {
  const parts = typeof of === 'string' ? split(of) : of
  if (!isEmail(parts.address)) throw new MailRefused('not one valid address')
  return { name: oneLine(parts.name), address: parts.address }
}

/** A sender may be at a bare host such as localhost; what is wrong with it shows at start. */
function senderOf(from: MailAddress): { name: string; address: string } {
  const parts = typeof from === 'string' ? split(from) : from
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(parts.address)) throw new TypeError('MAIL_FROM must be one address')
  return { name: oneLine(parts.name), address: parts.address }
}

function split(text: string): { name: string; address: string } {
  const named = /^([^<>]*)<([^<>]*)>$/.exec(text.trim())
  return named
    ? { name: (named[1] ?? '').trim().replace(/^"(.*)"$/, '$1'), address: (named[2] ?? '').trim() }
    : { name: '', address: text.trim() }
}

/** Line breaks and controls become blanks, so that no value can start a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * A 5xx reply counts only when it is about this recipient or this content. Wrong credentials, a refused sender or
 * a refused relay (530, or 5.7.x of RFC 3463, at the recipient) are the operator's to mend, and must not lose mails.
 */
function isRefusalOfMail(error: unknown): boolean {
  const { permanent, command, response = '' } = error as { permanent?: boolean; command?: string; response?: string }
  if (permanent !== true) return false
  return command === 'DATA' || (command === 'RCPT TO' && !/^530|^\d{3}[ -]5\.7\./.test(response))
}
