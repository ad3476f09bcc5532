import type { SignedIn } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { userView } from '#contract/user-view.ts'
import { Refused } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { findUser, toggleVerified } from '#store/people/users.ts'

/** Toggles whether a user's email counts as verified; not offered for administrators. */
export async function toggleVerification(
  { params }: ReadInput<'toggleVerification'>,
  context: SignedIn,
): Promise<GivenData<'toggleVerification'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const user = await findUser(tx, params.id)
    if (!user) throw new Refused('user-not-found')
    if (user.role === 'admin') throw new Refused('admin-untouchable')
    const email_verified = await toggleVerified(tx, params.id)
    if (email_verified === undefined) throw new Refused('user-not-found')
    await record(tx, {
      at: now,
      actor: viewer.id,
      action: 'user:toggle-verification',
      subject: params.id,
      detail: { email_verified },
    })
    return { user: userView({ ...user, email_verified }) }
  })
}
