import { sql } from 'kysely'
import { type Change, changesBetween } from '#rules/audit-changes.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { fieldsOf } from '#rules/jobs/job-edit.ts'
import {
  approvedAfterEdit,
  type RevisedFields,
  type Revision,
  type RevisionStatus,
  revised,
  revisionBetween,
} from '#rules/jobs/job-revision.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf } from '#store/keyset.ts'
import type { JobBefore } from '#store/schema/stored-values.ts'
import { derivedFrom } from './derived-columns.ts'
import type { JobRow } from './job-rows.ts'
import { lockJob, updateJob } from './jobs.ts'

/** `fields` is the correction, `replaces` the same fields of the approved version. */
type AppliedRevision = Revision & { fields: RevisedFields; replaces: RevisedFields }

/** A job as its team and the moderators read it: with its correction, if there is one. */
export type EditedJob<Row = JobRow> = Row & { revision?: AppliedRevision }

/** These jobs with their corrections. Without it, a caller reads the approved versions. */
export async function withRevisions<Row extends JobRow>(
  db: Queryable,
  rows: readonly Row[],
): Promise<EditedJob<Row>[]> {
  const ids = rows.filter(({ approval_status }) => approval_status === 'approved').map(({ id }) => id)
  if (ids.length === 0) return [...rows]
  const found = await db
    .selectFrom('job_revisions')
    .selectAll()
    .where('job_id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
  const byJob = new Map(found.map((each) => [each.job_id, each]))
  return rows.map((row) => {
    const { fields, status, submitted_at, rejection_reason, updated_at } = byJob.get(row.id) ?? {}
    if (!fields || !status || !submitted_at || !updated_at) return row
    const edited = revised(row, fields)
    const { occupations, occupations_guessed, workplaces } = derivedFrom(edited)
    const replaces = Object.fromEntries(Object.keys(fields).map((field) => [field, row[field as keyof Row] ?? null]))
    return {
      ...edited,
      ...{ occupations, occupations_guessed, workplaces },
      updated_at: new Date(Math.max(updated_at.getTime(), row.updated_at.getTime())),
      revision: { status, submitted_at, rejection_reason: rejection_reason ?? null, fields, replaces },
    }
  })
}

/** One job with its correction. */
export async function withRevision<Row extends JobRow>(db: Queryable, row: Row): Promise<EditedJob<Row>> {
  const [edited = row] = await withRevisions(db, [row])
  return edited
}

/** A correction replaces the one before; its job is locked. */
async function submitRevision(
  tx: Transaction,
  { jobId, fields, submittedAt, now }: { jobId: string; fields: RevisedFields; submittedAt: Date; now: Date },
): Promise<void> {
  const status: RevisionStatus = 'pending'
  const values = {
    ...{ fields: JSON.stringify(fields), status, rejection_reason: null },
    ...{ submitted_at: submittedAt, updated_at: now },
  }
  await tx
    .insertInto('job_revisions')
    .values({ job_id: jobId, ...values })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .execute()
}

/** Stores what is left of a correction after an edit of its job, or what the edit submits. */
export async function saveRevision(
  tx: Transaction,
  { id, revision }: EditedJob,
  { fields, submits, now }: { fields: RevisedFields | null; submits: boolean; now: Date },
): Promise<void> {
  if (!fields) await dropRevision(tx, id)
  else if (submits) await submitRevision(tx, { jobId: id, fields, submittedAt: now, now })
  else if (JSON.stringify(fields) !== JSON.stringify(revision?.fields)) await keepRevision(tx, id, fields, now)
}

async function keepRevision(tx: Transaction, jobId: string, fields: RevisedFields, now: Date): Promise<void> {
  await tx
    .updateTable('job_revisions')
    .set({ fields: JSON.stringify(fields), updated_at: now })
    .where('job_id', '=', jobId)
    .execute()
}

/** Drops a correction; false without one. */
export async function dropRevision(tx: Transaction, jobId: string): Promise<boolean> {
  const done = await tx.deleteFrom('job_revisions').where('job_id', '=', jobId).returning('job_id').executeTakeFirst()
  return done !== undefined
}

/** Replaces the approved version of a locked job by its correction. */
export async function approveRevision(
  tx: Transaction,
  job: EditedJob,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await updateJob(tx, job.id, {
    ...fieldsOf(job),
    was_public: job.was_public || isPublic(job, today),
    updated_at: now,
  })
  await dropRevision(tx, job.id)
}

export async function rejectRevision(tx: Transaction, jobId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('job_revisions')
    .set({ status: 'rejected', rejection_reason: reason, updated_at: now })
    .where('job_id', '=', jobId)
    .execute()
}

/** Undoes a rejection, unless the correction was replaced or dropped since. */
export async function reopenRevision(tx: Transaction, jobId: string, now: Date): Promise<void> {
  await tx
    .updateTable('job_revisions')
    .set({ status: 'pending', rejection_reason: null, updated_at: now })
    .where('job_id', '=', jobId)
    .where('status', '=', 'rejected')
    .execute()
}

/** Brings the version before an approved correction back; the correction waits again, with what was submitted since. */
export async function reverseRevision(
  tx: Transaction,
  job: EditedJob,
  { replaced, submittedAt, now }: { replaced: RevisedFields; submittedAt: Date; now: Date },
): Promise<void> {
  const approved = fieldsOf(job.revision ? revised(job, job.revision.replaces) : job)
  const before = revised(approved, replaced)
  // A deadline that the owner brought forward since then holds.
  const restored = { ...before, deadline: approvedAfterEdit(before, approved).deadline }
  const fields = revisionBetween(restored, fieldsOf(job))
  await updateJob(tx, job.id, { ...restored, updated_at: now })
  if (fields) await submitRevision(tx, { jobId: job.id, fields, submittedAt, now })
  else await dropRevision(tx, job.id)
}

/** The number of corrections that wait. */
export const countRevisions = (db: Queryable): Promise<number> =>
  countOf(db.selectFrom('job_revisions').where('status', '=', 'pending'))

/** What an approval changes, for the audit log. */
export const changesOfApproval = ({ revision }: EditedJob): Record<string, Change> =>
  revision
    ? changesBetween(revision.replaces, revision.fields)
    : { approval_status: { from: 'pending', to: 'approved' } }

/** One job with its correction, locked like `lockJob`. */
export async function lockEditedJob(tx: Transaction, id: string): Promise<EditedJob | undefined> {
  const job = await lockJob(tx, id)
  return job && withRevision(tx, job)
}

/** A stored correction as it is; null without one. */
export async function revisionRow(tx: Transaction, jobId: string): Promise<JobBefore['revision']> {
  const row = await tx
    .selectFrom('job_revisions')
    .select(['fields', 'status', 'rejection_reason', 'submitted_at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row ? { ...row, submitted_at: row.submitted_at.toISOString() } : null
}
