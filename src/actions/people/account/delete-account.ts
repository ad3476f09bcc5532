import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { isPassword } from '#integrations/passwords.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { RefusalError, refuseIf, refuseTooMany } from '#rules/refusals.ts'
import { tellOfDeletion } from '#store/applications/tell-applicants.ts'
import { record } from '#store/audit-log.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import { findPasswordHash, findUser, lockPasswordHash, removeUser } from '#store/people/users.ts'
import { takeAttempt, uncountAttempt } from '#store/throttles.ts'

/**
 * Deletes the own account with everything that belongs to it, confirmed by the password or, without one, by the email.
 */
export async function deleteAccount({ body }: ActionInput<'deleteAccount'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, config, followUps } = context
  refuseIf(whyNotManageUser(viewer))
  const user = await findUser(db, viewer.id)
  if (!user) throw new RefusalError('session-ended')
  const key = `password:${viewer.id}`
  refuseTooMany(await takeAttempt(db, key, config.allowances.wrongSignInsPerAccount, now))

  const current = await findPasswordHash(db, viewer.id)
  if (user.has_password) {
    if (body.password === undefined) throw new InvalidInputError([{ fault: 'required', path: 'password' }])
    if (!(await isPassword(body.password, current))) throw new RefusalError('password-wrong')
  } else {
    if (body.email === undefined) throw new InvalidInputError([{ fault: 'required', path: 'email' }])
    if (comparableEmail(body.email) !== comparableEmail(user.email)) throw new RefusalError('email-mismatch')
  }
  await transactionWithRetries(db, async (tx) => {
    const hash = await lockPasswordHash(tx, viewer.id)
    if (hash === undefined) throw new RefusalError('session-ended')
    // A concurrent password reset keeps the account.
    if (hash !== current) throw new RefusalError('password-wrong')
    await uncountAttempt(tx, key)
    await removeUser(tx, viewer.id)
    await tellOfDeletion(tx, followUps, { employerId: viewer.id, now })
    await record(tx, context, { action: 'user:delete-own', subject: viewer.id })
  })
}
