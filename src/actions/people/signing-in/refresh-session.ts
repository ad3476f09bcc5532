import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { refreshVerdict } from '#rules/people/session-lifetime.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endSession, insertToken, lockToken, markUsed, retireToken } from '#store/people/sessions.ts'
import { hashToken, newToken } from '#store/people/tokens.ts'

/**
 * Exchanges the bearer token for a new one; reuse of an old token ends the session (docs/product/accounts.md,
 * Sessions).
 */
export async function refreshSession(
  _input: ActionInput<'refreshSession'>,
  context: Context,
): Promise<ActionResult<'refreshSession'>> {
  const { db, now } = context
  if (!context.token) throw new RefusalError('session-ended')
  const old = hashToken(context.token)
  const renewed = await db.transaction().execute(async (tx) => {
    const stored = await lockToken(tx, old)
    if (!stored) return null
    const verdict = refreshVerdict(stored, now)
    if (verdict === 'theft') {
      await endSession(tx, stored.sessionId)
      await record(tx, context, { actor: stored.userId, action: 'session:reuse-detected', subject: stored.userId })
    }
    if (verdict !== 'renew') return null
    const { token, hash } = newToken()
    await markUsed(tx, old, now)
    await retireToken(tx, old, now)
    await insertToken(tx, { hash, session_id: stored.sessionId, predecessor: old, issued_at: now })
    return token
  })
  if (!renewed) throw new RefusalError('session-ended')
  return { token: renewed }
}
