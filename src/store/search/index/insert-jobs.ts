import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { filteredTerms } from '#rules/jobs/filtered-job.ts'
import { highestPay } from '#rules/jobs/salary.ts'
import type { Database, Transaction } from '#store/database.ts'
import { insertImported } from '#store/jobs/transferred-jobs.ts'
import { markedJobs } from '#store/people/employer-accounts.ts'
import { type IndexedJob, lastDayOf, newestFirst, notStated } from '#store/search/indexed-jobs.ts'
import type { InsertedJob } from '#store/search/search.ts'
import { insertOrdinals } from './build-segment.ts'
import { Lease } from './lease.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { writeSegment } from './write-segment.ts'

/** How often (ms) the lease is requested and renewed. */
const leaseMs = { asked: 1_000, renewed: 5_000 }

/** Runs `work` while no other process builds the index; `onWait` is called when that takes a while. */
export async function withIndexLease<Result>(
  db: Database,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const lease = new Lease(db)
  for (let asked = 0; !(await lease.hold()); asked++) {
    if (asked === 1) onWait()
    await sleep(leaseMs.asked)
  }
  const renewal = setInterval(() => void lease.hold().catch(() => undefined), leaseMs.renewed)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await lease.release()
  }
}

/**
 * Adds jobs with their segment, and what `alongside` writes, in one transaction, so that they are never fresh. They
 * must fit into one segment.
 */
export async function insertJobs(
  db: Database,
  jobs: readonly InsertedJob[],
  alongside: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const builder = new SegmentBuilder()
  const oldestFirst = jobs.map(indexedJob).sort((a, b) => newestFirst(b, a))
  for (const job of oldestFirst) await builder.add(job)
  const segment = jobs.length > 0 ? await writeSegment(db, builder, async () => true) : null
  await db.transaction().execute(async (tx) => {
    await insertImported(
      tx,
      jobs.map(({ row }) => row),
    )
    await alongside(tx)
    if (segment === null) return
    await sql`LOCK TABLE search_segments IN EXCLUSIVE MODE`.execute(tx)
    await sql`UPDATE search_generation SET generation = generation + 1`.execute(tx)
    await insertOrdinals(tx, segment, builder.jobIds)
    await removeFresh(tx, jobs)
    await tx.updateTable('search_segments').set({ ready: true }).where('id', '=', segment).execute()
  })
}

function indexedJob({ row, verified }: InsertedJob): IndexedJob {
  const created_at = new Date(row.created_at)
  // Digits below a millisecond, which a Date lacks.
  const micros = Number((/\.\d{3}(\d{1,3})/.exec(row.created_at)?.[1] ?? '').padEnd(3, '0'))
  return {
    ...row,
    ...filteredTerms(row.terms ?? null),
    text: row.search_text,
    verified,
    created: created_at.getTime() * 1_000 + micros,
    created_at,
    lastDay: lastDayOf(row),
    pay: highestPay(row) ?? notStated,
  }
}

/** Jobs whose employer's verification changed since the segment was built stay fresh. */
async function removeFresh(tx: Transaction, built: readonly InsertedJob[]): Promise<void> {
  const marked = await markedJobs(
    tx,
    built.map(({ row }) => row),
  )
  const right = built.filter(({ row, verified }) => verified === marked.has(row.id))
  const ids = right.map(({ row }) => row.id)
  await sql`DELETE FROM search_fresh WHERE job_id = ANY(${ids}::uuid[])`.execute(tx)
}
