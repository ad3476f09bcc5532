import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { whyNotUndoImport } from '#rules/jobs/import-undo.ts'
import { type Refusal, RefusalError, refuseIf } from '#rules/refusals.ts'
import { recordEach } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import { type JobDraft, lockDrafts, removeDrafts } from '#store/jobs/job-drafts.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { lockJobs, removeJobs } from '#store/jobs/jobs.ts'
import { endImport, lockImport, rowsOfImport } from '#store/jobs/posting-imports.ts'
import { isStillMember } from '#store/people/team-members.ts'
import { uncountAttempt } from '#store/throttles.ts'

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
    const jobs = await takeBackJobs(tx, idsOf(rows, 'job_id'), context)
    const drafts = await takeBackDrafts(tx, idsOf(rows, 'draft_id'), context)
    return { outcomes: [...jobs, ...drafts].map(([id, refusal]) => outcomeView(id, refusal)) }
  })
}

type Outcome = readonly [id: string, refusal: Refusal | null]

const idsOf = <Name extends string>(rows: readonly Record<Name, string | null>[], name: Name) =>
  rows.flatMap((row) => row[name] ?? [])

/** Together: a thousand statements one by one take seconds. */
async function takeBackJobs(tx: Transaction, ids: readonly string[], context: SignedInContext): Promise<Outcome[]> {
  const { employerId } = context.viewer
  const jobs = new Map((await lockJobs(tx, ids)).map((job) => [job.id, job]))
  const outcomes = ids.map((id): Outcome => [id, whyNotTakeBack(jobs.get(id), employerId)])
  const gone = idsGone(outcomes)
  await removeJobs(tx, gone)
  const detail = { owner: employerId, imported: true }
  await recordEach(
    tx,
    context,
    gone.map((subject) => ({ action: 'job:delete', subject, detail })),
  )
  // So that the corrected file can be imported on the same day.
  await uncountAttempt(tx, `posting:${employerId}`, gone.length)
  return outcomes
}

function whyNotTakeBack(job: JobRow | undefined, employerId: string): Refusal | null {
  if (!job || job.owner_id !== employerId) return 'job-not-found'
  if (job.approval_status !== 'pending' || job.was_public) return 'already-decided'
  return job.updated_at > job.created_at ? 'changed-meanwhile' : null
}

async function takeBackDrafts(
  tx: Transaction,
  ids: readonly string[],
  { viewer }: SignedInContext,
): Promise<Outcome[]> {
  const drafts = new Map((await lockDrafts(tx, ids, viewer.employerId)).map((draft) => [draft.id, draft]))
  const outcomes = ids.map((id): Outcome => [id, whyNotDrop(drafts.get(id))])
  await removeDrafts(tx, idsGone(outcomes), viewer.employerId)
  return outcomes
}

function whyNotDrop(draft: JobDraft | undefined): Refusal | null {
  if (!draft) return 'draft-not-found'
  return draft.updated_at > draft.created_at ? 'draft-changed' : null
}

const idsGone = (outcomes: readonly Outcome[]) => outcomes.flatMap(([id, refusal]) => (refusal ? [] : id))
