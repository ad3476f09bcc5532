import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { newWebhookSecret, sealWebhookSecret } from '#integrations/webhooks/webhook-secrets.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { maxWebhooks } from '#rules/people/webhooks.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { insertWebhook } from '#store/people/webhooks.ts'

/** Adds a webhook of the employer; only this response has its signing secret. */
export async function addWebhook(
  { body: { url, events } }: ActionInput<'addWebhook'>,
  context: SignedInContext,
): Promise<ActionResult<'addWebhook'>> {
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
    if (!(await insertWebhook(tx, row, maxWebhooks))) throw new RefusalError('too-many-webhooks')
  })
  return { webhook: { ...webhook, failing_since: null, switched_off_at: null }, secret }
}
