import * as deliveries from '#store/people/webhook-deliveries.ts'
import * as webhooks from '#store/people/webhooks.ts'
import type { Catalogue } from './store-calls.ts'
import { employer, id, job, now } from './stored-rows.ts'

const noQueue = { opened: async () => {}, add: async () => {} }
const of = { id: id(61), employerId: employer }
const url = 'https://hooks.example.com/x'
const row = {
  ...{ id: of.id, employer_id: employer, url, events: ['job.approved' as const] },
  ...{ sealed: 's', created_at: now, set_by: employer },
}
const telling = { employerId: employer, event: 'job.approved', now, afterSeconds: 0 } as const
const delivery = { id: id(62), webhookId: of.id, employerId: employer }

/** Endpoints of employers, and what they are sent. */
export const webhookCalls: Catalogue = [
  [
    'people/webhooks',
    {
      insertWebhook: (tx) => webhooks.insertWebhook(tx, row, 5),
      listWebhooks: (tx) => webhooks.listWebhooks(tx, employer),
      hasWebhook: (tx) => webhooks.hasWebhook(tx, of),
      changeWebhook: [
        (tx) => webhooks.changeWebhook(tx, of, { url, events: ['job.approved'], on: true, by: employer, now }),
        (tx) => webhooks.changeWebhook(tx, of, { url, events: ['job.approved'], on: false, by: employer, now }),
      ],
      markTaking: (tx) => webhooks.markTaking(tx, of.id),
      markFailing: (tx) => webhooks.markFailing(tx, { id: id(63), gone: false, now }),
      switchedOffFacts: (tx) => webhooks.switchedOffFacts(tx, of.id),
      sealedWebhooks: [
        (tx) => webhooks.sealedWebhooks(tx, { after: null, limit: 500 }),
        (tx) => webhooks.sealedWebhooks(tx, { after: of.id, limit: 500 }),
      ],
      replaceSealedWebhook: (tx) => webhooks.replaceSealedWebhook(tx, { id: of.id, before: 'other', after: 's' }),
      switchOffWebhooksSetSince: (tx) => webhooks.switchOffWebhooksSetSince(tx, { userId: employer, since: now, now }),
      removeWebhook: (tx) => webhooks.removeWebhook(tx, { ...of, id: id(99) }),
    },
  ],
  [
    'people/webhook-deliveries',
    {
      tellWebhooks: (tx) =>
        deliveries.tellWebhooks(tx, noQueue, { ...telling, data: { job_id: job, job_title: '経理' } }),
      addTestDelivery: async (tx) => {
        await webhooks.insertWebhook(tx, { ...row, id: id(63) }, 5)
        await deliveries.addTestDelivery(tx, noQueue, { webhookId: id(63), now })
      },
      listDeliveries: (tx) => deliveries.listDeliveries(tx, delivery),
      findDelivery: (tx) => deliveries.findDelivery(tx, delivery.id),
      markDelivery: (tx) => deliveries.markDelivery(tx, delivery.id, { state: 'delivered', answer: 204, now }),
      dropDelivery: (tx) => deliveries.dropDelivery(tx, delivery.id),
      redeliver: (tx) => deliveries.redeliver(tx, noQueue, delivery),
      sweepDeliveries: (tx) => deliveries.sweepDeliveries(tx, now),
    },
  ],
]
