import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { maxKeys } from '#rules/people/api-keys.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { insertApiKey, newKey } from '#store/people/api-keys.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { findUser } from '#store/people/users.ts'

const day = 24 * 60 * 60 * 1_000

/** Creates an API key of the employer; only this response has its secret. */
export async function createApiKey(
  { body }: ActionInput<'createApiKey'>,
  context: SignedInContext,
): Promise<ActionResult<'createApiKey'>> {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const { secret, hash, shown } = newKey()
  const { name, days } = body
  const scopes = [...new Set(body.scopes)]
  const expires_at = days === null ? null : new Date(now.getTime() + days * day)
  const key = { id: v7(), name, scopes, shown, created_at: now, expires_at }
  const created_by_name = await db.transaction().execute(async (tx) => {
    const owned = { ...key, hash, employer_id: viewer.employerId, created_by: viewer.id }
    const detail = { created: key.id, scopes }
    await recordLastingSecret(tx, context, { secret: 'apiKey', subject: viewer.employerId, detail })
    if (!(await insertApiKey(tx, owned, maxKeys))) throw new RefusalError('too-many-keys')
    return (await findUser(tx, viewer.id))?.name ?? ''
  })
  return { key: { ...key, created_by_name, last_used_at: null, state: 'active' }, secret }
}
