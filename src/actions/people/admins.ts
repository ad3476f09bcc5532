import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { userView } from '#contract/people/user-view.ts'
import { hashPassword, isPassword } from '#integrations/passwords.ts'
import { cleanEmail } from '#rules/people/email.ts'
import { leavesNoOwner, whyNotDemote } from '#rules/people/managing-users.ts'
import { hasPermission, operatorRoleOf } from '#rules/people/permissions.ts'
import type { OperatorRole } from '#rules/people/roles.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { orRefuse, type Refusal, RefusalError, refuseIf } from '#rules/refusals.ts'
import { record, withoutRequest } from '#store/audit-log.ts'
import { isUniqueViolation } from '#store/database/errors.ts'
import type { Database } from '#store/database.ts'
import { endMakersAccess } from '#store/people/account-return.ts'
import { deleteEmailChanges } from '#store/people/email-changes.ts'
import { unlinkIdentities } from '#store/people/identities.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { mailLink, voidLink } from '#store/people/mailed-links.ts'
import { lockAccount, removeSecondFactors } from '#store/people/second-factors.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import * as users from '#store/people/users.ts'

export type MadeAdmin =
  | 'created'
  | 'promoted'
  | 'taken-over'
  | 'already'
  | 'role-changed'
  | 'last-owner'
  | 'password-changed'
  | 'unknown'

/**
 * Makes the account with this email an administrator, or creates one. A verified holder keeps their password; a holder
 * who was never verified loses every way in, for the password or for none (`taken-over`). Of an administrator, sets
 * another password than the last one given. Only the operator's environment and terminal call this. With `onlyVerified`
 * and without a password, nothing but a verified holder's account becomes one (`unknown`).
 */
export async function makeAdmin(
  db: Database,
  given: {
    email: string
    password?: string | undefined
    role?: OperatorRole | undefined
    onlyVerified?: boolean
    now: Date
  },
): Promise<MadeAdmin> {
  const email = cleanEmail(given.email)
  const known = await users.findCredentials(db, email)
  if (known && hasPermission(known.role, 'user:manage')) {
    if (given.role !== undefined && given.role !== operatorRoleOf(known.role, known.operator_role))
      return changeRole(db, known.id, given.role, given.now)
    return changeGivenPassword(db, known, given)
  }
  const password_hash = given.password === undefined ? null : await hashPassword(given.password)
  const making = db.transaction().execute(async (tx): Promise<MadeAdmin> => {
    const account = await users.findCredentials(tx, email)
    if (account && hasPermission(account.role, 'user:manage')) return 'already'
    if (password_hash === null && given.onlyVerified && !account?.holder_verified) return 'unknown'
    const id = account?.id ?? v7()
    const promoted = { role: 'admin', operator_role: given.role ?? null } as const
    if (account && !account.holder_verified) {
      const verified = password_hash !== null && { email_verified: true, holder_verified: true }
      const becomes = { ...promoted, password_hash, ...verified }
      await endMakersAccess(tx, id, { becomes, factors: 'all', now: given.now })
    } else if (account) {
      // Earlier sessions were not an administrator's.
      await users.updateUser(tx, id, promoted)
      await endSessionsOf(tx, id)
      await endLastingSecrets(tx, 'sign-out-everywhere', { userId: id, now: given.now })
      // A link to a former address must not take over an administrator's account.
      await deleteEmailChanges(tx, id, new Date(0))
    } else {
      await users.insertUser(tx, {
        id,
        name: '管理者',
        email,
        password_hash,
        role: 'admin',
        // Without a password the holder comes by a link, which verifies the email.
        ...(password_hash !== null && { email_verified: true, holder_verified: true }),
        created_at: given.now,
      })
      if (given.role) await users.updateUser(tx, id, { operator_role: given.role })
    }
    if (password_hash !== null) await users.putOperatorPassword(tx, id, password_hash)
    await record(tx, { now: given.now, ...withoutRequest }, 'user:make-admin', id, {
      detail: { operator_role: given.role ?? 'owner' },
    })
    if (!account) return 'created'
    return account.holder_verified || password_hash !== null ? 'promoted' : 'taken-over'
  })
  return making.catch((error) => {
    // Another starting node, or a sign-up with this email, was first.
    if (isUniqueViolation(error, 'users_email_taken')) return makeAdmin(db, given)
    throw error
  })
}

