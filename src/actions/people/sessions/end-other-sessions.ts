import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { record } from '#store/audit-log.ts'
import { endSessionsOf } from '#store/people/sessions.ts'

/** Ends every own session but this one. */
export async function endOtherSessions(
  _input: ActionInput<'endOtherSessions'>,
  context: SignedInContext,
): Promise<ActionResult<'endOtherSessions'>> {
  const { db, viewer } = context
  return db.transaction().execute(async (tx) => {
    const ended = await endSessionsOf(tx, viewer.id, viewer.sessionId)
    await record(tx, context, { action: 'session:end-others', subject: viewer.id, detail: { ended } })
    return { ended }
  })
}
