import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { isOpenAddress } from '#integrations/outbound/open-hosts.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { changeWebhook } from '#store/people/webhooks.ts'

/** Changes a webhook, or switches it off or on; its secret stays. */
export async function editWebhook(
  { params, body: { url, events, on } }: ActionInput<'editWebhook'>,
  context: SignedInContext,
): Promise<ActionResult<'editWebhook'>> {
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
    const webhook = await changeWebhook(tx, of, change)
    if (!webhook) throw new RefusalError('webhook-not-found')
    return { webhook }
  })
}
