import { sql } from 'kysely'
import { type BoardFigure, boardFigures } from '#rules/board-figures.ts'
import type { Queryable } from '#store/database.ts'

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
