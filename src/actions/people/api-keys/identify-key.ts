import { callsPerKey, keyUseEvery } from '#rules/people/api-keys.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import type { Database } from '#store/database.ts'
import { findApiKey, markKeyUsed } from '#store/people/api-keys.ts'
import { takeAttempt } from '#store/throttles.ts'

/** For whom a program calls with this key; null for one that is unknown, revoked or over, or whose maker is no owner any more. */
export async function identifyKey(db: Database, secret: string, now: Date): Promise<Viewer | null> {
  const key = await findApiKey(db, secret, now)
  if (!key) return null
  const { id, scopes, created_by, employer_id: employerId, last_used_at } = key
  if (last_used_at === null || now.getTime() - last_used_at.getTime() >= keyUseEvery) await markKeyUsed(db, id, now)
  // Never more than a recruiter of an employer, whoever made it, and never confirmed.
  const person = { id: created_by, role: 'employer', employerId, teamRole: 'recruiter' } as const
  return { ...person, sessionId: id, confirmedAt: new Date(0), key: { id, scopes } }
}

/** Counts a call of a key that may make it. */
export async function countKeyCall(db: Database, { key }: Pick<Viewer, 'key'>, now: Date): Promise<void> {
  if (key) refuseTooMany(await takeAttempt(db, `key:${key.id}`, callsPerKey, now))
}
