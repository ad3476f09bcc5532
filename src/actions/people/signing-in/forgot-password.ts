import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { RefusalError } from '#rules/refusals.ts'
import { mailLink } from '#store/people/mailed-links.ts'
import { findCredentials } from '#store/people/users.ts'
import { takeAttempt } from '#store/throttles.ts'

/** An answer comes no sooner than this after the request, in ms, so that its time does not tell whether the email is known. */
const answerAfter = 120

/** Mails a reset link to a known email; whoever asks learns nothing about which emails are known in production. */
export async function forgotPassword(
  { body }: ActionInput<'forgotPassword'>,
  context: Context,
): Promise<ActionResult<'forgotPassword'>> {
  const { db, now, address, config, followUps } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, answerAfter))
  const tries = [
    [`reset:account:${comparableEmail(body.email)}`, config.allowances.resetsPerAccount],
    [`reset:address:${address}`, config.allowances.resetsPerAddress],
  ] as const
  for (const [key, allowance] of tries) {
    const attempt = await takeAttempt(db, key, allowance, now)
    if (!attempt.allowed) throw new RefusalError('too-many-tries', { retryAfter: attempt.retryAfterSeconds })
  }
  const account = await findCredentials(db, body.email)
  const link =
    account &&
    (await db.transaction().execute(async (tx) => {
      const made = await mailLink(tx, { userId: account.id, kind: 'reset-password', secret: config.secret, now })
      await followUps.add(tx, { kind: 'reset-password', link_id: made.id })
      return made
    }))
  await earliest
  if (!link || config.production) return {}
  return { resetLink: config.publicUrl + pagePath('resetPassword', { token: link.token }) }
}
