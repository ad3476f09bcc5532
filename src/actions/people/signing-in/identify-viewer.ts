import { mustHaveSecondFactor } from '#rules/people/managing-users.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { acceptsCall } from '#rules/people/session-lifetime.ts'
import type { Database } from '#store/database.ts'
import { hasSecondFactor } from '#store/people/second-factors.ts'
import { findToken, markUsed } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'

/** The viewer of a token; null when it is unknown, expired or revoked. Reads session, user and team together. */
export async function identifyViewer(db: Database, token: string, now: Date): Promise<Viewer | null> {
  const hash = hashToken(token)
  const stored = await findToken(db, hash)
  if (!stored || !acceptsCall(stored, now)) return null
  if (stored.usedAt === null) await markUsed(db, hash, now)
  const { userId: id, role, operatorRole, employerId, teamRole, sessionId, signedInAt, confirmedAt } = stored
  return { id, role, operatorRole, employerId, teamRole, sessionId, confirmedAt: confirmedAt ?? signedInAt }
}

/** Whether the viewer must set up a second factor first. */
export async function mustSetUpSecondFactor(
  db: Database,
  viewer: Viewer,
  config: { adminMfa: 'optional' | 'required' },
): Promise<boolean> {
  return mustHaveSecondFactor(viewer, config) && !(await hasSecondFactor(db, viewer.id))
}
