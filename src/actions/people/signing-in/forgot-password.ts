import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { mailLink } from '#store/people/mailed-links.ts'
import { findCredentials } from '#store/people/users.ts'
import { addressKey, type Counter, takeAttempts } from '#store/throttles.ts'

/** The earliest response (ms after the request): its time must not reveal whether the email has an account. */
const answerAfter = 120

/** Mails a reset link to an account's email. The response reveals whether there is one only on a local machine. */
export async function forgotPassword(
  { body }: ActionInput<'forgotPassword'>,
  context: Context,
): Promise<ActionResult<'forgotPassword'>> {
  const { db, now, address, config, followUps } = context
  const earliest = new Promise((resolve) => setTimeout(resolve, answerAfter))
  const counters: Counter[] = [
    [addressKey('reset', address), config.allowances.resetsPerAddress],
    [`reset:account:${comparableEmail(body.email)}`, config.allowances.resetsPerAccount],
  ]
  refuseTooMany(await takeAttempts(db, counters, now))
  const account = await findCredentials(db, body.email)
  const link =
    account &&
    (await db.transaction().execute(async (tx) => {
      const link = await mailLink(tx, { userId: account.id, kind: 'reset-password', secret: config.secret, now })
      await followUps.add(tx, { kind: 'reset-password', link_id: link.id })
      await record(tx, context, { action: 'user:ask-reset', subject: account.id })
      return link
    }))
  await earliest
  if (!link || !config.answersResetLinks) return {}
  return { resetLink: config.publicUrl + pagePath('resetPassword', { token: link.token }) }
}
