import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { whyNotAnswer, whyNotTakeSlot } from '#rules/interviews/interviews.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import { notifyOfInterview } from '#store/interviews/interview-notices.ts'
import { changeInterview, findInterview, lockInterview } from '#store/interviews/interviews.ts'
import { refuseOverlap } from '#store/interviews/overlaps.ts'

/** Accepts a slot. If it was offered to two applicants, the database refuses the second. */
export async function acceptInterview(
  { params, body }: ActionInput<'acceptInterview'>,
  { db, viewer, now, followUps }: SignedInContext,
): Promise<ActionResult<'acceptInterview'>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const of = { applicationId: params.id, id: params.interviewId, party: viewer }
      const locked = await lockInterview(tx, of)
      if (!locked) throw new RefusalError('interview-not-found')
      refuseIf(whyNotWrite(viewer, locked.side))
      if (locked.application_status === 'rejected') throw new RefusalError('application-over')
      refuseIf(whyNotAnswer(locked, locked.side) ?? whyNotTakeSlot(body.slot, locked.slots, now))
      const { owner_id: ownerId, id: interviewId, side, minutes } = locked
      if (side === 'employer' && !body.allow_overlap)
        await refuseOverlap(tx, { ownerId, interviewId, starts: [body.slot], minutes })
      const accepted = { status: 'accepted', starts_at: body.slot, sequence: locked.sequence + 1 } as const
      await changeInterview(tx, locked, viewer.id, { ...accepted, answer: null, updated_at: now })
      const interview = (await findInterview(tx, locked.id)) ?? locked
      await notifyOfInterview(tx, followUps, { interview, by: locked.side, outcome: 'accepted', now })
      return { interview: interviewView(interview, viewer) }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'interviews_shared_slot')) throw new RefusalError('slot-taken')
    throw error
  }
}
