import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import type { Refusal } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { undoDecisionOn } from '#store/jobs/undo-decision.ts'

/** Undoes several recent own decisions before their mails go out. */
export async function undoBulkApproval(
  { body }: ActionInput<'undoBulkApproval'>,
  context: SignedInContext,
): Promise<ActionResult<'undoBulkApproval'>> {
  const outcomes = []
  for (const id of body.ids) outcomes.push(outcomeView(id, await takeBack(id, body.ids.length, context)))
  return { outcomes }
}

/** Undoes one decision; returns why not. */
function takeBack(jobId: string, of: number, context: SignedInContext): Promise<Refusal | null> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const undone = await undoDecisionOn(tx, jobId, { by: viewer.id, now })
    if (typeof undone === 'string') return undone
    const detail = { bulk: of, ...('detail' in undone && undone.detail) }
    await record(tx, context, { action: 'job:undo-decision', subject: jobId, ...undone, detail })
    return null
  })
}
