import { sql } from 'kysely'
import type { Database, Transaction } from '#store/database.ts'
import { addBit, noBits } from '#store/search/hits/bits.ts'
import { readSearchedJobs } from '#store/search/searched-jobs.ts'
import { bytesOf, decodeArray } from '#store/search/segments/postings.ts'
import { mergePlan } from './merge-plan.ts'
import { renewTexts } from './renew-texts.ts'
import { mostJobs, SegmentBuilder } from './segment-builder.ts'
import { wordsVersion } from './tokens.ts'
import { writeSegment } from './write-segment.ts'

/** Fewer changed jobs than this are searched as they are. */
export const sealFrom = 256

/** Jobs whose texts are read at once: others get their turn in between. */
const piece = 200

/**
 * Brings the index up to date until nothing is left to do: texts of an older normaliser are made anew, changed jobs are
 * sealed once there are `from` of them, and segments are merged. Several nodes may do this at once: one wins.
 */
export async function keepIndex(
  db: Database,
  { from = sealFrom, isOver = () => false }: { from?: number; isOver?: () => boolean } = {},
): Promise<void> {
  await renewTexts(db, isOver)
  while (!isOver() && ((await sealFresh(db, from, isOver)) || (await mergeSegments(db, isOver)))) await sweepRemains(db)
}

type Fresh = { job_id: string; stamp: number }

async function sealFresh(db: Database, from: number, isOver: () => boolean): Promise<boolean> {
  const { count } = await db
    .selectFrom('search_fresh')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count < from || count === 0) return false
  const generation = await generationOf(db)
  // Oldest first, so that segments follow each other in time; jobs that are gone first of all.
  const fresh: Fresh[] = await db
    .selectFrom('search_fresh')
    .leftJoin('jobs', 'jobs.id', 'search_fresh.job_id')
    .select(['search_fresh.job_id', 'search_fresh.stamp'])
    .orderBy(sql`jobs.created_at NULLS FIRST`)
    .orderBy('search_fresh.job_id')
    .limit(mostJobs)
    .execute()
  return build(db, { jobs: fresh, replaced: [], generation, isOver })
}

async function mergeSegments(db: Database, isOver: () => boolean): Promise<boolean> {
  const generation = await generationOf(db)
  const segments = await db
    .selectFrom('search_segments')
    .select(['id', 'size', 'dead_count as deadCount', 'words'])
    .where('ready', '=', true)
    .execute()
  const plan = mergePlan(segments, wordsVersion)
  if (!plan) return false
  const jobs = await db
    .selectFrom('search_places')
    .innerJoin('jobs', 'jobs.id', 'search_places.job_id')
    .select(['search_places.job_id', sql<number>`0`.as('stamp')])
    .where('segment', 'in', plan)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute()
  return build(db, { jobs, replaced: plan, generation, isOver })
}

type Task = { jobs: Fresh[]; replaced: number[]; generation: number; isOver: () => boolean }

/** Seals jobs, given oldest first, in place of whole segments or of their fresh rows. False when another node was first. */
async function build(db: Database, { jobs, replaced, generation, isOver }: Task): Promise<boolean> {
  const builder = new SegmentBuilder()
  let taken = 0
  // A merge replaces whole segments, so it must take all of their jobs; mergePlan has seen to their number.
  while (taken < jobs.length && (replaced.length > 0 || !builder.isFull)) {
    if (isOver()) return false
    const chosen = jobs.slice(taken, taken + piece)
    taken += chosen.length
    const read = new Map(
      (
        await readSearchedJobs(
          db,
          chosen.map(({ job_id }) => job_id),
        )
      ).map((job) => [job.id, job]),
    )
    for (const { job_id } of chosen) {
      const job = read.get(job_id)
      if (job) await builder.add(job)
    }
  }
  const segment = builder.size > 0 ? await writeSegment(db, builder) : null
  return db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE search_segments IN EXCLUSIVE MODE`.execute(tx)
    if ((await generationOf(tx)) !== generation) return false
    await sql`UPDATE search_generation SET generation = generation + 1`.execute(tx)
    const sealed = replaced.length > 0 ? [] : jobs.slice(0, taken)
    if (replaced.length > 0) await dropSegments(tx, replaced)
    else await buryOld(tx, sealed)
    if (segment !== null) {
      await placeJobs(tx, segment, builder.jobIds)
      await tx.updateTable('search_segments').set({ ready: true }).where('id', '=', segment).execute()
    }
    // A job that changed since it was read keeps its row, and with it stays outside the segment for readers.
    await sql`
      DELETE FROM search_fresh USING unnest(${sealed.map(({ job_id }) => job_id)}::uuid[], ${sealed.map(({ stamp }) => stamp)}::bigint[]) AS sealed(job_id, stamp)
      WHERE search_fresh.job_id = sealed.job_id AND search_fresh.stamp = sealed.stamp`.execute(tx)
    return true
  })
}

/** Marks where the jobs stood until now, and forgets it. */
async function buryOld(tx: Transaction, sealed: Fresh[]): Promise<void> {
  const gone = await sql<{ segment: number; place: number }>`
    DELETE FROM search_places WHERE job_id = ANY(${sealed.map(({ job_id }) => job_id)}::uuid[])
    RETURNING segment, place`.execute(tx)
  const bySegment = Map.groupBy(gone.rows, ({ segment }) => segment)
  for (const [id, places] of bySegment) {
    const row = await tx
      .selectFrom('search_segments')
      .select(['size', 'dead', 'dead_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const dead = row.dead.length > 0 ? decodeArray(Uint32Array, row.dead) : noBits(row.size)
    for (const { place } of places) addBit(dead, place)
    await tx
      .updateTable('search_segments')
      .set({ dead: bytesOf(dead), dead_count: row.dead_count + places.length })
      .where('id', '=', id)
      .execute()
  }
}

async function dropSegments(tx: Transaction, ids: number[]): Promise<void> {
  await tx.deleteFrom('search_places').where('segment', 'in', ids).execute()
  await tx.deleteFrom('search_segments').where('id', 'in', ids).execute()
}

const placeJobs = (tx: Transaction, segment: number, ids: string[]) =>
  sql`INSERT INTO search_places (job_id, segment, place)
    SELECT id, ${segment}, place - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS sealed(id, place)`.execute(tx)

/** Removes postings of segments that are gone, and segments that somebody began an hour ago and never finished. */
async function sweepRemains(db: Database): Promise<void> {
  await sql`DELETE FROM search_segments WHERE NOT ready AND begun_at < now() - interval '1 hour'`.execute(db)
  const { rows } = await sql<{ segment: number }>`
    WITH RECURSIVE used AS (
      SELECT min(segment) AS segment FROM search_postings
      UNION ALL
      SELECT (SELECT min(segment) FROM search_postings WHERE segment > used.segment) FROM used WHERE used.segment IS NOT NULL
    ) SELECT segment FROM used WHERE segment IS NOT NULL AND NOT EXISTS (SELECT FROM search_segments WHERE id = segment)`.execute(
    db,
  )
  for (const { segment } of rows) {
    const some = db.selectFrom('search_postings').select('token').where('segment', '=', segment).limit(1_000)
    let left = true
    while (left) {
      const done = await db
        .deleteFrom('search_postings')
        .where('segment', '=', segment)
        .where('token', 'in', some)
        .executeTakeFirst()
      left = done.numDeletedRows > 0n
    }
  }
}

async function generationOf(db: Database | Transaction): Promise<number> {
  const { generation } = await db.selectFrom('search_generation').select('generation').executeTakeFirstOrThrow()
  return generation
}
