import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { whyNotChange } from '#rules/interviews/interviews.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { notifyOfInterview } from '#store/interviews/interview-notices.ts'
import { changeInterview, findInterview, lockInterview } from '#store/interviews/interviews.ts'

/** Cancels an interview, by either side. */
export async function cancelInterview(
  { params, body }: ActionInput<'cancelInterview'>,
  { db, viewer, now, followUps }: SignedInContext,
): Promise<ActionResult<'cancelInterview'>> {
  return db.transaction().execute(async (tx) => {
    const of = { applicationId: params.id, id: params.interviewId, party: viewer }
    const locked = await lockInterview(tx, of)
    if (!locked) throw new RefusalError('interview-not-found')
    refuseIf(whyNotWrite(viewer, locked.side))
    refuseIf(whyNotChange(locked, now))
    const change = { status: 'cancelled', sequence: locked.sequence + 1, answer: body.note ?? null } as const
    await changeInterview(tx, locked, viewer.id, { ...change, updated_at: now })
    const interview = (await findInterview(tx, locked.id)) ?? locked
    await notifyOfInterview(tx, followUps, { interview, by: locked.side, outcome: 'cancelled', now })
    return { interview: interviewView(interview, viewer) }
  })
}
