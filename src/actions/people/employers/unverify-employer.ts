import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { addAccountDecision } from '#store/people/account-decisions.ts'
import { lockEmployerProfile, takeVerification } from '#store/people/employer-profiles.ts'
import { findUser } from '#store/people/users.ts'

/** Removes an employer's verification; an unverified one stays so. */
export async function unverifyEmployer(
  { params, body }: ActionInput<'unverifyEmployer'>,
  context: SignedInContext,
): Promise<ActionResult<'unverifyEmployer'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, params.id)))
    const before = await lockEmployerProfile(tx, params.id, now)
    const profile = await takeVerification(tx, before, body.note ?? null)
    const reason = body.note ?? null
    await addAccountDecision(tx, { account_id: params.id, kind: 'unverified', reason, by: viewer.id, now })
    const verified = { from: before.verified_at !== null, to: false }
    const fields = { verified, ...(body.note && { note: { from: null, to: body.note } }) }
    await record(tx, context, { action: 'employer:unverify', subject: params.id, changes: { of: params.id, fields } })
    if (before.verified_at) await followUps.add(tx, { kind: 'employer-unverified', user_id: params.id })
    return { profile: employerProfileView(profile) }
  })
}
