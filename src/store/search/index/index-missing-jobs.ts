import { sql } from 'kysely'
import type { Database } from '#store/database.ts'
import { buildSegment, type FreshRow, generationOf, type MayGoOn } from './build-segment.ts'
import { maxJobs } from './segment-builder.ts'

/** Whether all jobs of all states are in the index or among the fresh ones. */
export async function hasAllJobs(db: Database): Promise<boolean> {
  const state = await db.selectFrom('desk_search').select('all_jobs').executeTakeFirst()
  return state?.all_jobs ?? true
}

/**
 * Builds a segment of jobs that are neither in the index nor fresh: those that were not public before the index had all
 * states. They never become fresh, so no search waits for them. False when there are none, or another node was first.
 */
export async function indexMissingJobs(db: Database, mayGoOn: MayGoOn): Promise<boolean> {
  if (await hasAllJobs(db)) return false
  const generation = await generationOf(db)
  const jobs = await missingJobs(db)
  if (jobs.length > 0) return (await buildSegment(db, { jobs, replacedSegments: [], generation, mayGoOn })) !== null
  await db.updateTable('desk_search').set({ all_jobs: true }).execute()
  return true
}

/** Oldest first. No job has the stamp 0, so a job that changes meanwhile stays fresh. */
async function missingJobs(db: Database): Promise<FreshRow[]> {
  const { rows } = await sql<FreshRow>`
    SELECT id AS job_id, 0 AS stamp FROM jobs
    WHERE NOT EXISTS (SELECT FROM search_places WHERE job_id = jobs.id)
      AND NOT EXISTS (SELECT FROM search_fresh WHERE job_id = jobs.id)
    ORDER BY created_at, id LIMIT ${sql.lit(maxJobs)}`.execute(db)
  return rows
}
