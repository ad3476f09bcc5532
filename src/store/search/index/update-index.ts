import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { UpdateOptions } from '#store/search/search.ts'
import { buildSegment, type FreshRow, generationOf, type MayGoOn } from './build-segment.ts'
import { Lease } from './lease.ts'
import { hasOutdatedTexts, refreshTexts } from './refresh-texts.ts'
import { maxJobs } from './segment-builder.ts'
import { wordsVersion } from './tokens.ts'

const minFreshToFlush = 256
/** Jobs of a new segment: built in a second or two, which is also the work lost when the process ends. */
const flushSize = 4_096
/** The most fresh jobs sorted at once, so that whole segments need no further merge. */
const maxOrdered = 131_072

/** Whether `updateIndex` has work; takes a few ms. */
export async function isUpdateDue(db: Database, minFresh = minFreshToFlush): Promise<boolean> {
  if (await hasOutdatedTexts(db)) return true
  const fresh = await db.selectFrom('search_fresh').select('job_id').limit(minFresh).execute()
  if (fresh.length >= minFresh) return true
  return mergePlan(await segmentSizes(db), wordsVersion) !== null
}

/** A segment for the plan: `size` is its number of jobs, `words` the version of its known words. */
export type SegmentSize = { id: number; size: number; deletedCount: number; words: string }

/** This many segments of a size class are merged into one of the next. */
const mergeFactor = 8
const smallestClass = 256

/**
 * Segments to merge into one, or null: one with too many deleted jobs or outdated words, else `mergeFactor` of similar
 * size, so that each job is rewritten a few times only and segments stay few.
 */
export function mergePlan(segments: readonly SegmentSize[], words: string): number[] | null {
  const live = ({ size, deletedCount }: SegmentSize) => size - deletedCount
  const outdated = segments.find((segment) => segment.words !== words || segment.deletedCount * 3 > segment.size)
  if (outdated) return [outdated.id]
  const classes = new Map<number, SegmentSize[]>()
  for (const segment of segments) {
    if (live(segment) > maxJobs / 2) continue
    const sizeClass = Math.max(0, Math.floor(Math.log(live(segment) / smallestClass) / Math.log(mergeFactor)))
    classes.set(sizeClass, [...(classes.get(sizeClass) ?? []), segment])
  }
  for (const ofClass of classes.values()) {
    if (ofClass.length < mergeFactor) continue
    const chosen: number[] = []
    let jobs = 0
    for (const segment of ofClass.sort((a, b) => live(a) - live(b))) {
      if (jobs + live(segment) > maxJobs) break
      chosen.push(segment.id)
      jobs += live(segment)
    }
    if (chosen.length > 1) return chosen
  }
  return null
}

/** Renews outdated texts, flushes fresh jobs into segments, and merges segments (see `Search.updateIndex`). */
export async function updateIndex(
  db: Database,
  { minFresh = minFreshToFlush, shouldStop = () => false }: UpdateOptions = {},
): Promise<void> {
  const lease = new Lease(db)
  if (!(await lease.hold())) return
  const mayGoOn = async () => !shouldStop() && (await lease.hold())
  try {
    await refreshTexts(db, mayGoOn)
    while (await mayGoOn()) {
      const worked = (await flushFresh(db, minFresh, mayGoOn)) || (await mergeSegments(db, mayGoOn))
      if (!worked) return
      await removeUnusedPostings(db)
    }
  } finally {
    await lease.release()
  }
}

/** Postings per statement, so that other queries run in between. */
const batchSize = 1_000

/** Deletes the postings of dropped segments, and segments unfinished for an hour. */
async function removeUnusedPostings(db: Database): Promise<void> {
  await sql`DELETE FROM search_segments WHERE NOT ready AND begun_at < now() - interval '1 hour'`.execute(db)
  for (const segment of await unusedSegments(db)) {
    const batch = db.selectFrom('search_postings').select('token').where('segment', '=', segment).limit(batchSize)
    let removed = 1n
    while (removed > 0n) {
      const done = await db
        .deleteFrom('search_postings')
        .where('segment', '=', segment)
        .where('token', 'in', batch)
        .executeTakeFirst()
      removed = done.numDeletedRows
    }
  }
}

/** Dropped segments with postings, by a loose index scan. */
async function unusedSegments(db: Database): Promise<number[]> {
  const { rows } = await sql<{ segment: number }>`
    WITH RECURSIVE used AS (
      SELECT min(segment) AS segment FROM search_postings
      UNION ALL
      SELECT (SELECT min(segment) FROM search_postings WHERE segment > used.segment)
      FROM used WHERE used.segment IS NOT NULL
    )
    SELECT segment FROM used
    WHERE segment IS NOT NULL AND NOT EXISTS (SELECT FROM search_segments WHERE id = segment)`.execute(db)
  return rows.map(({ segment }) => segment)
}

/** Builds and activates segments of fresh jobs one by one. False when there are too few, or another node was first. */
async function flushFresh(db: Database, minFresh: number, mayGoOn: MayGoOn): Promise<boolean> {
  const generation = await generationOf(db)
  const fresh = await oldestFresh(db)
  if (fresh.length === 0 || fresh.length < minFresh) return false
  const size = fresh.length === maxOrdered ? maxJobs : flushSize
  let built = 0
  for (let from = 0; from < fresh.length; built++) {
    const jobs = fresh.slice(from, from + size)
    const taken = await buildSegment(db, { jobs, replacedSegments: [], generation: generation + built, mayGoOn })
    if (taken === null) break
    from += taken
  }
  return built > 0
}

/** Oldest first, so that segments are ordered by time; deleted jobs come first of all. */
const oldestFresh = (db: Database): Promise<FreshRow[]> =>
  db
    .selectFrom('search_fresh')
    .leftJoin('jobs', 'jobs.id', 'search_fresh.job_id')
    .select(['search_fresh.job_id', 'search_fresh.stamp'])
    .orderBy(sql`jobs.created_at NULLS FIRST`)
    .orderBy('search_fresh.job_id')
    .limit(maxOrdered)
    .execute()

/** Merges the planned segments into one. False when there is nothing to merge, or another node was first. */
async function mergeSegments(db: Database, mayGoOn: MayGoOn): Promise<boolean> {
  const generation = await generationOf(db)
  const plan = mergePlan(await segmentSizes(db), wordsVersion)
  if (!plan) return false
  const jobs = await db
    .selectFrom('search_places')
    .innerJoin('jobs', 'jobs.id', 'search_places.job_id')
    .select(['search_places.job_id', sql<number>`0`.as('stamp')])
    .where('segment', 'in', plan)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute()
  return (await buildSegment(db, { jobs, replacedSegments: plan, generation, mayGoOn })) !== null
}

const segmentSizes = (db: Database): Promise<SegmentSize[]> =>
  db
    .selectFrom('search_segments')
    .select(['id', 'size', 'dead_count as deletedCount', 'words'])
    .where('ready', '=', true)
    .execute()
