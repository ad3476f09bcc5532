import type { Context } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { userView } from '#contract/user-view.ts'
import { isPassword } from '#integrations/passwords.ts'
import { comparableEmail } from '#rules/email.ts'
import { Refused } from '#rules/refusals.ts'
import { openSession } from '#store/people/sessions.ts'
import { findCredentials, findUser, updateUser } from '#store/people/users.ts'
import { giveBackAttempt, takeAttempt } from '#store/throttles.ts'

/** Signs in with email and password. A wrong try counts against the account and the address, a right one does not. */
export async function signIn({ body }: ReadInput<'signIn'>, context: Context): Promise<GivenData<'signIn'>> {
  const { db, now, address, house } = context
  const keys = [
    { key: `sign-in:account:${comparableEmail(body.email)}`, allowance: house.allowances.wrongSignInsPerAccount },
    { key: `sign-in:address:${address}`, allowance: house.allowances.wrongSignInsPerAddress },
  ]
  const counted: string[] = []
  for (const { key, allowance } of keys) {
    const attempt = await takeAttempt(db, key, allowance, now)
    if (!attempt.allowed) {
      for (const earlier of counted) await giveBackAttempt(db, earlier)
      throw new Refused('too-many-tries', { retryAfter: attempt.retryAfterSeconds })
    }
    counted.push(key)
  }
  const account = await findCredentials(db, body.email)
  if (!(await isPassword(body.password, account?.password_hash)) || !account) throw new Refused('wrong-credentials')

  return db.transaction().execute(async (tx) => {
    for (const key of counted) await giveBackAttempt(tx, key)
    if (!(await updateUser(tx, account.id, { last_login: now }))) throw new Refused('wrong-credentials')
    const token = await openSession(tx, account.id, now)
    const user = await findUser(tx, account.id)
    if (!user) throw new Refused('wrong-credentials')
    return { user: userView(user), token }
  })
}
