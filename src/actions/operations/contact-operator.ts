import { v7 } from 'uuid'
import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { addressKey, takeAttempt } from '#store/throttles.ts'

/** Stores a message to the operator and mails it. A robot's is accepted and dropped. */
export async function contactOperator({ body }: ActionInput<'contactOperator'>, context: Context): Promise<void> {
  const { db, now, address, config, followUps } = context
  refuseTooMany(await takeAttempt(db, addressKey('contact', address), config.allowances.contactsPerAddress, now))
  const { website, ...message } = body
  if (website) return
  const id = v7()
  await db.transaction().execute(async (tx) => {
    await insertContactMessage(tx, { id, ...message, received_at: now })
    await followUps.add(tx, { kind: 'contact-received', message_id: id })
  })
}
