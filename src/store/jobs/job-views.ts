import { sql } from 'kysely'
import type { Database, Queryable } from '#store/database.ts'

/** A view of a job: `day` in Asia/Tokyo, `viewer` a hash that identifies viewers within a day. */
export type JobVisit = { jobId: string; day: string; viewer: Buffer }

const queues = new WeakMap<Database, { last: Promise<void>; waiting: number }>()
/** Views are dropped beyond this many waiting ones: reading comes before counting. */
const maxWaiting = 1_000

/**
 * Queues a view for counting and returns at once: reading neither waits nor fails. Views are counted one by one,
 * because a popular job's views all change one row and would take every connection.
 */
export function countView(db: Database, view: JobVisit): void {
  const queue = queues.get(db) ?? { last: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= maxWaiting) return
  queue.waiting += 1
  queue.last = queue.last
    .then(() => addView(db, view))
    .catch(() => {}) // the job was deleted or the database is away: one view less
    .then(() => {
      queue.waiting -= 1
    })
  queues.set(db, queue)
}

/** Settles when the queued views are counted; await before closing the database. */
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

/** Deletes viewers before `day`; the counts stay. Returns how many. */
export async function deleteViewersBefore(db: Queryable, day: string): Promise<number> {
  const done = await db.deleteFrom('job_viewers').where('day', '<', day).executeTakeFirst()
  return Number(done.numDeletedRows)
}
