import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { lockEmployerProfile, markVerified } from '#store/people/employer-profiles.ts'
import { findUser } from '#store/people/users.ts'

/** Marks an employer as verified, as its profile reads now. The note is the operator's own and goes with the account. */
export async function verifyEmployer(
  { params, body }: ActionInput<'verifyEmployer'>,
  context: SignedInContext,
): Promise<ActionResult<'verifyEmployer'>> {
  const { db, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, params.id)))
    const before = await lockEmployerProfile(tx, params.id, now)
    const profile = await markVerified(tx, before, { note: body.note ?? null, now })
    const verified = { from: before.verified_at !== null, to: true }
    const fields = { verified, ...(body.note && { note: { from: null, to: body.note } }) }
    await record(tx, context, { action: 'employer:verify', subject: params.id, changes: { of: params.id, fields } })
    if (!before.verified_at) await followUps.add(tx, { kind: 'employer-verified', user_id: params.id })
    return { profile: employerProfileView(profile) }
  })
}
