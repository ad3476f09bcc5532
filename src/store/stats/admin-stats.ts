import { sql } from 'kysely'
import { type BoardFigure, boardFigures } from '#rules/board-figures.ts'
import type { Queryable } from '#store/database.ts'
import { waitingSince } from '#store/jobs/job-decisions.ts'

/** All figures of the board. */
export async function readBoardFigures(db: Queryable): Promise<BoardFigure[]> {
  const names = sql`name = ANY(${boardFigures}::text[])`
  const { rows } = await sql<BoardFigure>`
    SELECT name, key, sum(amount)::bigint AS amount FROM (
      SELECT name, key, amount FROM figures WHERE ${names}
      UNION ALL
      SELECT name, key, amount FROM figure_changes WHERE ${names}
    ) AS part GROUP BY name, key`.execute(db)
  return rows
}

/** The newest users. */
export function recentUsers(db: Queryable, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest jobs. */
export function recentJobs(db: Queryable, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'approval_status', 'is_active', 'stopped_by_operator', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type CompanyFigures = { company: string; job_count: number; application_count: number }

/** The companies with the most applications, then the most jobs. */
export async function topCompanies(db: Queryable, limit: number): Promise<CompanyFigures[]> {
  const order = sql`application_count DESC, job_count DESC, company LIMIT ${limit}`
  // Few companies have unfolded changes: add those up, and read only the first of the others.
  const { rows } = await sql<CompanyFigures>`
    WITH changed AS (
      SELECT key AS company, coalesce(sum(amount) FILTER (WHERE name = 'company-jobs'), 0) AS jobs,
        coalesce(sum(amount) FILTER (WHERE name = 'company-applications'), 0) AS applications
      FROM figure_changes WHERE name IN ('company-jobs', 'company-applications') GROUP BY key
    ), unchanged AS (
      SELECT company, jobs AS job_count, applications AS application_count FROM company_figures AS kept
      WHERE jobs > 0 AND NOT EXISTS (SELECT FROM changed WHERE changed.company = kept.company)
      ORDER BY kept.applications DESC, kept.jobs DESC, kept.company LIMIT ${limit}
    )
    SELECT * FROM (
      SELECT * FROM unchanged
      UNION ALL
      SELECT company, (changed.jobs + coalesce(kept.jobs, 0))::bigint,
        (changed.applications + coalesce(kept.applications, 0))::bigint
      FROM changed LEFT JOIN company_figures AS kept USING (company)
    ) AS found WHERE job_count > 0 ORDER BY ${order}`.execute(db)
  return rows
}

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
