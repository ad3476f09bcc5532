import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { webhookPresses } from '#rules/people/webhooks.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { addTestDelivery, listDeliveries, redeliver } from '#store/people/webhook-deliveries.ts'
import { hasWebhook } from '#store/people/webhooks.ts'
import { takeAttempt } from '#store/throttles.ts'

/** A webhook's deliveries and their results. */
export async function listWebhookDeliveries(
  { params }: ActionInput<'listWebhookDeliveries'>,
  { db, viewer: { employerId } }: SignedInContext,
): Promise<ActionResult<'listWebhookDeliveries'>> {
  if (!(await hasWebhook(db, { id: params.id, employerId }))) throw new RefusalError('webhook-not-found')
  return { deliveries: await listDeliveries(db, { webhookId: params.id, employerId }) }
}

/** Sends a test event to a webhook. */
export async function testWebhook({ params }: ActionInput<'testWebhook'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps } = context
  if (!(await hasWebhook(db, { id: params.id, employerId: viewer.employerId })))
    throw new RefusalError('webhook-not-found')
  await countPress(context)
  await db.transaction().execute((tx) => addTestDelivery(tx, followUps, { webhookId: params.id, now }))
}

/** Sends a finished delivery again. */
export async function redeliverWebhook(
  { params: { id: webhookId, deliveryId } }: ActionInput<'redeliverWebhook'>,
  context: SignedInContext,
): Promise<void> {
  const { db, viewer, followUps } = context
  await countPress(context)
  const of = { id: deliveryId, webhookId, employerId: viewer.employerId }
  if (!(await db.transaction().execute((tx) => redeliver(tx, followUps, of))))
    throw new RefusalError('delivery-not-found')
}

/** Each press calls an external server. */
async function countPress({ db, viewer, now }: SignedInContext): Promise<void> {
  refuseTooMany(await takeAttempt(db, `webhook:${viewer.employerId}`, webhookPresses, now))
}
