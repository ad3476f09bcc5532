import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { record } from '#store/audit-log.ts'
import { endSession, findToken } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'

/** Ends the bearer token's session; an unknown or expired token has none. */
export async function signOut(_input: ActionInput<'signOut'>, context: Context): Promise<void> {
  const { db, token } = context
  const stored = token ? await findToken(db, hashToken(token)) : undefined
  if (!stored) return
  const { sessionId, userId } = stored
  await db.transaction().execute(async (tx) => {
    await endSession(tx, sessionId)
    await record(tx, context, { actor: userId, action: 'session:sign-out', subject: userId })
  })
}
