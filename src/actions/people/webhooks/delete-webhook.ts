import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { removeWebhook } from '#store/people/webhooks.ts'

/** Deletes a webhook; its queued deliveries are dropped. */
export async function deleteWebhook({ params }: ActionInput<'deleteWebhook'>, context: SignedInContext): Promise<void> {
  const { db, viewer } = context
  const { employerId } = viewer
  await db.transaction().execute(async (tx) => {
    if (!(await removeWebhook(tx, { id: params.id, employerId }))) throw new RefusalError('webhook-not-found')
    await record(tx, context, { action: 'webhook:delete', subject: employerId, detail: { webhook: params.id } })
  })
}
