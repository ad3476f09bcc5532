import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { record } from '#store/audit-log.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { endSessionsOf } from '#store/people/sessions.ts'

/** Ends every own session but this one, and the lasting secrets that this ends. */
export async function endOtherSessions(
  _input: ActionInput<'endOtherSessions'>,
  context: SignedInContext,
): Promise<ActionResult<'endOtherSessions'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const ended = await endSessionsOf(tx, viewer.id, viewer.sessionId)
    await endLastingSecrets(tx, 'sign-out-everywhere', { userId: viewer.id, now })
    await record(tx, context, { action: 'session:end-others', subject: viewer.id, detail: { ended } })
    return { ended }
  })
}
