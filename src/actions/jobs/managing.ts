import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/approval-queue.ts'
import { jobView } from '#contract/jobs/job-view.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { editedFields } from '#rules/jobs/job-edit.ts'
import { submitsRevision } from '#rules/jobs/job-revision.ts'
import { type BulkJobAction, whyNotManage, whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { hasPermission, teamAllows } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { orRefuse, type Refusal, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { notifyOfDeletion } from '#store/applications/notify-applicants.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { jobBefore, restoreJob, saveBulkChange, takeBulkChange } from '#store/jobs/bulk-job-changes.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { lockJob, lockJobToRun, removeJob } from '#store/jobs/jobs.ts'
import { activateJob, deactivateJob } from '#store/jobs/publication.ts'
import { lockEditedJob, withRevision } from '#store/jobs/revisions.ts'
import { storeEdit } from '#store/jobs/store-edit.ts'
import type { JobBefore } from '#store/schema/stored-values.ts'

/** Closes a job; a closed one stays closed. */
export const closeJob: Action<'closeJob'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const job = orRefuse(await lockJob(tx, params.id), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))
    await deactivateJob(tx, job.id, now)
    await record(tx, context, 'job:close', job.id)
    return { job: await jobNow(tx, job.id, viewer) }
  })
}

/** Reopens a job; one that an administrator stopped needs an administrator. */
export const reopenJob: Action<'reopenJob'> = async ({ params }, context) => {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    const job = orRefuse(await lockJobToRun(tx, params.id), 'job-not-found')
    refuseIf(whyNotReopen(viewer, job))
    await activateJob(tx, { id: job.id, today: tokyoDate(now), now })
    await record(tx, context, 'job:reopen', job.id)
    return { job: await jobNow(tx, job.id, viewer) }
  })
}

const jobNow = async (tx: Transaction, id: string, viewer: Viewer) =>
  jobView(orRefuse(await lockEditedJob(tx, id), 'job-not-found'), viewer)

/** The fields of a deleted job in the audit log. */
const gone = { title: null, company: null, location: null, approval_status: null }

/** Deletes a job with its applications; the applicants are told, and keep theirs in their list. */
export const deleteJob: Action<'deleteJob'> = async ({ params }, context) => {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const job = orRefuse(await lockJob(tx, params.id), 'job-not-found')
    refuseIf(whyNotManage(viewer, job))
    await removeJob(tx, job.id)
    await notifyOfDeletion(tx, followUps, { employerId: job.owner_id, now })
    await record(tx, context, 'job:delete', job.id, {
      detail: { owner: job.owner_id },
      ...(job.owner_id !== viewer.id && { changes: { of: job.owner_id, fields: changesBetween(job, gone) } }),
    })
    return { own: job.owner_id === viewer.employerId }
  })
}

type Change = ActionInput<'changeJobs'>['body']

/** Closes, reopens or deletes several own jobs, or sets their deadline; this can be undone for some seconds. */
export const changeJobs: Action<'changeJobs'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  if (body.deadline && body.deadline < tokyoDate(now))
    throw new InvalidInputError([{ fault: 'deadline-past', path: 'deadline' }])
  return db.transaction().execute(async (tx) => {
    const results = new Map<string, Refusal | JobBefore>()
    // In one order, so that two changes of the same jobs do not deadlock.
    for (const id of [...body.ids].sort()) results.set(id, await changeOne(tx, id, body, context))
    const undo = v7()
    const before = [...results.values()].filter((result) => typeof result !== 'string')
    const due_at = body.action === 'delete' ? new Date(now.getTime() + undoSeconds * 1_000) : null
    await saveBulkChange(tx, { id: undo, changed_by: viewer.id, changed_at: now, before, due_at })
    const refusalOf = (id: string) => {
      const result = results.get(id)
      return typeof result === 'string' ? result : null
    }
    return { outcomes: body.ids.map((id) => outcomeView(id, refusalOf(id))), undo }
  })
}

/** Changes one job; returns how it was and the version that it has now, or why not. */
async function changeOne(
  tx: Transaction,
  id: string,
  { action, ids, deadline = null }: Change,
  context: SignedInContext,
): Promise<Refusal | JobBefore> {
  const { viewer, now } = context
  const job = await lockJobToRun(tx, id)
  if (!job) return 'job-not-found'
  const refusal = action === 'reopen' ? whyNotReopen(viewer, job) : whyNotManage(viewer, job)
  if (refusal) return refusal
  if (action === 'delete' && !teamAllows(viewer.teamRole, 'job:delete')) return 'team-role-too-low'
  const before = await jobBefore(tx, job)
  if (action === 'deadline') await setDeadline(tx, job, deadline, context)
  else if (action === 'reopen') await activateJob(tx, { id, today: tokyoDate(now), now })
  else await deactivateJob(tx, id, now)
  await record(tx, context, logged[action], id, { detail: { bulk: ids.length } })
  const changed = await lockEditedJob(tx, id)
  return { ...before, changed_at: changed?.updated_at.toISOString() }
}

/** A deletion is recorded as one when it takes place; until then the job is closed. */
const logged: Record<BulkJobAction, string> = {
  close: 'job:close',
  reopen: 'job:reopen',
  delete: 'job:close',
  deadline: 'job:edit',
}

async function setDeadline(tx: Transaction, stored: JobRow, deadline: string | null, context: SignedInContext) {
  const { viewer, now } = context
  const corrected = await withRevision(tx, stored)
  const corrects = stored.approval_status === 'approved' && !hasPermission(viewer.role, 'job:manage-all')
  const after = editedFields(corrects ? corrected : stored, { deadline })
  const submits = corrects && submitsRevision(corrected, after, { deadline })
  const { approval_status } = stored
  await storeEdit(tx, { stored, corrected, after, corrects, submits, approval_status, today: tokyoDate(now), now })
}

/** Undoes a recent own change of several jobs, also a deletion. */
export const undoJobChanges: Action<'undoJobChanges'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const change = orRefuse(await takeBulkChange(tx, { id: body.undo, by: viewer.id, since }), 'bulk-undo-over')
    const outcomes = []
    for (const before of change.before)
      outcomes.push(outcomeView(before.id, await takeBack(tx, before, change.changed_at, context)))
    return { outcomes }
  })
}

async function takeBack(
  tx: Transaction,
  before: JobBefore,
  changedAt: Date,
  context: SignedInContext,
): Promise<Refusal | null> {
  const job = await lockJobToRun(tx, before.id)
  if (!job) return 'job-not-found'
  if (before.is_active && job.employer_suspended) return 'owner-suspended'
  // Not `!==`: setting the deadline that a job has already leaves `updated_at` as it was.
  if ((await withRevision(tx, job)).updated_at > new Date(before.changed_at ?? changedAt)) return 'changed-meanwhile'
  await restoreJob(tx, before, context.now)
  await record(tx, context, 'job:undo-change', before.id)
  return null
}
