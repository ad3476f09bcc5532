import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { deleteApiKey } from '#store/people/api-keys.ts'

/** Revokes a key of the viewer's employer; its next call is refused. */
export async function revokeApiKey({ params }: ActionInput<'revokeApiKey'>, context: SignedInContext): Promise<void> {
  const { employerId } = context.viewer
  await context.db.transaction().execute(async (tx) => {
    if (!(await deleteApiKey(tx, employerId, params.id))) throw new RefusalError('key-not-found')
    await record(tx, context, { action: 'key:revoke', subject: employerId, detail: { revoked: params.id } })
  })
}
