import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { newWebhookSecret, sealWebhookSecret } from '#integrations/webhook-secrets.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { maxWebhooks, webhookPresses } from '#rules/people/webhooks.ts'
import { orRefuse, RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { addTestDelivery, listDeliveries, redeliver } from '#store/people/webhook-deliveries.ts'
import * as store from '#store/people/webhooks.ts'
import { consumeAllowance } from '#store/throttles.ts'

/** The webhooks of the own employer. */
export const listWebhooks: Action<'listWebhooks'> = async (_input, { db, viewer }) => {
  return { webhooks: await store.listWebhooks(db, viewer.employerId) }
}

/** Adds a webhook of the employer; only this response has its signing secret. */
export const addWebhook: Action<'addWebhook'> = async ({ body: { url, events } }, context) => {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  if (!isOpenAddress(url, { loopback: config.pushesToLoopback }))
    throw new InvalidInputError([{ fault: 'webhook-url-invalid', path: 'url' }])
  const [id, secret] = [v7(), newWebhookSecret()]
  const webhook = { id, url: new URL(url).href, events: [...new Set(events)], created_at: now }
  await db.transaction().execute(async (tx) => {
    const row = {
      ...webhook,
      employer_id: viewer.employerId,
      set_by: viewer.id,
      sealed: sealWebhookSecret(secret, id, config),
    }
    const detail = { webhook: id }
    await recordLastingSecret(tx, context, { secret: 'webhook', subject: viewer.employerId, detail })
    if (!(await store.insertWebhook(tx, row, maxWebhooks))) throw new RefusalError('too-many-webhooks')
  })
  return { webhook: { ...webhook, failing_since: null, switched_off_at: null }, secret }
}

/** Changes a webhook, or switches it off or on; its secret stays. */
export const editWebhook: Action<'editWebhook'> = async ({ params, body: { url, events, on } }, context) => {
  const { db, viewer, now, config } = context
  refuseIf(whyConfirmFirst(viewer, now))
  if (!isOpenAddress(url, { loopback: config.pushesToLoopback }))
    throw new InvalidInputError([{ fault: 'webhook-url-invalid', path: 'url' }])
  return db.transaction().execute(async (tx) => {
    const of = { id: params.id, employerId: viewer.employerId }
    const change = { url: new URL(url).href, events: [...new Set(events)], on, by: viewer.id, now }
    const detail = { webhook: params.id, on }
    const entry = { action: 'webhook:edit', subject: viewer.employerId, detail }
    await recordLastingSecret(tx, context, { secret: 'webhook', ...entry })
    return { webhook: orRefuse(await store.changeWebhook(tx, of, change), 'webhook-not-found') }
  })
}

/** Deletes a webhook; its queued deliveries are dropped. */
export const deleteWebhook: Action<'deleteWebhook'> = async ({ params }, context) => {
  const { db, viewer } = context
  const { employerId } = viewer
  await db.transaction().execute(async (tx) => {
    if (!(await store.removeWebhook(tx, { id: params.id, employerId }))) throw new RefusalError('webhook-not-found')
    await record(tx, context, 'webhook:delete', employerId, { detail: { webhook: params.id } })
  })
}

/** A webhook's deliveries and their results. */
export const listWebhookDeliveries: Action<'listWebhookDeliveries'> = async (
  { params },
  { db, viewer: { employerId } },
) => {
  if (!(await store.hasWebhook(db, { id: params.id, employerId }))) throw new RefusalError('webhook-not-found')
  return { deliveries: await listDeliveries(db, { webhookId: params.id, employerId }) }
}

/** Sends a test event to a webhook. */
export const testWebhook: Action<'testWebhook'> = async ({ params }, context) => {
  const { db, viewer, now, followUps } = context
  if (!(await store.hasWebhook(db, { id: params.id, employerId: viewer.employerId })))
    throw new RefusalError('webhook-not-found')
  await countPress(context)
  await db.transaction().execute((tx) => addTestDelivery(tx, followUps, { webhookId: params.id, now }))
}

/** Sends a finished delivery again. */
export const redeliverWebhook: Action<'redeliverWebhook'> = async (
  { params: { id: webhookId, deliveryId } },
  context,
) => {
  const { db, viewer, followUps } = context
  await countPress(context)
  const of = { id: deliveryId, webhookId, employerId: viewer.employerId }
  if (!(await db.transaction().execute((tx) => redeliver(tx, followUps, of))))
    throw new RefusalError('delivery-not-found')
}

/** Each press calls an external server. */
async function countPress({ db, viewer, now }: SignedInContext): Promise<void> {
  refuseTooMany(await consumeAllowance(db, `webhook:${viewer.employerId}`, webhookPresses, now))
}
