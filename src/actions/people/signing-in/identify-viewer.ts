import type { Viewer } from '#rules/people/roles.ts'
import { acceptsCall } from '#rules/people/session-lifetime.ts'
import type { Database } from '#store/database.ts'
import { findToken, markUsed } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'

/** Who holds this token; null for one that is unknown, expired or revoked. Reads session and user together. */
export async function identifyViewer(db: Database, token: string, now: Date): Promise<Viewer | null> {
  const hash = hashToken(token)
  const known = await findToken(db, hash)
  if (!known || !acceptsCall(known, now)) return null
  if (known.usedAt === null) await markUsed(db, hash, now)
  return { id: known.userId, role: known.role, sessionId: known.sessionId }
}
