import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { whyNotUndoImport } from '#rules/jobs/import-undo.ts'
import { type Refusal, RefusalError, refuseIf } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { lockDraft, removeDraft } from '#store/jobs/job-drafts.ts'
import { lockJob, removeJob } from '#store/jobs/jobs.ts'
import { endImport, lockImport, rowsOfImport } from '#store/jobs/posting-imports.ts'
import { isStillMember } from '#store/people/team-members.ts'

/** Takes back an import: what was decided on or changed since stays. */
export async function undoImport(
  { params: { id } }: ActionInput<'undoImport'>,
  context: SignedInContext,
): Promise<ActionResult<'undoImport'>> {
  const { db, viewer, now } = context
  return db.transaction().execute(async (tx) => {
    if (!(await isStillMember(tx, viewer))) throw new RefusalError('session-ended')
    const found = await lockImport(tx, id, viewer.employerId)
    if (!found) throw new RefusalError('import-not-found')
    refuseIf(whyNotUndoImport(found, now))
    const rows = await rowsOfImport(tx, id)
    await endImport(tx, id, now)
    const outcomes = []
    for (const { job_id, draft_id } of rows) {
      if (job_id) outcomes.push(outcomeView(job_id, await takeBackJob(tx, job_id, context)))
      if (draft_id) outcomes.push(outcomeView(draft_id, await takeBackDraft(tx, draft_id, context)))
    }
    return { outcomes }
  })
}

async function takeBackJob(tx: Transaction, id: string, context: SignedInContext): Promise<Refusal | null> {
  const job = await lockJob(tx, id)
  if (!job || job.owner_id !== context.viewer.employerId) return 'job-not-found'
  if (job.approval_status !== 'pending' || job.was_public) return 'already-decided'
  if (job.updated_at > job.created_at) return 'changed-meanwhile'
  await removeJob(tx, id)
  await record(tx, context, { action: 'job:delete', subject: id, detail: { owner: job.owner_id, imported: true } })
  return null
}

async function takeBackDraft(tx: Transaction, id: string, { viewer }: SignedInContext): Promise<Refusal | null> {
  const draft = await lockDraft(tx, id, viewer.employerId)
  if (!draft) return 'draft-not-found'
  if (draft.updated_at > draft.created_at) return 'draft-changed'
  await removeDraft(tx, id, viewer.employerId)
  return null
}
