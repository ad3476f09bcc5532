import type { Change } from '#rules/audit-changes.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { fieldsOf } from '#rules/jobs/job-edit.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Transaction } from '#store/database.ts'
import { replacedBy } from './decided-postings.ts'
import { undoLastDecision } from './job-decisions.ts'
import { lockJob, updateJob } from './jobs.ts'
import { returnToPending } from './publication.ts'
import { dropRevision, reopenRevision, reverseRevision, withRevision } from './revisions.ts'

/** What the audit log says of an undone decision. */
type Undone = { detail: { revision: true } } | { changes: { of: string; fields: { approval_status: Change } } }

/** Undoes a recent own approval or rejection of a job or its correction, before its mail goes out; or says why not. */
export async function undoDecisionOn(
  tx: Transaction,
  jobId: string,
  { by, now }: { by: string; now: Date },
): Promise<Undone | Refusal> {
  const since = new Date(now.getTime() - undoSeconds * 1_000)
  const locked = await lockJob(tx, jobId)
  if (!locked) return 'job-not-found'
  const job = await withRevision(tx, locked)
  const decision = await undoLastDecision(tx, { jobId, by, since, now })
  if (!decision) return 'too-late-to-undo'
  if (!decision.of_revision) {
    // What the owner corrected since the approval is part of the job that waits again.
    if (job.revision && (await dropRevision(tx, jobId)))
      await updateJob(tx, jobId, { ...fieldsOf(job), updated_at: now })
    await returnToPending(tx, jobId, now)
  } else if (decision.kind === 'rejected') await reopenRevision(tx, jobId, now)
  else {
    const replaced = (await replacedBy(tx, decision.id)) ?? {}
    await reverseRevision(tx, job, { replaced, submittedAt: decision.waiting_since ?? now, now })
  }
  if (decision.of_revision) return { detail: { revision: true } }
  const fields = { approval_status: { from: job.approval_status, to: 'pending' } }
  return { changes: { of: job.owner_id, fields } }
}
