import type { Allowance, Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { RefusalError } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { openSession } from '#store/people/sessions.ts'
import { findCredentials, findUser, updateUser } from '#store/people/users.ts'
import { checkAttempt, takeAttempt } from '#store/throttles.ts'

/** Signs in with email and password. A wrong try counts against the account and the address, a right one does not. */
export async function signIn({ body }: ActionInput<'signIn'>, context: Context): Promise<ActionResult<'signIn'>> {
  const { db, now, address, config } = context
  const counters: Counter[] = [
    [`sign-in:account:${comparableEmail(body.email)}`, config.allowances.wrongSignInsPerAccount],
    [`sign-in:address:${address}`, config.allowances.wrongSignInsPerAddress],
  ]
  await pass(counters, checkAttempt, context)
  const account = await findCredentials(db, body.email)
  if (!(await isPassword(body.password, account?.password_hash)) || !account) {
    await pass(counters, takeAttempt, context)
    await record(db, context, { action: 'session:refuse-sign-in', subject: account?.id ?? null })
    throw new RefusalError('wrong-credentials')
  }
  // Wrong ones tried at the same moment may have used the allowance up: guessing many at once gains nothing.
  await pass(counters, checkAttempt, context)

  return db.transaction().execute(async (tx) => {
    if (!(await updateUser(tx, account.id, { last_login: now }))) throw new RefusalError('wrong-credentials')
    const token = await openSession(tx, account.id, now)
    const entry = { action: 'session:sign-in', subject: account.id, detail: { by: 'password' } }
    await record(tx, context, { ...entry, actor: account.id })
    const user = await findUser(tx, account.id)
    if (!user) throw new RefusalError('wrong-credentials')
    return { user: userView(user), token }
  })
}

type Counter = [key: string, allowance: Allowance]

async function pass(counters: Counter[], how: typeof takeAttempt, { db, now }: Context): Promise<void> {
  const attempts = await Promise.all(counters.map(([key, allowance]) => how(db, key, allowance, now)))
  const refused = attempts.filter(({ allowed }) => !allowed)
  if (refused.length === 0) return
  throw new RefusalError('too-many-tries', {
    retryAfter: Math.max(...refused.map((attempt) => attempt.retryAfterSeconds)),
  })
}
