import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import type { UpdateOptions } from '#store/search/search.ts'
import { buildSegment, type FreshRow, generationOf } from './build-segment.ts'
import { mergePlan } from './merge-plan.ts'
import { refreshTexts } from './refresh-texts.ts'
import { removeUnusedPostings } from './remove-unused.ts'
import { maxJobs } from './segment-builder.ts'
import { wordsVersion } from './tokens.ts'

const minFreshToFlush = 256

/** Renews texts of an older normaliser, flushes fresh jobs into segments, and merges segments (see `Search.updateIndex`). */
export async function updateIndex(
  db: Database,
  { minFresh = minFreshToFlush, shouldStop = () => false }: UpdateOptions = {},
): Promise<void> {
  await refreshTexts(db, shouldStop)
  while (!shouldStop()) {
    const worked = (await flushFresh(db, minFresh, shouldStop)) || (await mergeSegments(db, shouldStop))
    if (!worked) return
    await removeUnusedPostings(db)
  }
}

/** Builds a segment of fresh jobs. False when there are too few, or another node was first. */
async function flushFresh(db: Database, minFresh: number, shouldStop: () => boolean): Promise<boolean> {
  const { count } = await db
    .selectFrom('search_fresh')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count < minFresh || count === 0) return false
  const generation = await generationOf(db)
  // Oldest first, so that segments follow each other in time; deleted jobs first of all.
  const jobs: FreshRow[] = await db
    .selectFrom('search_fresh')
    .leftJoin('jobs', 'jobs.id', 'search_fresh.job_id')
    .select(['search_fresh.job_id', 'search_fresh.stamp'])
    .orderBy(sql`jobs.created_at NULLS FIRST`)
    .orderBy('search_fresh.job_id')
    .limit(maxJobs)
    .execute()
  return buildSegment(db, { jobs, replacedSegments: [], generation, shouldStop })
}

/** Builds one segment of several, as planned. False when there is nothing to merge, or another node was first. */
async function mergeSegments(db: Database, shouldStop: () => boolean): Promise<boolean> {
  const generation = await generationOf(db)
  const segments = await db
    .selectFrom('search_segments')
    .select(['id', 'size', 'dead_count as deletedCount', 'words'])
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
  return buildSegment(db, { jobs, replacedSegments: plan, generation, shouldStop })
}
