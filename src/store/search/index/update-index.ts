import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { UpdateOptions } from '#store/search/search.ts'
import { buildSegment, type FreshRow, generationOf, type MayGoOn } from './build-segment.ts'
import { Lease } from './lease.ts'
import { mergePlan, type SegmentSize } from './merge-plan.ts'
import { hasOutdatedTexts, refreshTexts } from './refresh-texts.ts'
import { removeUnusedPostings } from './remove-unused.ts'
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
