import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'
import { type JobRow, jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'

/** Progress of rechecking public jobs against an edition of the rules. */
export type Recheck = { edition: string; after_id: string | null; done: boolean }

/** The progress, locked until the transaction ends, so that one node continues. */
export function lockRecheck(tx: Transaction): Promise<Recheck> {
  return tx.selectFrom('job_recheck').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function saveRecheck(tx: Transaction, recheck: Recheck): Promise<void> {
  await tx.updateTable('job_recheck').set(recheck).execute()
}

/** The next public jobs by id. */
export function publicJobsAfter(
  tx: Transaction,
  { after, today, limit }: { after: string | null; today: string; limit: number },
): Promise<JobRow[]> {
  return jobRows(tx)
    .where(isPublicNow(today))
    .$if(after !== null, (query) => query.where('jobs.id', '>', after))
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}

/** The stored stop findings of these jobs; absent when a job was never checked. */
export async function knownStopsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .selectFrom('job_known_stops')
    .selectAll()
    .where(sql<boolean>`job_id = ANY(${jobIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ job_id, stops }) => [job_id, stops]))
}

/** Stores the stop findings of jobs, so that only new ones are notified. */
export async function saveKnownStops(
  tx: Queryable,
  jobs: readonly { job_id: string; stops: string[] }[],
): Promise<void> {
  if (jobs.length === 0) return
  await tx
    .insertInto('job_known_stops')
    .values(jobs)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(({ ref }) => ({ stops: ref('excluded.stops') })))
    .execute()
}

/** Opens a case for the check's findings; an open case of reader reports takes it up. */
export async function openCheckCase(
  tx: Transaction,
  { jobId, found, now }: { jobId: string; found: string[]; now: Date },
): Promise<void> {
  await tx
    .insertInto('job_report_cases')
    .values({ id: v7(), job_id: jobId, opened_at: now, desk_at: now, found })
    .onConflict((conflict) =>
      conflict
        .column('job_id')
        .where('closed_at', 'is', null)
        .doUpdateSet({ desk_at: sql`coalesce(job_report_cases.desk_at, excluded.desk_at)`, found }),
    )
    .execute()
}
