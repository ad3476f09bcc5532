import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { mailLink } from '#store/people/mailed-links.ts'
import { findUser } from '#store/people/users.ts'
import { type Counter, takeAttempts, verificationKey } from '#store/throttles.ts'

/** Mails a new verification link for the account's email and voids the older one. */
export async function resendVerification(
  _input: ActionInput<'resendVerification'>,
  { db, viewer, now, config, followUps }: SignedInContext,
): Promise<void> {
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  if (user.email_verified) throw new RefusalError('already-verified')
  const counters: Counter[] = [
    [`verify:user:${viewer.id}`, config.allowances.verificationsPerUser],
    [verificationKey(user.email), config.allowances.verificationsPerTarget],
  ]
  refuseTooMany(await takeAttempts(db, counters, now))
  await db.transaction().execute(async (tx) => {
    const link = await mailLink(tx, { userId: viewer.id, kind: 'verify-email', secret: config.secret, now })
    await followUps.add(tx, { kind: 'verify-email', link_id: link.id })
  })
}
