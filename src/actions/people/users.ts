import type { Action } from '#actions/context.ts'
import { posterView } from '#contract/people/poster-view.ts'
import { userView } from '#contract/people/user-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { limits } from '#rules/limits.ts'
import { whyNotManageUser, whyNotTouch } from '#rules/people/managing-users.ts'
import { accountFields } from '#rules/people/notifications.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { whyConfirmFirst } from '#rules/people/step-up.ts'
import { shownPhone } from '#rules/people/stored-phone.ts'
import { orRefuse, RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { endTelling, notifyOfDeletion, notifyOfStop } from '#store/applications/notify-applicants.ts'
import { record, recordOncePerMinute } from '#store/audit-log.ts'
import { transactionWithRetries } from '#store/database/transactions.ts'
import type { Transaction } from '#store/database.ts'
import { listStoppedJobs, lockStoppedJobs, returnJobs } from '#store/jobs/suspended-jobs.ts'
import { endLastingSecrets } from '#store/people/lasting-secrets.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import { notify } from '#store/people/notify.ts'
import { postersOf } from '#store/people/posters.ts'
import { endOwnSession, endSessionsOf, sessionsOf } from '#store/people/sessions.ts'
import * as suspensions from '#store/people/suspensions.ts'
import { endTeamsOf } from '#store/people/team-members.ts'
import * as store from '#store/people/users.ts'

/** All users, newest first: a page with a query, else the complete list as a sequence. */
export const listUsers: Action<'listUsers'> = async ({ query }, { db }) => {
  const { page = 1, limit = limits.pageSize.default, q, role, verified, suspended } = query
  if (Object.values(query).every((value) => value === undefined)) return { users: viewsOf(store.everyUser(db)) }
  const stated = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true')
  const filter = { q, role, verified: stated(verified), suspended: stated(suspended) }
  const { rows, total } = await store.pageOfUsers(db, filter, { offset: (page - 1) * limit, limit })
  return { users: rows.map(userView), total, page, limit }
}

async function* viewsOf(rows: AsyncIterable<store.UserRow>) {
  for await (const row of rows) yield userView(row)
}

/** One user, for an administrator. That somebody looked is recorded. */
export const readUser: Action<'readUser'> = async ({ params }, context) => {
  const { db } = context
  const user = orRefuse(await store.findUser(db, params.id), 'user-not-found')
  await recordOncePerMinute(db, context, { action: 'user:look', subject: params.id })
  return { user: userView(user) }
}

/** Changes a user's contact fields, and the role between user and employer; an administrator's role stays. */
export const editUser: Action<'editUser'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const before = orRefuse(await store.findUser(tx, params.id), 'user-not-found')
    refuseIf(whyNotTouch(viewer, before))
    if (body.role !== undefined) refuseIf(whyNotManageUser(before))
    if (body.role !== undefined && body.role !== before.role) refuseIf(whyConfirmFirst(viewer, now))
    // Emptied text fields become null.
    const emptied = Object.entries(body).map(([field, value]) => [field, value === '' ? null : value])
    // The audit log compares it with the number that people read.
    const edit = { ...Object.fromEntries(emptied), ...(body.phone && { phone: shownPhone(body.phone) }) }
    await store.updateUser(tx, params.id, edit)
    await record(tx, context, 'user:edit', params.id, {
      detail: { fields: Object.keys(body) },
      changes: { of: params.id, fields: changesBetween(before, edit) },
    })
    const fields = accountFields.filter((field) => field in changesBetween(before, edit))
    if (fields.length > 0 && params.id !== viewer.id) {
      const about = { kind: 'account_changed', account_id: params.id, change: 'edited', fields } as const
      await notify(tx, followUps, { to: params.id, about, now })
    }
    const roles = { from: before.role, to: body.role }
    if (body.role !== undefined && roles.from !== roles.to) {
      await endTeamsOf(tx, params.id)
      await record(tx, context, 'user:change-role', params.id, { detail: roles })
    }
    const user = orRefuse(await store.findUser(tx, params.id), 'user-not-found')
    return { user: userView(user) }
  })
}

/** Deletes a user with everything that belongs to them; refuses administrators. */
export const deleteUser: Action<'deleteUser'> = async ({ params }, context) => {
  const { db, viewer, now, followUps } = context
  refuseIf(whyConfirmFirst(viewer, now))
  await transactionWithRetries(db, async (tx) => {
    const user = orRefuse(await store.findUser(tx, params.id), 'user-not-found')
    refuseIf(whyNotManageUser(user))
    await store.removeUser(tx, params.id)
    await notifyOfDeletion(tx, followUps, { employerId: params.id, now })
    await record(tx, context, 'user:delete', params.id, { detail: { role: user.role } })
  })
}

