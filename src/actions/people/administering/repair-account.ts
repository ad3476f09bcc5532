import { whyNotDemote } from '#rules/people/managing-users.ts'
import type { Refusal } from '#rules/refusals.ts'
import { record, withoutRequest } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import { removeSecondFactors } from '#store/people/second-factors.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { findCredentials, lockOwners, updateUser } from '#store/people/users.ts'

/** Removes the second factor of an account whose owner lost it; only from the operator's terminal. */
export async function resetSecondFactor(db: Database, email: string, now: Date): Promise<'done' | 'user-not-found'> {
  return db.transaction().execute(async (tx) => {
    const account = await findCredentials(tx, email)
    if (!account) return 'user-not-found'
    await removeSecondFactors(tx, account.id)
    await endSessionsOf(tx, account.id)
    await record(tx, { now, ...withoutRequest }, { action: 'user:reset-factor', subject: account.id })
    return 'done'
  })
}

/** Makes an administrator a job seeker; only from the operator's terminal. */
export async function demoteFromTerminal(db: Database, email: string, now: Date): Promise<'done' | Refusal> {
  return db.transaction().execute(async (tx) => {
    const owners = await lockOwners(tx)
    const account = await findCredentials(tx, email)
    const reason = account ? whyNotDemote(account, owners) : 'user-not-found'
    if (reason || !account) return reason ?? 'user-not-found'
    await updateUser(tx, account.id, { role: 'user', operator_role: null })
    await endSessionsOf(tx, account.id)
    await record(tx, { now, ...withoutRequest }, { action: 'user:demote', subject: account.id, detail: { to: 'user' } })
    return 'done'
  })
}
