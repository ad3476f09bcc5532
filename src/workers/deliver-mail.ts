import { MailRefused } from '#integrations/mail/message.ts'
import type { MailTransport } from '#integrations/mail/transports.ts'
import type { Database } from '#store/database.ts'
import type { MailFollowUp } from '#store/follow-ups.ts'
import { GaveUp, type QueueLog } from '#store/queue.ts'
import { composeMail } from './compose-mail.ts'
import type { MailConfig } from './mail-context.ts'

type Delivery = MailConfig & { db: Database; transport: MailTransport; now: () => Date; log: QueueLog }

/**
 * Writes and sends the mail of a follow-up; `id` makes the Message-ID, so that duplicates after a crash are recognised.
 * Throws GaveUp when the mail server refuses the mail for good.
 */
export async function deliverMail(followUp: MailFollowUp, id: string, delivery: Delivery): Promise<void> {
  const mail = await composeMail(followUp, { ...delivery, now: delivery.now() })
  if (!mail) return delivery.log.info({ follow_up: id, ...followUp }, 'no mail to send any more')
  try {
    await delivery.transport.deliver({ ...mail, messageId: `${id}@${hostOf(delivery.publicUrl)}` })
  } catch (error) {
    throw error instanceof MailRefused ? new GaveUp('the mail was refused', { cause: error.cause ?? error }) : error
  }
  delivery.log.info({ follow_up: id, ...followUp }, 'mail delivered')
}

/** A Message-ID allows no brackets or colons of an IPv6 address. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/[^\w.-]/g, '') || 'localhost'
}
