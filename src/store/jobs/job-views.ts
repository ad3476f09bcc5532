import { sql } from 'kysely'
import type { Database, Queryable } from '#store/database.ts'

/** A look at a job: `day` in Asia/Tokyo, `viewer` a hash that tells viewers of a day apart. */
export type JobVisit = { jobId: string; day: string; viewer: Buffer }

const queues = new WeakMap<Database, { last: Promise<void>; waiting: number }>()
/** Views beyond this many waiting ones are not counted: the database is too busy, and reading comes first. */
const maxWaiting = 1_000

/**
 * Counts a view after those before it, and returns at once: reading neither waits for it nor fails with it. One after
 * the other, so that a much visited job, whose row they all change, takes one connection and not all of them.
 */
export function countView(db: Database, view: JobVisit): void {
  const queue = queues.get(db) ?? { last: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= maxWaiting) return
  queue.waiting += 1
  queue.last = queue.last
    .then(() => addView(db, view))
    .catch(() => {}) // the job was deleted meanwhile, or the database is away: a view less
    .then(() => {
      queue.waiting -= 1
    })
  queues.set(db, queue)
}

/** Settles when the views so far are counted; to be awaited before the database is closed. */
export const viewsCounted = (db: Database): Promise<void> => queues.get(db)?.last ?? Promise.resolve()

/** Counts a viewer once per job and day, in all three places or in none. */
async function addView(db: Queryable, { jobId, day, viewer }: JobVisit): Promise<void> {
  await sql`
    WITH first AS (
      INSERT INTO job_viewers (job_id, day, viewer) VALUES (${jobId}, ${day}, ${viewer})
      ON CONFLICT DO NOTHING RETURNING job_id, day
    ), counted AS (
      INSERT INTO job_view_days (job_id, day, views) SELECT job_id, day, 1 FROM first
      ON CONFLICT (job_id, day) DO UPDATE SET views = job_view_days.views + 1
    )
    UPDATE jobs SET view_count = view_count + 1 WHERE id IN (SELECT job_id FROM first)`.execute(db)
}

/** Forgets who looked before `day`; the counts stay. Gives how many were forgotten. */
export async function deleteViewersBefore(db: Queryable, day: string): Promise<number> {
  const done = await db.deleteFrom('job_viewers').where('day', '<', day).executeTakeFirst()
  return Number(done.numDeletedRows)
}
