import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, type MailAddress, MailRefused, messageOf, RecipientRefused, senderOf } from './message.ts'

/**
 * Where mails go. `deliver` resolves when the other side accepted the mail; it throws MailRefused when retrying is
 * useless, MailHeld without a mail server, and other errors for temporary failures. `held` tells workers to leave mails
 * in the queue.
 */
export type MailTransport = {
  readonly held: boolean
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** There is no mail server; the mail must stay in the queue. */
export class MailHeld extends Error {
  override name = 'MailHeld'
}

/** Sends through an SMTP server (URL with credentials) over a few pooled connections. */
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
 * Whether a 5xx reply is about this recipient or content. Wrong credentials and a refused sender or relay (530, or
 * 5.7.x of RFC 3463 at the recipient) are the operator's mistake, and must not lose mails.
 */
function isRefusalOfMail(error: unknown): boolean {
  const { permanent, command, response = '' } = error as { permanent?: boolean; command?: string; response?: string }
  if (permanent !== true) return false
  return command === 'DATA' || (command === 'RCPT TO' && !/^530|^\d{3}[ -]5\.7\./.test(response))
}

/** Some servers look up the mailbox only after the content: 5.1.x of RFC 3463, or 5.2.1 for a disabled mailbox. */
function isAboutRecipient(refusal: unknown): boolean {
  const { command, response = '' } = refusal as { command?: string; response?: string }
  return command === 'RCPT TO' || /^\d{3}[ -]5\.(1\.\d|2\.1\b)/.test(response)
}

/** Writes each mail to `dir` as an `.eml` file whose name sorts by time; for local mode, where nothing is sent. */
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

/** Delivers nothing: in production without SMTP_URL mails wait in the queue. */
export function heldTransport(): MailTransport {
  return {
    held: true,
    async deliver() {
      throw new MailHeld('SMTP_URL is not set: the mail stays in the queue')
    },
    async close() {},
  }
}

/** Loads nodemailer with the first mail, so that the start stays fast. */
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
