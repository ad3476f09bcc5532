import { callsPerKey, keyUseEvery } from '#rules/people/api-keys.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import type { Database } from '#store/database.ts'
import { findApiKey, markKeyUsed } from '#store/people/api-keys.ts'
import { takeAttempt } from '#store/throttles.ts'

/** The viewer of an API key; null when it is unknown, revoked or expired, or its creator is no longer an owner. */
export async function identifyKey(db: Database, secret: string, now: Date): Promise<Viewer | null> {
  const key = await findApiKey(db, secret, now)
  if (!key) return null
  const { id, scopes, created_by, employer_id: employerId, last_used_at } = key
  if (last_used_at === null || now.getTime() - last_used_at.getTime() >= keyUseEvery) await markKeyUsed(db, id, now)
  // A key has at most a recruiter's rights and never a confirmed identity.
  const person = { id: created_by, role: 'employer', employerId, teamRole: 'recruiter' } as const
  return { ...person, sessionId: id, confirmedAt: new Date(0), key: { id, scopes } }
}

/** Counts a call of an API key against its limit. */
export async function countKeyCall(db: Database, { key }: Pick<Viewer, 'key'>, now: Date): Promise<void> {
  if (key) refuseTooMany(await takeAttempt(db, `key:${key.id}`, callsPerKey, now))
}
