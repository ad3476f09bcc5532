import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findUser } from '#store/people/users.ts'

/** Signs a user out everywhere, also an administrator, whose account may be compromised. */
export async function endUserSessions(
  { params }: ActionInput<'endUserSessions'>,
  context: SignedInContext,
): Promise<ActionResult<'endUserSessions'>> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    if (!(await findUser(tx, params.id))) throw new RefusalError('user-not-found')
    const ended = await endSessionsOf(tx, params.id)
    await endLastingSecrets(tx, 'sign-out-everywhere', { userId: params.id, now })
    await record(tx, context, { action: 'user:end-sessions', subject: params.id, detail: { ended } })
    return { ended }
  })
}
