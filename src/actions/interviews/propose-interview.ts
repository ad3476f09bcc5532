import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { interviewMinutes } from '#rules/interviews/interviews.ts'
import { whyNotWrite } from '#rules/messages/sides.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { recordAnswer } from '#store/applications/answer-times.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { notifyOfInterview } from '#store/interviews/interview-notices.ts'
import { lockInterviewers, putInterviewers } from '#store/interviews/interviewers.ts'
import { findInterview, insertInterview } from '#store/interviews/interviews.ts'
import { refuseOverlap } from '#store/interviews/overlaps.ts'
import { findConversation, whyNoConversation } from '#store/messages/messages.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Proposes an interview to an applicant. */
export async function proposeInterview(
  { params, body }: ActionInput<'proposeInterview'>,
  context: SignedInContext,
): Promise<ActionResult<'proposeInterview'>> {
  const { db, viewer, now, config, followUps } = context
  if (body.slots.some((slot) => slot <= now)) throw new InvalidInputError([{ fault: 'slot-past', path: 'slots' }])
  try {
    return await db.transaction().execute(async (tx) => {
      const conversation = await findConversation(tx, params.id, viewer)
      if (!conversation) throw new RefusalError(await whyNoConversation(tx, params.id, viewer))
      const { id: application_id, owner_id, side, status } = conversation
      if (side !== 'employer') throw new RefusalError('not-allowed')
      refuseIf(whyNotWrite(viewer, side))
      if (status === 'rejected') throw new RefusalError('application-over')
      refuseTooMany(await takeAttempt(tx, `message:${viewer.id}`, config.allowances.messagesPerSender, now))
      const id = v7()
      const { kind, slots, place = null, note = null, url = null, minutes = interviewMinutes.default } = body
      const { shared_slot = true, interviewers = [] } = body
      await lockInterviewers(tx, interviewers, owner_id)
      if (!body.allow_overlap) {
        const shared = body.shared_slot === undefined ? null : body.shared_slot ? ('one' as const) : ('all' as const)
        await refuseOverlap(tx, { ownerId: owner_id, interviewId: id, starts: slots, minutes, shared })
      }
      await insertInterview(tx, {
        ...{ id, application_id, owner_id, kind, place, note, url, minutes, slots, shared_slot },
        ...{ status: 'proposed', proposed_by: side, arranged_by: viewer.id, created_at: now, updated_at: now },
      })
      await putInterviewers(tx, id, interviewers)
      await recordAnswer(tx, application_id, now)
      const interview = await findInterview(tx, id)
      if (!interview) throw new RefusalError('application-not-found')
      await notifyOfInterview(tx, followUps, { interview, by: side, outcome: 'proposed', now })
      return { interview: interviewView(interview, viewer) }
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'interviews_application')) throw new RefusalError('application-not-found')
    throw error
  }
}
