import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyNotChange } from '#rules/interviews/interviews.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { notifyOfInterview } from '#store/interviews/interview-notices.ts'
import { lockInterviewers, putInterviewers } from '#store/interviews/interviewers.ts'
import { changeInterview, findInterview, lockInterview } from '#store/interviews/interviews.ts'
import { refuseOverlap } from '#store/interviews/overlaps.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Proposes other slots; until the other side takes one, the interview is not settled. */
export async function moveInterview(
  { params, body }: ActionInput<'moveInterview'>,
  { db, viewer, now, config, followUps }: SignedInContext,
): Promise<ActionResult<'moveInterview'>> {
  const { slots, minutes, place, url, interviewers, note = null } = body
  if (slots.some((slot) => slot <= now)) throw new InvalidInputError([{ fault: 'slot-past', path: 'slots' }])
  return db.transaction().execute(async (tx) => {
    const of = { applicationId: params.id, id: params.interviewId, party: viewer }
    const locked = await lockInterview(tx, of)
    if (!locked) throw new RefusalError('interview-not-found')
    refuseIf(whyNotWrite(viewer, locked.side))
    refuseIf(whyNotChange(locked, now))
    if (locked.application_status === 'rejected') throw new RefusalError('application-over')
    refuseTooMany(await takeAttempt(tx, `message:${viewer.id}`, config.allowances.messagesPerSender, now))
    const { owner_id: ownerId, id: interviewId, side } = locked
    if (side === 'employer' && interviewers) await lockInterviewers(tx, interviewers, ownerId)
    // The applicant does not learn what else the employer has to do.
    if (side === 'employer' && !body.allow_overlap)
      await refuseOverlap(tx, { ownerId, interviewId, starts: slots, minutes: minutes ?? locked.minutes })
    if (side === 'employer' && interviewers) await putInterviewers(tx, interviewId, interviewers)
    const proposed = { status: 'proposed', proposed_by: locked.side, slots, sequence: locked.sequence + 1 } as const
    await changeInterview(tx, locked, viewer.id, {
      ...{ ...proposed, answer: note, updated_at: now },
      ...(minutes !== undefined && { minutes }),
      ...(place !== undefined && { place }),
      ...(side === 'employer' && url !== undefined && { url }),
    })
    const interview = (await findInterview(tx, locked.id)) ?? locked
    await notifyOfInterview(tx, followUps, { interview, by: locked.side, outcome: 'moved', now })
    return { interview: interviewView(interview, viewer) }
  })
}
