import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { whyNotAnswer } from '#rules/interviews/interviews.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { notifyOfInterview } from '#store/interviews/interview-notices.ts'
import { changeInterview, findInterview, lockInterview } from '#store/interviews/interviews.ts'

/** Asks the other side for other slots. */
export async function declineInterview(
  { params, body }: ActionInput<'declineInterview'>,
  { db, viewer, now, followUps }: SignedInContext,
): Promise<ActionResult<'declineInterview'>> {
  return db.transaction().execute(async (tx) => {
    const of = { applicationId: params.id, id: params.interviewId, party: viewer }
    const locked = await lockInterview(tx, of)
    if (!locked) throw new RefusalError('interview-not-found')
    refuseIf(whyNotWrite(viewer, locked.side))
    if (locked.application_status === 'rejected') throw new RefusalError('application-over')
    refuseIf(whyNotAnswer(locked, locked.side))
    await changeInterview(tx, locked, viewer.id, { status: 'declined', answer: body.note ?? null, updated_at: now })
    const interview = (await findInterview(tx, locked.id)) ?? locked
    // Calendars dropped the interview when it was moved.
    const told = { ...interview, starts_at: null }
    await notifyOfInterview(tx, followUps, { interview: told, by: locked.side, outcome: 'declined', now })
    return { interview: interviewView(interview, viewer) }
  })
}
