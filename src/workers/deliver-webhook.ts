import type { OpenHosts } from '#integrations/outbound/open-hosts.ts'
import { sendWebhook } from '#integrations/send-webhook.ts'
import { openWebhookSecret } from '#integrations/webhook-secrets.ts'
import { deliveryTries, testEvent } from '#rules/people/webhooks.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps, WebhookFollowUp } from '#store/follow-ups.ts'
import { dropDelivery, findDelivery, markDelivery } from '#store/people/webhook-deliveries.ts'
import { markDelivered, markFailed } from '#store/people/webhooks.ts'
import { GaveUp, type QueueLog } from '#store/queue.ts'

type Delivery = {
  db: Database
  followUps: FollowUps
  acceptedSecrets: readonly string[]
  /** The hosts allowed for endpoints. */
  pushHosts: OpenHosts
  now: () => Date
  log: QueueLog
}

/** The endpoint may accept it later; the queue's log has the status. */
class EndpointRefused extends Error {
  override name = 'EndpointRefused'
  readonly responseCode: number | undefined

  constructor(answer: number | null) {
    super('the endpoint did not take it')
    this.responseCode = answer ?? undefined
  }
}

/**
 * Sends an event to an endpoint at least once: after a crash before recording the result, it is sent again under the
 * same id.
 */
export async function deliverWebhook({ delivery_id }: WebhookFollowUp, id: string, delivery: Delivery): Promise<void> {
  const { db, log, pushHosts, now } = delivery
  const facts = { follow_up: id, delivery_id }
  const found = await findDelivery(db, delivery_id)
  if (found?.state !== 'waiting') return void log.info(facts, 'no webhook to deliver any more')
  const isTest = found.event === testEvent
  if (!found.holds || (found.switched_off_at && !isTest)) return dropDelivery(db, delivery_id)
  const { webhook_id, url, sealed, body, tries } = found
  const secret = openWebhookSecret(sealed, webhook_id, delivery)
  const isPaused = !isTest && found.paused_until !== null && found.paused_until > now()
  const answer =
    secret && !isPaused ? await sendWebhook({ url, secret }, { id: delivery_id, body, at: now() }, pushHosts) : null
  if (answer !== null && answer >= 200 && answer < 300) {
    await markDelivery(db, delivery_id, { state: 'delivered', answer, now: now() })
    await markDelivered(db, webhook_id)
    return void log.info({ ...facts, answer }, 'webhook delivered')
  }
  // A test delivery is not retried.
  const isLast = secret === null || isTest || answer === 410 || tries + 1 >= deliveryTries
  await markDelivery(db, delivery_id, { state: isLast ? 'failed' : 'waiting', answer, now: now() })
  if (!isTest && !isPaused) await recordFailure(webhook_id, answer === 410, delivery)
  if (isTest) return void log.info({ ...facts, answer }, 'the endpoint did not take the test')
  const refused = new EndpointRefused(answer)
  throw isLast ? new GaveUp('the endpoint refused the delivery', { cause: refused }) : refused
}

/** Switches off an endpoint that failed for days or answered that it is gone, and mails the employer. */
async function recordFailure(id: string, gone: boolean, { db, followUps, now }: Delivery): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await markFailed(tx, { id, gone, now: now() }))
      await followUps.add(tx, { kind: 'webhook-switched-off', webhook_id: id })
  })
}
