import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, type MailAddress, MailRefused, messageOf, RecipientRefused, senderOf } from './message.ts'

/**
 * Where mails go. `deliver` resolves when the other side has taken the mail; it throws MailRefused when trying again
 * is useless, MailHeld when no mail server is set up, and any other error for a failure that may pass.
 * `held` tells a worker to leave mails in the queue.
 */
export type MailTransport = {
  readonly held: boolean
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** No mail server is set up; the mail must stay in the queue. */
export class MailHeld extends Error {
  override name = 'MailHeld'
}

/** Sends through an SMTP server (`smtp://` or `smtps://` URL, credentials inside) over a few pooled connections. */
export function smtpTransport({ url, from }: { url: string; from: MailAddress }): MailTransport {
  const sender = senderOf(from)
  const transporter = onFirstUse(async () =>
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
      const message = messageOf(mail, sender)
      try {
        await (await transporter.get()).sendMail(message)
      } catch (error) {
        if (!isRefusalOfMail(error)) throw error
        if (isAboutRecipient(error))
          throw new RecipientRefused('the mail server refused the recipient', { cause: error })
        throw new MailRefused('the mail server refused the mail', { cause: error })
      }
    },
    close: transporter.close,
  }
}

/**
 * A 5xx reply counts only when it is about this recipient or this content. Wrong credentials, a refused sender or
 * a refused relay (530, or 5.7.x of RFC 3463, at the recipient) are for the operator to correct, and must not lose mails.
 */
function isRefusalOfMail(error: unknown): boolean {
  const { permanent, command, response = '' } = error as { permanent?: boolean; command?: string; response?: string }
  if (permanent !== true) return false
  return command === 'DATA' || (command === 'RCPT TO' && !/^530|^\d{3}[ -]5\.7\./.test(response))
}

/** Some servers look for the mailbox only when they have the mail: 5.1.x of RFC 3463 and a disabled mailbox, 5.2.1. */
function isAboutRecipient(refusal: unknown): boolean {
  const { command, response = '' } = refusal as { command?: string; response?: string }
  return command === 'RCPT TO' || /^\d{3}[ -]5\.(1\.\d|2\.1\b)/.test(response)
}

/** Writes every mail into `dir` as an `.eml` file; the names sort by time. For local work, where nothing is sent. */
export function fileTransport({ dir, from }: { dir: string; from: MailAddress }): MailTransport {
  const sender = senderOf(from)
  const transporter = onFirstUse(async () =>
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
      const { message } = await (await transporter.get()).sendMail(messageOf(mail, sender))
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
    close: transporter.close,
  }
}

/** Delivers nothing: production without SMTP_URL, where mails wait in the queue. */
export function heldTransport(): MailTransport {
  return {
    held: true,
    async deliver() {
      throw new MailHeld('SMTP_URL is not set: the mail stays in the queue')
    },
    async close() {},
  }
}

/** Loads the library with the first mail, which keeps it out of the start. */
function onFirstUse<Transporter extends { close(): void }>(create: () => Promise<Transporter>) {
  let transporter: Promise<Transporter> | undefined
  return {
    get() {
      transporter ??= create()
      return transporter
    },
    async close() {
      ;(await transporter)?.close()
    },
  }
}
