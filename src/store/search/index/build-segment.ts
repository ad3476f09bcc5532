import { sql } from 'kysely'
import type { Database, Queryable, Transaction } from '#store/database.ts'
import { emptyBitmap, setBit } from '#store/search/bitmap.ts'
import { readJobsOfAllStates } from '#store/search/indexed-jobs.ts'
import { bytesOf, decodeArray } from '#store/search/typed-arrays.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { writeSegment } from './write-segment.ts'

export type FreshRow = { job_id: string; stamp: number }

type Task = {
  /** Oldest first. */
  jobs: FreshRow[]
  /** Segments that the new one replaces; none for fresh rows. */
  replacedSegments: number[]
  /** The index generation at which the jobs were chosen. */
  generation: number
  mayGoOn: MayGoOn
}

/** Checked between steps: false when this process lost the lease or is stopping. */
export type MayGoOn = () => Promise<boolean>

/** Jobs whose texts are read per query, so that other queries run in between. */
const batchSize = 200

/**
 * Builds a segment and activates it in one short transaction. Returns how many of the jobs it has; null when another
 * node was first or the work must stop.
 */
export async function buildSegment(db: Database, task: Task): Promise<number | null> {
  const { jobs, replacedSegments, generation, mayGoOn } = task
  const builder = new SegmentBuilder()
  let taken = 0
  // A merge replaces whole segments, so it must include all their jobs; mergePlan limits the number.
  while (taken < jobs.length && (replacedSegments.length > 0 || !builder.isFull)) {
    if (!(await mayGoOn())) return null
    const ids = jobs.slice(taken, taken + batchSize).map(({ job_id }) => job_id)
    taken += ids.length
    const read = new Map((await readJobsOfAllStates(db, ids)).map((job) => [job.id, job]))
    for (const id of ids) {
      const job = read.get(id)
      if (job) await builder.add(job)
    }
  }
  const segment = builder.size > 0 ? await writeSegment(db, builder, mayGoOn) : null
  if (builder.size > 0 && segment === null) return null
  return db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE search_segments IN EXCLUSIVE MODE`.execute(tx)
    if ((await generationOf(tx)) !== generation) return null
    await sql`UPDATE search_generation SET generation = generation + 1`.execute(tx)
    if (replacedSegments.length > 0) await dropSegments(tx, replacedSegments)
    else await removeFresh(tx, jobs.slice(0, taken))
    if (segment !== null) {
      await insertOrdinals(tx, segment, builder.jobIds)
      await tx.updateTable('search_segments').set({ ready: true }).where('id', '=', segment).execute()
    }
    return taken
  })
}

/** Deletes the jobs from their former segments, and their fresh rows. */
async function removeFresh(tx: Transaction, fresh: FreshRow[]): Promise<void> {
  const ids = fresh.map(({ job_id }) => job_id)
  const stamps = fresh.map(({ stamp }) => stamp)
  const removed = await sql<{ segment: number; ordinal: number }>`
    DELETE FROM search_places WHERE job_id = ANY(${ids}::uuid[])
    RETURNING segment, place AS ordinal`.execute(tx)
  for (const [id, jobs] of Map.groupBy(removed.rows, ({ segment }) => segment)) {
    const row = await tx
      .selectFrom('search_segments')
      .select(['size', 'dead', 'dead_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const deleted = row.dead.length > 0 ? decodeArray(Uint32Array, row.dead) : emptyBitmap(row.size)
    for (const { ordinal } of jobs) setBit(deleted, ordinal)
    await tx
      .updateTable('search_segments')
      .set({ dead: bytesOf(deleted), dead_count: row.dead_count + jobs.length })
      .where('id', '=', id)
      .execute()
  }
  // A job that changed since it was read keeps its row and stays fresh.
  await sql`
    DELETE FROM search_fresh USING unnest(${ids}::uuid[], ${stamps}::bigint[]) AS flushed(job_id, stamp)
    WHERE search_fresh.job_id = flushed.job_id AND search_fresh.stamp = flushed.stamp`.execute(tx)
}

async function dropSegments(tx: Transaction, ids: number[]): Promise<void> {
  await tx.deleteFrom('search_places').where('segment', 'in', ids).execute()
  await tx.deleteFrom('search_segments').where('id', 'in', ids).execute()
}

export const insertOrdinals = (tx: Transaction, segment: number, ids: string[]) =>
  sql`INSERT INTO search_places (job_id, segment, place)
    SELECT id, ${segment}, number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS jobs(id, number)`.execute(tx)

/** The index generation, which increments when segments are added or removed. */
export async function generationOf(db: Queryable): Promise<number> {
  const { generation } = await db.selectFrom('search_generation').select('generation').executeTakeFirstOrThrow()
  return generation
}
