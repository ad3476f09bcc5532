import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { waitingSince } from '#store/jobs/job-decisions.ts'

/** The decisions of a day in Tokyo, and their median time in seconds. */
export type QueueDay = { day: string; approved: number; rejected: number; median_wait_seconds: number | null }

/** Decisions by day since a time, newest day first. */
export async function decisionsByDay(db: Queryable, since: Date): Promise<QueueDay[]> {
  const { rows } = await sql<QueueDay>`
    SELECT to_char(decided_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS day,
      (count(*) FILTER (WHERE kind = 'approved'))::int AS approved,
      (count(*) FILTER (WHERE kind = 'rejected'))::int AS rejected,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - waiting_since)))::int AS median_wait_seconds
    FROM job_decisions
    WHERE decided_at >= ${since} AND taken_back_at IS NULL AND kind IN ('approved', 'rejected')
    GROUP BY 1 ORDER BY 1 DESC`.execute(db)
  return rows
}

/** How many jobs were approved for the first time or anew since a time, and their median wait; corrections do not count. */
export async function approvalTime(
  db: Queryable,
  since: Date,
): Promise<{ count: number; median_seconds: number | null }> {
  const { rows } = await sql<{ count: number; median_seconds: number | null }>`
    SELECT count(*)::int AS count,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - waiting_since)))::float8 AS median_seconds
    FROM job_decisions
    WHERE decided_at >= ${since} AND taken_back_at IS NULL AND kind = 'approved' AND NOT of_revision`.execute(db)
  return rows[0] ?? { count: 0, median_seconds: null }
}

/** Since when the oldest pending job or correction waits; null without one. */
export async function oldestWaiting(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    SELECT least(
      (SELECT min(${waitingSince}) FROM jobs WHERE approval_status = 'pending'),
      (SELECT min(submitted_at) FROM job_revisions WHERE status = 'pending')
    ) AS oldest`.execute(db)
  return rows[0]?.oldest ?? null
}
