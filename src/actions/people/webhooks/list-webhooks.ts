import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { listWebhooks as list } from '#store/people/webhooks.ts'

/** The webhooks of the own employer. */
export async function listWebhooks(
  _input: ActionInput<'listWebhooks'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listWebhooks'>> {
  return { webhooks: await list(db, viewer.employerId) }
}
