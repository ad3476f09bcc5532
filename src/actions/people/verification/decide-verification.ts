import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { verificationDecision } from '#contract/people/verification-endpoints.ts'
import { verificationDecisionView } from '#contract/people/verification-view.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { missingFacts, whyNotVerifyAsRead } from '#rules/people/verification.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import type { Transaction } from '#store/database.ts'
import { type EmployerProfile, lockEmployerProfile } from '#store/people/employer-profiles.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { findUser } from '#store/people/users.ts'
import { closeVerificationRequest, findVerificationRequest } from '#store/people/verification-requests.ts'
import { verifyEmployer } from '#store/people/verify-employer.ts'

/** Verifies the employer of a request if its facts are still those that the administrator read. */
export async function acceptVerificationRequest(
  { params: { id }, body: { note, trade_names: tradeNames, ...read } }: ActionInput<'acceptVerificationRequest'>,
  context: SignedInContext,
): Promise<ActionResult<'acceptVerificationRequest'>> {
  return decide(id, context, async (tx, before) => {
    const reason = whyNotVerifyAsRead(before, read)
    const missing = missingFacts(before)
    if (reason) throw new RefusalError(reason, missing.length > 0 ? { data: { missing } } : {})
    return verifyEmployer(tx, context, { before, note: note ?? null })
  })
}

/** Refuses a request with a reason; the employer may request again. */
export async function refuseVerificationRequest(
  { params: { id }, body: { reason } }: ActionInput<'refuseVerificationRequest'>,
  context: SignedInContext,
): Promise<ActionResult<'refuseVerificationRequest'>> {
  const { viewer, now, followUps } = context
  return decide(id, context, async (tx, before) => {
    const employerId = before.user_id
    await closeVerificationRequest(tx, { employerId, outcome: 'refused', by: viewer.id, now, reason })
    const fields = { reason: { from: null, to: reason } }
    const changes = { of: employerId, fields }
    await record(tx, context, { action: 'employer:refuse-verification', subject: employerId, changes })
    const about = { kind: 'verification_decided', verification_request_id: id, outcome: 'refused' } as const
    await notifyEmployer(tx, followUps, { employerId, ownersOnly: true, about, now })
    return before
  })
}

/**
 * Decides on a pending request with the employer's profile locked; a second administrator is told the first one's
 * decision.
 */
async function decide(
  id: string,
  context: SignedInContext,
  change: (tx: Transaction, before: EmployerProfile) => Promise<EmployerProfile>,
) {
  const { db, now, followUps } = context
  await followUps.opened()
  try {
    return await db.transaction().execute(async (tx) => {
      const found = await findVerificationRequest(tx, id)
      if (!found) throw new RefusalError('verification-request-not-found')
      const before = await lockEmployerProfile(tx, found.employer_id, now)
      const request = await findVerificationRequest(tx, id)
      if (!request) throw new RefusalError('verification-request-not-found')
      if (request.outcome !== null) {
        const decision = verificationDecision.parse(verificationDecisionView(request))
        throw new RefusalError('verification-decided', { data: { decision } })
      }
      refuseIf(whyNotVerify(await findUser(tx, found.employer_id)))
      return { profile: employerProfileView(await change(tx, before)) }
    })
  } catch (error) {
    // The account was deleted meanwhile.
    if (isForeignKeyViolation(error)) throw new RefusalError('verification-request-not-found')
    throw error
  }
}
