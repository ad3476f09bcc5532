import type { Action } from '#actions/context.ts'
import { mustHaveSecondFactor } from '#rules/people/managing-users.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { acceptsCall, refreshVerdict } from '#rules/people/session-lifetime.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { hasSecondFactor } from '#store/people/second-factors.ts'
import * as store from '#store/people/sessions.ts'
import { hashToken, newToken } from '#store/people/tokens.ts'

/** The viewer of a token; null when it is unknown, expired or revoked. Reads session, user and team together. */
export async function identifyViewer(db: Database, token: string, now: Date): Promise<Viewer | null> {
  const hash = hashToken(token)
  const stored = await store.findToken(db, hash)
  if (!stored || !acceptsCall(stored, now)) return null
  if (stored.usedAt === null) await store.markUsed(db, hash, now)
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

/**
 * Exchanges the bearer token for a new one; reuse of an old token ends the session (docs/product/accounts.md,
 * Sessions).
 */
export const refreshSession: Action<'refreshSession'> = async (_input, context) => {
  const { db, now } = context
  if (!context.token) throw new RefusalError('session-ended')
  const old = hashToken(context.token)
  const renewed = await db.transaction().execute(async (tx) => {
    const stored = await store.lockToken(tx, old)
    if (!stored) return null
    const verdict = refreshVerdict(stored, now)
    if (verdict === 'theft') {
      await store.endSession(tx, stored.sessionId)
      await record(tx, context, 'session:reuse-detected', stored.userId, { actor: stored.userId })
    }
    if (verdict !== 'renew') return null
    const { token, hash } = newToken()
    await store.markUsed(tx, old, now)
    await store.retireToken(tx, old, now)
    await store.insertToken(tx, { hash, session_id: stored.sessionId, predecessor: old, issued_at: now })
    return token
  })
  if (!renewed) throw new RefusalError('session-ended')
  return { token: renewed }
}

/** Ends the bearer token's session; an unknown or expired token has none. */
export const signOut: Action<'signOut'> = async (_input, context) => {
  const { db, token } = context
  const stored = token ? await store.findToken(db, hashToken(token)) : undefined
  if (!stored) return
  const { sessionId, userId } = stored
  await db.transaction().execute(async (tx) => {
    await store.endSession(tx, sessionId)
    await record(tx, context, 'session:sign-out', userId, { actor: userId })
  })
}

/** The viewer's sessions. */
export const listSessions: Action<'listSessions'> = async (_input, { db, viewer, now }) => {
  const sessions = await store.sessionsOf(db, viewer.id, now)
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === viewer.sessionId })) }
}

/** Ends an own session, possibly this one. */
export const endSession: Action<'endSession'> = async ({ params }, context) => {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    if (!(await store.endOwnSession(tx, params.id, viewer.id))) throw new RefusalError('session-not-found')
    await record(tx, context, 'session:end', viewer.id)
  })
}

/** Ends every own session but this one, and the lasting secrets that this ends. */
export const endOtherSessions: Action<'endOtherSessions'> = async (_input, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const ended = await store.endSessionsOf(tx, viewer.id, viewer.sessionId)
    await endLastingSecrets(tx, 'sign-out-everywhere', { userId: viewer.id, now })
    await record(tx, context, 'session:end-others', viewer.id, { detail: { ended } })
    return { ended }
  })
}
