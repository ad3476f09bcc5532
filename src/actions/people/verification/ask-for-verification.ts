import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { verificationView } from '#contract/people/verification-view.ts'
import { unseenNames, whyNotAsk } from '#rules/people/verification.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { lockEmployerProfile } from '#store/people/employer-profiles.ts'
import {
  closeVerificationRequest,
  insertVerificationRequest,
  lastVerificationRequest,
} from '#store/people/verification-requests.ts'

/** Requests verification of the employer. Of two concurrent requests, the second finds the first. */
export async function askForVerification(
  _input: ActionInput<'askForVerification'>,
  context: SignedInContext,
): Promise<ActionResult<'askForVerification'>> {
  const { db, viewer, now } = context
  const { employerId } = viewer
  try {
    return await db.transaction().execute(async (tx) => {
      const profile = await lockEmployerProfile(tx, employerId, now)
      const { state, missing } = verificationView(profile, await lastVerificationRequest(tx, employerId))
      const reason = whyNotAsk(state, { missing, newNames: unseenNames(profile) })
      if (reason) throw new RefusalError(reason, missing.length > 0 ? { data: { missing } } : {})
      const request = { id: v7(), employer_id: employerId, asked_by: viewer.id, asked_at: now }
      await insertVerificationRequest(tx, request)
      await record(tx, context, { action: 'employer:ask-verification', subject: employerId })
      return { verification: verificationView(profile, { ...request, outcome: null, closed_at: null, reason: null }) }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
}

/** Withdraws the pending request. */
export async function withdrawVerification(
  _input: ActionInput<'withdrawVerification'>,
  context: SignedInContext,
): Promise<ActionResult<'withdrawVerification'>> {
  const { db, viewer, now } = context
  const { employerId } = viewer
  try {
    return await db.transaction().execute(async (tx) => {
      const profile = await lockEmployerProfile(tx, employerId, now)
      const closed = await closeVerificationRequest(tx, { employerId, outcome: 'withdrawn', by: viewer.id, now })
      if (!closed) throw new RefusalError('verification-not-waiting')
      await record(tx, context, { action: 'employer:withdraw-verification', subject: employerId })
      return { verification: verificationView(profile, await lastVerificationRequest(tx, employerId)) }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended')
    throw error
  }
}
