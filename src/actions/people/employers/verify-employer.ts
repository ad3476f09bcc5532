import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerProfileView } from '#contract/people/employer-profile-view.ts'
import { whyNotVerify } from '#rules/people/managing-users.ts'
import { refuseIf } from '#rules/refusals.ts'
import { lockEmployerProfile } from '#store/people/employer-profiles.ts'
import { findUser } from '#store/people/users.ts'
import { verifyEmployer as verify } from '#store/people/verify-employer.ts'

/** Verifies an employer as its profile reads now. The note is the operator's and is deleted with the account. */
export async function verifyEmployer(
  { params, body }: ActionInput<'verifyEmployer'>,
  context: SignedInContext,
): Promise<ActionResult<'verifyEmployer'>> {
  const { db, now, followUps } = context
  await followUps.opened()
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotVerify(await findUser(tx, params.id)))
    const before = await lockEmployerProfile(tx, params.id, now)
    return {
      profile: employerProfileView(
        await verify(tx, context, { before, note: body.note ?? null, tradeNames: body.trade_names }),
      ),
    }
  })
}
