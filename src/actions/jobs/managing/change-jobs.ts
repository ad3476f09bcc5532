import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { editedFields } from '#rules/jobs/job-edit.ts'
import { submitsRevision } from '#rules/jobs/job-revision.ts'
import { type BulkJobAction, whyNotManage, whyNotReopen } from '#rules/jobs/managing-jobs.ts'
import { hasPermission, teamAllows } from '#rules/people/permissions.ts'
import type { Refusal } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { jobBefore, saveBulkChange } from '#store/jobs/bulk-job-changes.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { lockJobToRun } from '#store/jobs/jobs.ts'
import { activateJob, deactivateJob } from '#store/jobs/publication.ts'
import { withRevision } from '#store/jobs/revisions.ts'
import { storeEdit } from '#store/jobs/store-edit.ts'
import type { JobBefore } from '#store/schema/stored-values.ts'

type Change = ActionInput<'changeJobs'>['body']

/** Closes, reopens or deletes several own jobs, or sets their deadline; this can be undone for some seconds. */
export async function changeJobs(
  { body }: ActionInput<'changeJobs'>,
  context: SignedInContext,
): Promise<ActionResult<'changeJobs'>> {
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

/** Changes one job; returns how it was, or why not. */
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
  await record(tx, context, { action: logged[action], subject: id, detail: { bulk: ids.length } })
  return before
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
