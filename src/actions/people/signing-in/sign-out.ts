import type { Context } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { endSession, findToken } from '#store/people/sessions.ts'
import { hashToken } from '#store/people/tokens.ts'

/** Ends the session of the bearer token; a token that is unknown or over has nothing to end. */
export async function signOut(_input: ActionInput<'signOut'>, { db, token }: Context): Promise<void> {
  const stored = token ? await findToken(db, hashToken(token)) : undefined
  if (stored) await endSession(db, stored.sessionId)
}
