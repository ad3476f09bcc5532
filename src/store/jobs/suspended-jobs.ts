import { sql } from 'kysely'
import type { AfterSuspension } from '#rules/people/suspension.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { addDecision } from './job-decisions.ts'
import { activateJob, returnToPending } from './publication.ts'
import { approveRevision, lockEditedJob } from './revisions.ts'

/** Ids of an owner's jobs that were stopped with the account, locked until the transaction ends. */
export async function lockStoppedJobs(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('stopped_with_owner', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The approved jobs that were stopped with an account. */
export function listStoppedJobs(db: Queryable, ownerId: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'company'])
    .where('owner_id', '=', ownerId)
    .where('stopped_with_owner', '=', true)
    .where('approval_status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()
}

type Returning = {
  ownerId: string
  then: ReadonlyMap<string, AfterSuspension>
  by: string
  today: string
  now: Date
}

/** Does with each job that was stopped with its account what was chosen; one without a choice waits for approval. */
export async function returnJobs(
  tx: Transaction,
  { ownerId, then, by, today, now }: Returning,
): Promise<Record<AfterSuspension, string[]>> {
  const done: Record<AfterSuspension, string[]> = { back: [], closed: [], queue: [] }
  for (const id of await lockStoppedJobs(tx, ownerId)) {
    const job = await lockEditedJob(tx, id)
    if (!job) continue
    const choice = then.get(id) ?? 'queue'
    done[choice].push(id)
    if (choice === 'closed') {
      // It stays stopped, so that its owner cannot reopen it.
      await tx.updateTable('jobs').set({ stopped_with_owner: false, updated_at: now }).where('id', '=', id).execute()
      continue
    }
    if (choice === 'queue' && job.approval_status === 'approved') {
      // One text waits, with the correction in it.
      if (job.revision) await approveRevision(tx, job, { today, now })
      await returnToPending(tx, id, now)
      await addDecision(tx, { job_id: id, kind: 'resubmitted', decided_by: by, decided_at: now })
    }
    await activateJob(tx, { id, today, now })
  }
  return done
}

/** Jobs and corrections of suspended accounts, which wait outside the queue. */
export async function countOutsideQueue(db: Queryable): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT (count(*) FILTER (WHERE jobs.approval_status = 'pending')
      + count(*) FILTER (WHERE revision.status = 'pending'))::int AS total
    FROM users JOIN jobs ON jobs.owner_id = users.id
    LEFT JOIN job_revisions AS revision ON revision.job_id = jobs.id
    WHERE users.suspended_at IS NOT NULL AND (jobs.approval_status = 'pending' OR revision.status = 'pending')`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
