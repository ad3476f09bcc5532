import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { undoDecisionOn } from '#store/jobs/undo-decision.ts'

/** Undoes a recent own approval or rejection before its mail goes out. */
export async function undoDecision({ params }: ActionInput<'undoDecision'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now } = context
  await db.transaction().execute(async (tx) => {
    const undone = await undoDecisionOn(tx, params.id, { by: viewer.id, now })
    if (typeof undone === 'string') throw new RefusalError(undone)
    await record(tx, context, { action: 'job:undo-decision', subject: params.id, ...undone })
  })
}