/** A one-time link with which an administrator without a password sets one; null for one who has a password. */
export async function linkForFirstPassword(
  db: Database,
  email: string,
  { config: { secret, publicUrl }, now }: { config: { secret: string; publicUrl: string }; now: Date },
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const account = await users.findCredentials(tx, cleanEmail(email))
    if (!account || account.password_hash !== null) return null
    const { token } = await mailLink(tx, { userId: account.id, kind: 'reset-password', secret, now })
    return publicUrl + pagePath('resetPassword', { token })
  })
}

/** Gives an administrator another role; the last owner stays one. Sessions end, so that the role holds at once. */
async function changeRole(db: Database, id: string, role: OperatorRole, now: Date): Promise<MadeAdmin> {
  return db.transaction().execute(async (tx) => {
    const owners = await users.lockOwners(tx)
    if (leavesNoOwner(id, role, owners)) return 'last-owner'
    await users.updateUser(tx, id, { operator_role: role })
    await endSessionsOf(tx, id)
    await record(tx, { now, ...withoutRequest }, 'user:make-admin', id, { detail: { operator_role: role } })
    return 'role-changed'
  })
}

/**
 * Sets an administrator's password if the operator gives a new one. A password that the administrator chose since stays
 * while the operator's is unchanged.
 */
async function changeGivenPassword(
  db: Database,
  { id, holder_verified }: { id: string; holder_verified: boolean },
  { password, now }: { password?: string | undefined; now: Date },
): Promise<MadeAdmin> {
  if (password === undefined) return 'already'
  const last = await users.findOperatorPassword(db, id)
  if (await isPassword(password, last)) return 'already'
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, id)
    // Another starting node was first.
    if ((await users.findOperatorPassword(tx, id)) !== last) return 'already'
    await users.putOperatorPassword(tx, id, password_hash)
    // Nothing is stored to compare with.
    if (last === undefined && holder_verified) return 'already'
    if (last === undefined) {
      const becomes = { password_hash, email_verified: true, holder_verified: true }
      await endMakersAccess(tx, id, { becomes, factors: 'all', now })
    } else {
      await users.updateUser(tx, id, { password_hash })
      await unlinkIdentities(tx, id)
      await voidLink(tx, id, 'reset-password')
      await endSessionsOf(tx, id)
      await endLastingSecrets(tx, 'password-change', { userId: id, now })
    }
    await record(tx, { now, ...withoutRequest }, 'user:rotate-password', id)
    return 'password-changed'
  })
}

/** Makes an administrator an ordinary user; of two who demote each other at once, one remains. */
export const demoteAdmin: Action<'demoteAdmin'> = async ({ params, body }, context) => {
  const { db, viewer, now } = context
  refuseIf(whyConfirmFirst(viewer, now))
  return db.transaction().execute(async (tx) => {
    const owners = await users.lockOwners(tx)
    // The viewer may have been demoted since the request began.
    if (!owners.includes(viewer.id)) throw new RefusalError('not-allowed')
    const before = orRefuse(await users.findUser(tx, params.id), 'user-not-found')
    refuseIf(whyNotDemote(before, owners))
    await users.updateUser(tx, params.id, { role: body.role, operator_role: null })
    await endSessionsOf(tx, params.id)
    const changes = { of: params.id, fields: { role: { from: before.role, to: body.role } } }
    await record(tx, context, 'user:demote', params.id, { detail: { to: body.role }, changes })
    return { user: userView({ ...before, role: body.role, operator_role: null }) }
  })
}

/** Removes the second factor of an account whose owner lost it; only from the operator's terminal. */
export async function resetSecondFactor(db: Database, email: string, now: Date): Promise<'done' | 'user-not-found'> {
  return db.transaction().execute(async (tx) => {
    const account = await users.findCredentials(tx, email)
    if (!account) return 'user-not-found'
    await removeSecondFactors(tx, account.id)
    await endSessionsOf(tx, account.id)
    await record(tx, { now, ...withoutRequest }, 'user:reset-factor', account.id)
    return 'done'
  })
}

/** Makes an administrator a job seeker; only from the operator's terminal. */
export async function demoteFromTerminal(db: Database, email: string, now: Date): Promise<'done' | Refusal> {
  return db.transaction().execute(async (tx) => {
    const owners = await users.lockOwners(tx)
    const account = await users.findCredentials(tx, email)
    const reason = account ? whyNotDemote(account, owners) : 'user-not-found'
    if (reason || !account) return reason ?? 'user-not-found'
    await users.updateUser(tx, account.id, { role: 'user', operator_role: null })
    await endSessionsOf(tx, account.id)
    await record(tx, { now, ...withoutRequest }, 'user:demote', account.id, { detail: { to: 'user' } })
    return 'done'
  })
}
