import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { userView } from '#contract/people/user-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { endTelling, tellOfStop } from '#store/applications/tell-applicants.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { lockStoppedJobs, returnJobs } from '#store/jobs/suspended-jobs.ts'
import { addAccountDecision } from '#store/people/account-decisions.ts'
import { notify } from '#store/people/notify.ts'
import { endSessionsOf } from '#store/people/sessions.ts'
import { endSuspension, lockSuspension, stopJobsOf, suspend } from '#store/people/suspensions.ts'
import { findUser } from '#store/people/users.ts'

/** Suspends an account: ends its sessions, stops its jobs, mails the reason, and tells the applicants. */
export async function suspendUser(
  { params, body }: ActionInput<'suspendUser'>,
  context: SignedInContext,
): Promise<ActionResult<'suspendUser'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const { id } = params
    const { reason } = body
    const user = await manageableUser(tx, id)
    if (!(await suspend(tx, { id, reason, now }))) throw new RefusalError('already-suspended')
    await addAccountDecision(tx, { account_id: id, kind: 'suspended', reason, by: viewer.id, now })
    await endSessionsOf(tx, id)
    const stopped = await stopJobsOf(tx, id, now)
    await tellOfStop(tx, followUps, { jobs: { owner: id }, state: 'suspended', now })
    await notify(tx, followUps, {
      to: id,
      about: { kind: 'account_changed', account_id: id, change: 'suspended' },
      now,
    })
    const fields = { suspended: { from: false, to: true }, reason: { from: null, to: reason } }
    await record(tx, context, { action: 'user:suspend', subject: id, detail: { stopped }, changes: { of: id, fields } })
    return { user: userView(user) }
  })
}

/** Ends a suspension: signing in works again, and each stopped job comes back, stays closed or waits for approval. */
export async function unsuspendUser(
  { params, body }: ActionInput<'unsuspendUser'>,
  context: SignedInContext,
): Promise<ActionResult<'unsuspendUser'>> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const { id } = params
    const user = await manageableUser(tx, id)
    if (!(await endSuspension(tx, id))) throw new RefusalError('not-suspended')
    await addAccountDecision(tx, { account_id: id, kind: 'unsuspended', reason: null, by: viewer.id, now })
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
    await record(tx, context, {
      action: 'user:unsuspend',
      subject: id,
      detail: { started: jobs.back.length, closed: jobs.closed.length, queued: jobs.queue.length },
      changes: { of: id, fields },
    })
    return { user: userView(user) }
  })
}

async function manageableUser(tx: Transaction, id: string) {
  await lockSuspension(tx, id)
  const user = await findUser(tx, id)
  if (!user) throw new RefusalError('user-not-found')
  refuseIf(whyNotManageUser(user))
  return user
}
