import type { SignedIn } from '#actions/context.ts'
import type { ReadInput } from '#contract/endpoints.ts'
import { isPassword } from '#integrations/passwords.ts'
import { InputRefused } from '#rules/faults.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { Refused } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import { findPasswordHash, findUser, removeUser } from '#store/people/users.ts'
import { giveBackAttempt, takeAttempt } from '#store/throttles.ts'

/** Deletes the own account with everything that belongs to it, after the password (or, without one, the email) was given. */
export async function deleteAccount({ body }: ReadInput<'deleteAccount'>, context: SignedIn): Promise<void> {
  const { db, viewer, now, config } = context
  if (viewer.role === 'admin') throw new Refused('admin-untouchable')
  const user = await findUser(db, viewer.id)
  if (!user) throw new Refused('session-ended')
  const key = `password:${viewer.id}`
  const attempt = await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now)
  if (!attempt.allowed) throw new Refused('too-many-tries', { retryAfter: attempt.retryAfterSeconds })

  if (user.has_password) {
    if (body.password === undefined) throw new InputRefused([{ fault: 'required', path: 'password' }])
    if (!(await isPassword(body.password, await findPasswordHash(db, viewer.id)))) throw new Refused('password-wrong')
  } else {
    if (body.email === undefined) throw new InputRefused([{ fault: 'required', path: 'email' }])
    if (comparableEmail(body.email) !== comparableEmail(user.email)) throw new Refused('email-mismatch')
  }
  await transactionWithRetries(db, async (tx) => {
    await giveBackAttempt(tx, key)
    await removeUser(tx, viewer.id)
    await record(tx, { at: now, actor: viewer.id, action: 'user:delete-own', subject: viewer.id })
  })
}
