import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#store/database.ts'
import type { JobBefore } from '#store/schema/stored-values.ts'
import type { JobRow } from './job-rows.ts'
import { revisionRow } from './revisions.ts'

/** A job as it is, to be brought back. */
export async function jobBefore(tx: Transaction, job: JobRow): Promise<JobBefore> {
  const { id, is_active, publish_at, stopped_by_operator, deadline } = job
  const revision = await revisionRow(tx, id)
  return { id, is_active, publish_at: publish_at?.toISOString() ?? null, stopped_by_operator, deadline, revision }
}

type BulkChange = { id: string; changed_by: string; changed_at: Date; before: JobBefore[]; due_at: Date | null }

/** Stores a change of several jobs, so that it can be undone, and takes place at `due_at` if it is a deletion. */
export async function saveBulkChange(tx: Transaction, { before, ...change }: BulkChange): Promise<void> {
  await tx
    .insertInto('bulk_job_changes')
    .values({ ...change, before: JSON.stringify(before) })
    .execute()
}

/** Takes a person's change since a time out of the table, to undo it; undefined when it is over or was undone. */
export const takeBulkChange = (tx: Transaction, { id, by, since }: { id: string; by: string; since: Date }) =>
  tx
    .deleteFrom('bulk_job_changes')
    .where('id', '=', id)
    .where('changed_by', '=', by)
    .where('changed_at', '>=', since)
    .returning(['changed_at', 'before'])
    .executeTakeFirst()

/** Takes a due deletion out of the table, for one node. */
export const takeDueDeletion = (tx: Transaction, now: Date) =>
  tx
    .deleteFrom('bulk_job_changes')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bulk_job_changes')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'changed_by', 'changed_at', 'before'])
    .executeTakeFirst()

/** Brings a locked job back to what it was. */
export async function restoreJob(tx: Transaction, before: JobBefore, now: Date): Promise<void> {
  const { id, is_active, publish_at = null, stopped_by_operator, deadline, revision } = before
  await tx
    .updateTable('jobs')
    .set({
      is_active,
      publish_at: publish_at ? new Date(publish_at) : null,
      stopped_by_operator,
      deadline,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('job_revisions').where('job_id', '=', id).execute()
  if (!revision) return
  const { fields, submitted_at, ...rest } = revision
  await tx
    .insertInto('job_revisions')
    .values({
      ...{ ...rest, job_id: id, fields: JSON.stringify(fields) },
      ...{ submitted_at: sql`${submitted_at}::timestamptz` as RawBuilder<Date>, updated_at: now },
    })
    .execute()
}
