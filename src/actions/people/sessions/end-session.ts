import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { endOwnSession } from '#store/people/sessions.ts'

/** Ends an own session, possibly this one. */
export async function endSession({ params }: ActionInput<'endSession'>, context: SignedInContext): Promise<void> {
  const { db, viewer } = context
  await db.transaction().execute(async (tx) => {
    if (!(await endOwnSession(tx, params.id, viewer.id))) throw new RefusalError('session-not-found')
    await record(tx, context, { action: 'session:end', subject: viewer.id })
  })
}
