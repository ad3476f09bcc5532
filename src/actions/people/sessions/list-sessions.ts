import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { sessionsOf } from '#store/people/sessions.ts'

/** The viewer's sessions. */
export async function listSessions(
  _input: ActionInput<'listSessions'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listSessions'>> {
  const sessions = await sessionsOf(db, viewer.id, now)
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === viewer.sessionId })) }
}
