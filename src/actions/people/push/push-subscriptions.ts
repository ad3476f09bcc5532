import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { isBrowserKey } from '#integrations/push/push-keys.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import {
  listPushSubscriptions,
  putPushSubscription,
  removePushSubscription as remove,
} from '#store/people/push-subscriptions.ts'

/** The viewer's subscribed browsers, without the data that allows pushing to them. */
export async function listOwnPushSubscriptions(
  _input: ActionInput<'listPushSubscriptions'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listPushSubscriptions'>> {
  const rows = await listPushSubscriptions(db, viewer.id)
  return {
    push_subscriptions: rows.map(({ id, endpoint, device, session_id, created_at }) => ({
      ...{ id, device, created_at },
      endpoint_host: new URL(endpoint).hostname,
      current: session_id === viewer.sessionId,
    })),
  }
}

/** Subscribes a browser to the viewer's notifications while they are signed in there. */
export async function addPushSubscription(
  { body: { endpoint, keys } }: ActionInput<'addPushSubscription'>,
  { db, viewer, now, config }: SignedInContext,
): Promise<void> {
  if (!isOpenAddress(endpoint, { loopback: config.pushesToLoopback }))
    throw new InvalidInputError([{ fault: 'url-invalid', path: 'endpoint' }])
  if (!isBrowserKey(keys.p256dh)) throw new InvalidInputError([{ fault: 'wrong-shape', path: 'keys.p256dh' }])
  const row = { id: v7(), user_id: viewer.id, session_id: viewer.sessionId, endpoint, ...keys, created_at: now }
  await db.transaction().execute((tx) => putPushSubscription(tx, row, limits.pushSubscriptionsPerUser))
}

/** Unsubscribes a browser of the viewer. */
export async function removePushSubscription(
  { body: { id, endpoint = '' } }: ActionInput<'removePushSubscription'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  await remove(db, viewer.id, id === undefined ? ['endpoint', endpoint] : ['id', id])
}
