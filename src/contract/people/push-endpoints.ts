import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fault, id, instant, named, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'

const address = requiredText(limits.pushEndpoint)

/** Bytes as browsers write them: base64url without padding. */
const bytes = (letters: number) =>
  z.string(fault('wrong-shape')).regex(new RegExp(`^[\\w-]{${letters}}$`), fault('wrong-shape'))

const keys = z.object({ p256dh: bytes(87), auth: bytes(22) })

const pushSubscription = named('PushSubscription', {
  id: z.string(),
  endpoint_host: z.string(),
  device: z.string().nullable(),
  current: z.boolean(),
  created_at: instant,
})

export const pushEndpoints = {
  readPushKey: endpoint({
    address: 'GET /api/push-key',
    summary: 'The public key (VAPID) with which a browser subscribes to pushes',
    access: 'account:own',
    output: z.object({ key: z.string() }),
  }),
  listPushSubscriptions: endpoint({
    address: 'GET /api/push-subscriptions',
    summary:
      'The browsers to which own notifications are pushed, the latest first; of an endpoint only its host is told. `current` is signed in with this session',
    access: 'account:own',
    output: z.object({ push_subscriptions: z.array(pushSubscription) }),
  }),
  addPushSubscription: endpoint({
    address: 'POST /api/push-subscriptions',
    summary: 'Push own notifications to a browser until it is signed out; the latest ten browsers stay',
    access: 'account:own',
    body: z.object({ endpoint: address, keys }),
    status: 201,
    changes: ['listPushSubscriptions'],
  }),
  renewPushSubscription: endpoint({
    address: 'PUT /api/push-subscriptions',
    summary:
      'Replace a subscription that the browser renewed. Its worker has no token: the former endpoint, which only the browser and its push service know, is the proof',
    access: 'public',
    body: z.object({ former_endpoint: address, endpoint: address, keys }),
    refusals: ['too-many-tries'],
    changes: ['listPushSubscriptions'],
  }),
  removePushSubscription: endpoint({
    address: 'DELETE /api/push-subscriptions',
    summary: 'Push nothing to a browser any more, which is named by its endpoint, or by its id in the list',
    access: 'account:own',
    body: z
      .object({ endpoint: address.optional(), id: id.optional() })
      .refine((named) => named.endpoint !== undefined || named.id !== undefined, {
        path: ['endpoint'],
        error: fault('required'),
      }),
    changes: ['listPushSubscriptions'],
  }),
}