/** Suspends an account: ends its sessions, stops its jobs, mails the reason, and tells the applicants. */
export const suspendUser: Action<'suspendUser'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const { id } = params
    const { reason } = body
    const user = await manageableUser(tx, id)
    if (!(await suspensions.suspend(tx, { id, reason, now }))) throw new RefusalError('already-suspended')
    await suspensions.addAccountDecision(tx, { account_id: id, kind: 'suspended', reason, by: viewer.id, now })
    await endSessionsOf(tx, id)
    const stopped = await suspensions.stopJobsOf(tx, { ownerId: id, reason, by: viewer.id, now })
    await notifyOfStop(tx, followUps, { jobs: { owner: id }, state: 'suspended', now })
    await notify(tx, followUps, {
      to: id,
      about: { kind: 'account_changed', account_id: id, change: 'suspended' },
      now,
    })
    const fields = { suspended: { from: false, to: true }, reason: { from: null, to: reason } }
    await record(tx, context, 'user:suspend', id, { detail: { stopped }, changes: { of: id, fields } })
    return { user: userView(user) }
  })
}

/** Ends a suspension: signing in works again, and each stopped job comes back, stays closed or waits for approval. */
export const unsuspendUser: Action<'unsuspendUser'> = async ({ params, body }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const { id } = params
    const user = await manageableUser(tx, id)
    if (!(await suspensions.endSuspension(tx, id))) throw new RefusalError('not-suspended')
    await suspensions.addAccountDecision(tx, { account_id: id, kind: 'unsuspended', reason: null, by: viewer.id, now })
    const stopped = await lockStoppedJobs(tx, id)
    const unknown = body.jobs.findIndex((job) => !stopped.includes(job.id))
    if (unknown >= 0) throw new InvalidInputError([{ fault: 'choice-unknown', path: `jobs.${unknown}.id` }])
    const then = new Map(body.jobs.map((job) => [job.id, job.then]))
    const jobs = await returnJobs(tx, { ownerId: id, then, by: viewer.id, today: tokyoDate(now), now })
    await endTelling(tx, jobs.back)
    await notify(tx, followUps, {
      to: id,
      about: { kind: 'account_changed', account_id: id, change: 'unsuspended' },
      now,
    })
    const fields = { suspended: { from: true, to: false } }
    await record(tx, context, 'user:unsuspend', id, {
      detail: { started: jobs.back.length, closed: jobs.closed.length, queued: jobs.queue.length },
      changes: { of: id, fields },
    })
    return { user: userView(user) }
  })
}

async function manageableUser(tx: Transaction, id: string) {
  await suspensions.lockSuspension(tx, id)
  const user = orRefuse(await store.findUser(tx, id), 'user-not-found')
  refuseIf(whyNotManageUser(user))
  return user
}

/** Sets whether a user's email is verified, or toggles it without `verified`; not for administrators. */
export const toggleVerification: Action<'toggleVerification'> = async ({ params, body }, context) => {
  const { db } = context
  return db.transaction().execute(async (tx) => {
    const user = orRefuse(await store.findUser(tx, params.id), 'user-not-found')
    refuseIf(whyNotManageUser(user))
    const email_verified = body.verified ?? !user.email_verified
    if (email_verified === user.email_verified) return { user: userView(user) }
    await store.setVerified(tx, params.id, email_verified)
    // The link that verified the email must not do so again.
    if (!email_verified) await voidLink(tx, params.id, 'verify-email')
    await record(tx, context, 'user:toggle-verification', params.id, {
      detail: { email_verified },
      changes: { of: params.id, fields: { email_verified: { from: !email_verified, to: email_verified } } },
    })
    return { user: userView({ ...user, email_verified }) }
  })
}

/** A user's sessions, and whether the account is suspended. That somebody looked is recorded. */
export const readUserAccess: Action<'readUserAccess'> = async ({ params }, context) => {
  const { db, now } = context
  const [user, facts] = [await store.findUser(db, params.id), await suspensions.suspensionFacts(db, params.id)]
  if (!user || !facts) throw new RefusalError('user-not-found')
  refuseIf(whyNotTouch(context.viewer, user))
  await recordOncePerMinute(db, context, { action: 'user:look', subject: params.id })
  return {
    last_login: user.last_login,
    suspended_at: facts.suspended_at,
    suspension_reason: facts.reason,
    sessions: await sessionsOf(db, params.id, now),
    poster: hasPermission(user.role, 'verification:ask')
      ? posterView((await postersOf(db, [user.id])).get(user.id))
      : null,
    stopped_jobs: facts.suspended_at ? await listStoppedJobs(db, params.id) : [],
  }
}

/** Ends one session of a user. */
export const endUserSession: Action<'endUserSession'> = async ({ params }, context) => {
  await context.db.transaction().execute(async (tx) => {
    const user = orRefuse(await store.findUser(tx, params.id), 'session-not-found')
    refuseIf(whyNotTouch(context.viewer, user))
    if (!(await endOwnSession(tx, params.sessionId, params.id))) throw new RefusalError('session-not-found')
    await record(tx, context, 'user:end-session', params.id)
  })
}

/** Signs a user out everywhere, also an administrator, whose account may be compromised; only an owner signs an owner out. */
export const endUserSessions: Action<'endUserSessions'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    refuseIf(whyNotTouch(viewer, orRefuse(await store.findUser(tx, params.id), 'user-not-found')))
    const ended = await endSessionsOf(tx, params.id)
    await endLastingSecrets(tx, 'sign-out-everywhere', { userId: params.id, now })
    await record(tx, context, 'user:end-sessions', params.id, { detail: { ended } })
    return { ended }
  })
}
