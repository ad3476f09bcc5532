import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { callsPerKey, keyState, keyUseEvery, maxKeys } from '#rules/people/api-keys.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import * as store from '#store/people/api-keys.ts'
import { recordLastingSecret } from '#store/people/lasting-secrets.ts'
import { findUser } from '#store/people/users.ts'
import { consumeAllowance } from '#store/throttles.ts'

const day = 24 * 60 * 60 * 1_000

/** Creates an API key of the employer; only this response has its secret. */
export const createApiKey: Action<'createApiKey'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  const { secret, hash, shown } = store.newKey()
  const { name, days } = body
  const scopes = [...new Set(body.scopes)]
  const expires_at = days === null ? null : new Date(now.getTime() + days * day)
  const key = { id: v7(), name, scopes, shown, created_at: now, expires_at }
  const created_by_name = await db.transaction().execute(async (tx) => {
    const owned = { ...key, hash, employer_id: viewer.employerId, created_by: viewer.id }
    const detail = { created: key.id, scopes }
    await recordLastingSecret(tx, context, { secret: 'apiKey', subject: viewer.employerId, detail })
    if (!(await store.insertApiKey(tx, owned, maxKeys))) throw new RefusalError('too-many-keys')
    return (await findUser(tx, viewer.id))?.name ?? ''
  })
  return { key: { ...key, created_by_name, last_used_at: null, state: 'active' }, secret }
}

/** The API keys of the viewer's employer. */
export const listApiKeys: Action<'listApiKeys'> = async (_input, { db, viewer, now }) => {
  const keys = await store.listApiKeys(db, viewer.employerId)
  return { keys: keys.map((key) => ({ ...key, state: keyState(key, now) })) }
}

/** Revokes a key of the viewer's employer; its next call is refused. */
export const revokeApiKey: Action<'revokeApiKey'> = async ({ params }, context) => {
  const { employerId } = context.viewer
  await context.db.transaction().execute(async (tx) => {
    if (!(await store.deleteApiKey(tx, employerId, params.id))) throw new RefusalError('key-not-found')
    await record(tx, context, 'key:revoke', employerId, { detail: { revoked: params.id } })
  })
}

/** The viewer of an API key; null when it is unknown, revoked or expired, or its creator is no longer an owner. */
export async function identifyKey(db: Database, secret: string, now: Date): Promise<Viewer | null> {
  const key = await store.findApiKey(db, secret, now)
  if (!key) return null
  const { id, scopes, created_by, employer_id: employerId, last_used_at } = key
  if (last_used_at === null || now.getTime() - last_used_at.getTime() >= keyUseEvery)
    await store.markKeyUsed(db, id, now)
  // A key has at most a recruiter's rights and never a confirmed identity.
  const person = { id: created_by, role: 'employer', employerId, teamRole: 'recruiter' } as const
  return { ...person, sessionId: id, confirmedAt: new Date(0), key: { id, scopes } }
}

/** Counts a call of an API key against its limit. */
export async function countKeyCall(db: Database, { key }: Pick<Viewer, 'key'>, now: Date): Promise<void> {
  if (key) refuseTooMany(await consumeAllowance(db, `key:${key.id}`, callsPerKey, now))
}
