import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, instant, named, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { deliveryStates, testEvent, webhookEvents } from '#rules/people/webhooks.ts'

const webhook = named('Webhook', {
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: instant,
  /** Since when deliveries fail; null while they succeed. */
  failing_since: instant.nullable(),
  switched_off_at: instant.nullable(),
})

const delivery = named('WebhookDelivery', {
  /** The `webhook-id`, the same when it is sent again. */
  id: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  at: instant,
  state: z.enum(deliveryStates),
  tries: z.number(),
  tried_at: instant.nullable(),
  /** The status of the last response; null without one. */
  answer: z.number().nullable(),
})

const url = requiredText(limits.webhookUrl)
const events = z
  .array(choice(webhookEvents), fault('wrong-shape'))
  .min(1, fault('choice-missing'))
  .max(webhookEvents.length, fault('too-many', webhookEvents.length))
/** Webhooks that notify an employer's programs, by Standard Webhooks. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    address: 'GET /api/employer/webhooks',
    summary: 'Webhooks of the own employer without their secrets, the oldest first',
    access: 'integration:manage',
    output: z.object({ webhooks: z.array(webhook) }),
  }),
  addWebhook: endpoint({
    address: 'POST /api/employer/webhooks',
    summary: 'Tell a public https address what happens, 5 at most; its secret is told in this answer alone',
    access: 'integration:manage',
    body: z.object({ url, events }),
    output: z.object({ webhook, secret: z.string() }),
    status: 201,
    refusals: ['too-many-webhooks', 'confirmation-required'],
    message: 'Webhookを追加しました',
    changes: ['listWebhooks'],
  }),
  editWebhook: endpoint({
    address: 'PUT /api/employer/webhooks/:id',
    summary: 'Change where and of what a webhook tells, switch it off, or on again',
    access: 'integration:manage',
    unknownId: 'webhook-not-found',
    body: z.object({ url, events, on: z.boolean(fault('wrong-shape')) }),
    output: z.object({ webhook }),
    refusals: ['confirmation-required'],
    message: 'Webhookを保存しました',
    changes: ['listWebhooks'],
  }),
  deleteWebhook: endpoint({
    address: 'DELETE /api/employer/webhooks/:id',
    summary: 'Delete a webhook with its log',
    access: 'integration:manage',
    unknownId: 'webhook-not-found',
    message: 'Webhookを削除しました',
    changes: ['listWebhooks'],
  }),
  testWebhook: endpoint({
    address: 'POST /api/employer/webhooks/:id/test',
    summary: 'Send a webhook an event of the type `webhook.test`, once, also while it is switched off',
    access: 'integration:manage',
    unknownId: 'webhook-not-found',
    refusals: ['too-many-tries'],
    message: 'テスト送信を受け付けました。結果は送信の記録で確認できます。',
    changes: ['listWebhookDeliveries'],
  }),
  listWebhookDeliveries: endpoint({
    address: 'GET /api/employer/webhooks/:id/deliveries',
    summary: 'The last 100 deliveries of a webhook, the newest first; they are forgotten after 30 days',
    access: 'integration:manage',
    unknownId: 'webhook-not-found',
    output: z.object({ deliveries: z.array(delivery) }),
  }),
  redeliverWebhook: endpoint({
    address: 'POST /api/employer/webhooks/:id/deliveries/:deliveryId/redeliver',
    summary: 'Send a delivery that is not under way once more, under the same id',
    access: 'integration:manage',
    unknownId: 'delivery-not-found',
    refusals: ['too-many-tries'],
    message: '再送を受け付けました',
    changes: ['listWebhookDeliveries'],
  }),
}
