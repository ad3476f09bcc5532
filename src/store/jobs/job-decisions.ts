import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import type { Change } from '#rules/audit-changes.ts'
import { type JobDecisionKind, undoSeconds } from '#rules/jobs/job-decisions.ts'
import { fieldsOf } from '#rules/jobs/job-edit.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { replacedBy } from './decided-postings.ts'
import { lockJob, updateJob } from './jobs.ts'
import { returnToPending } from './publication.ts'
import { dropRevision, reopenRevision, reverseRevision, withRevision } from './revisions.ts'

/** A decision for display; `by_name` is null when the account is gone. */
export type JobDecision = { kind: JobDecisionKind; reason: string | null; decided_at: Date; by_name: string | null }

/** At most this many decisions of a job are read. */
const readAtOnce = 10

/** When the owner last resubmitted a job; null if never. */
export const sentAgainAt = sql`(SELECT max(decided_at) FROM job_decisions AS sent
  WHERE sent.job_id = jobs.id AND sent.kind = 'resubmitted' AND sent.taken_back_at IS NULL)`

/** Since when a job is pending. */
export const waitingSince = sql<Date>`coalesce(${sentAgainAt}, jobs.created_at)`

const isOnWaiting = (kind: JobDecisionKind) => kind === 'approved' || kind === 'rejected'

type NewDecision = {
  job_id: string
  kind: JobDecisionKind
  reason?: string | null
  /** Codes of the findings at the decision. */
  findings?: string[]
  override_reason?: string
  decided_by: string
  decided_at: Date
  /** When the correction that it decides on was submitted. */
  revisionSince?: Date | undefined
}

/** Adds a decision to a job's history; returns its id. */
export async function addDecision(tx: Queryable, { revisionSince, ...decision }: NewDecision): Promise<string> {
  const id = v7()
  const ofJob = (column: RawBuilder<unknown>) =>
    sql<never>`(SELECT ${column} FROM jobs WHERE jobs.id = ${decision.job_id})`
  await tx
    .insertInto('job_decisions')
    .values({
      ...{ reason: null, ...decision, id, owner_id: ofJob(sql`jobs.owner_id`) },
      waiting_since: revisionSince ?? (isOnWaiting(decision.kind) ? ofJob(waitingSince) : null),
      of_revision: revisionSince !== undefined,
    })
    .execute()
  return id
}

/** Decisions on these jobs, newest first, without undone ones. */
export async function decisionsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobDecision[]>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<JobDecision & { job_id: string }>`
    SELECT decision.job_id, decision.kind, decision.reason, decision.decided_at, users.name AS by_name FROM unnest(${jobIds}::uuid[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT id, job_id, kind, reason, decided_at, decided_by FROM job_decisions
      WHERE job_id = asked.id AND taken_back_at IS NULL ORDER BY decided_at DESC, id DESC LIMIT ${sql.lit(readAtOnce)}
    ) AS decision
    LEFT JOIN users ON users.id = decision.decided_by
    ORDER BY decision.decided_at DESC, decision.id DESC`.execute(db)
  const byJob = new Map<string, JobDecision[]>()
  for (const { job_id, ...decision } of rows) byJob.set(job_id, [...(byJob.get(job_id) ?? []), decision])
  return byJob
}

/** Whether an owner's postings were rejected for signs of crime at least twice. */
export async function isRejectedForCrimeAgain(tx: Queryable, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ rejections: number }>`
    SELECT count(*)::int AS rejections FROM job_decisions
    WHERE owner_id = ${ownerId} AND kind = 'rejected' AND taken_back_at IS NULL AND 'word.crime' = ANY (findings)`.execute(
    tx,
  )
  return (rows[0]?.rejections ?? 0) >= 2
}

type TakingBack = { jobId: string; by: string; since: Date; now: Date; kinds?: readonly JobDecisionKind[] }

/**
 * Undoes a job's last decision if it is this person's, of one of these kinds and newer than `since`; undefined
 * otherwise.
 */
export async function undoLastDecision(
  tx: Transaction,
  { jobId, by, since, now, kinds = ['approved', 'rejected'] }: TakingBack,
) {
  const done = await tx
    .updateTable('job_decisions')
    .set({ taken_back_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('job_decisions as last')
        .select('last.id')
        .where('last.job_id', '=', jobId)
        .where('last.taken_back_at', 'is', null)
        .orderBy('last.decided_at', 'desc')
        .orderBy('last.id', 'desc')
        .limit(1),
    )
    .where('kind', '=', sql<JobDecisionKind>`ANY(${kinds}::text[])`)
    .where('decided_by', '=', by)
    .where('decided_at', '>=', since)
    .returning(['id', 'kind', 'of_revision', 'waiting_since'])
    .executeTakeFirst()
  if (done) await tx.deleteFrom('notifications').where('decision_id', '=', done.id).execute()
  return done
}

/** A decision, for its mail; undefined when it was undone or deleted. */
export function findDecision(db: Queryable, id: string) {
  return db
    .selectFrom('job_decisions')
    .select(['kind', 'reason', 'of_revision'])
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}

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
