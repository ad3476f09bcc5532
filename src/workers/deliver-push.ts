import { notificationView } from '#contract/people/notification-view.ts'
import type { OpenHosts } from '#integrations/outbound/open-hosts.ts'
import { openPushKeys } from '#integrations/push-keys.ts'
import { PushRefused, sendPush } from '#integrations/push-service.ts'
import type { Database } from '#store/database.ts'
import type { PushFollowUp } from '#store/follow-ups.ts'
import { wantsNotification } from '#store/people/notification-settings.ts'
import { findNotification } from '#store/people/notifications.ts'
import { deletePushSubscription, findPushKeys, findPushSubscription } from '#store/people/push-subscriptions.ts'
import { GaveUp, type QueueLog } from '#store/queue.ts'

/** `dropped`: the reader or the browser no longer wants it. */
export type PushOutcome = 'sent' | 'failed' | 'dropped'

export type PushDelivery = {
  db: Database
  acceptedSecrets: readonly string[]
  /** The contact for push services. */
  operatorEmail: string
  pushHosts: OpenHosts
  /** Called with the result of each push. */
  onPush?: ((outcome: PushOutcome) => void) | undefined
  now: () => Date
  log: QueueLog
}

/** Seconds after which a push is useless. */
const worthSeconds = 24 * 60 * 60

/** Pushes a notification to one browser, from current data. It has the event and its place, never anybody's text. */
export async function deliverPush(push: PushFollowUp, id: string, delivery: PushDelivery): Promise<void> {
  try {
    const outcome = await deliver(push, id, delivery)
    delivery.onPush?.(outcome)
  } catch (error) {
    delivery.onPush?.('failed')
    throw error
  }
}

async function deliver(push: PushFollowUp, id: string, delivery: PushDelivery): Promise<'sent' | 'dropped'> {
  const { db, log, now, operatorEmail, pushHosts } = delivery
  const facts = { follow_up: id, ...push }
  const [told, browser] = [
    await findNotification(db, push.notification_id),
    await findPushSubscription(db, push.subscription_id),
  ]
  const ttlSeconds = told
    ? worthSeconds - Math.max(0, Math.floor((now().getTime() - told.told_at.getTime()) / 1_000))
    : 0
  const isWorth = told?.read_at === null && told.user_id === browser?.user_id && ttlSeconds > 0
  if (!isWorth || !(await wantsNotification(db, told.user_id, told.kind, 'push'))) {
    log.info(facts, 'nothing to push any more')
    return 'dropped'
  }
  const stored = await findPushKeys(db)
  const keys = stored && openPushKeys(stored, delivery)
  if (!keys) throw new GaveUp('the key for push services cannot be read')
  const { kind, title, path } = notificationView(told)
  const message = {
    payload: JSON.stringify({ id: told.id, kind, title, path }),
    topic: told.id.replaceAll('-', ''),
    ttlSeconds,
  }
  try {
    const outcome = await sendPush(browser, message, { keys, contact: `mailto:${operatorEmail}`, hosts: pushHosts })
    if (outcome === 'gone') await deletePushSubscription(db, browser)
    log.info(facts, outcome === 'gone' ? 'a browser is not subscribed any more' : 'push delivered')
    return outcome === 'gone' ? 'dropped' : 'sent'
  } catch (error) {
    throw error instanceof PushRefused ? new GaveUp('the push was refused', { cause: error }) : error
  }
}
