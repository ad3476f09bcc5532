import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from './public-now.ts'

/** A public job whose deadline is near. */
export type EndingJob = { id: string; owner_id: string; deadline: string }

/**
 * Public jobs ending by `until` without a reminder yet, and marks them as reminded; of several nodes, one gets each.
 * Leaves out jobs that end today: renewing would be too late.
 */
export async function claimEndingJobs(
  tx: Queryable,
  { today, until, limit }: { today: string; until: string; limit: number },
): Promise<EndingJob[]> {
  const { rows } = await sql<EndingJob>`
    WITH taken AS (
      INSERT INTO job_deadline_reminders (job_id, deadline)
      SELECT jobs.id, jobs.deadline FROM jobs
      WHERE ${isPublicNow(today)} AND jobs.deadline > ${today}::date AND jobs.deadline <= ${until}::date
        AND NOT EXISTS (SELECT FROM job_deadline_reminders AS sent
          WHERE sent.job_id = jobs.id AND sent.deadline = jobs.deadline)
      ORDER BY jobs.deadline, jobs.id LIMIT ${limit}
      ON CONFLICT (job_id) DO UPDATE SET deadline = excluded.deadline
        WHERE job_deadline_reminders.deadline <> excluded.deadline
      RETURNING job_id, deadline
    )
    SELECT jobs.id, jobs.owner_id, taken.deadline::text AS deadline FROM taken JOIN jobs ON jobs.id = taken.job_id`.execute(
    tx,
  )
  return rows
}
