import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { applicationCount } from '#store/jobs/job-rows.ts'

/** An owner's jobs with their figures, newest first. */
export function ownJobFigures(db: Queryable, owner: string) {
  return db
    .selectFrom('jobs')
    .select(['id as job_id', 'title', 'approval_status', 'is_active', 'deadline', 'view_count as views'])
    .select(applicationCount.as('applications'))
    .where('owner_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Applications to an owner's jobs by state. */
export function ownApplicationFigures(db: Queryable, owner: string) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.status', sql<number>`count(*)`.as('count')])
    .where('jobs.owner_id', '=', owner)
    .groupBy('applications.status')
    .execute()
}

type FromDay = { owner: string; day: string; begins: Date }

/** Views of and applications to an owner's jobs on each day (Asia/Tokyo) from `day`, which begins at `begins`, on. */
export async function figuresByDay(db: Queryable, { owner, day, begins }: FromDay) {
  const { rows } = await sql<{ day: string; views: number; applications: number }>`
    SELECT day::text AS day, sum(views) AS views, sum(applications) AS applications FROM (
      SELECT v.day, v.views, 0 AS applications
      FROM job_view_days v JOIN jobs ON jobs.id = v.job_id
      WHERE jobs.owner_id = ${owner} AND v.day >= ${day}
      UNION ALL
      SELECT (a.applied_at AT TIME ZONE 'Asia/Tokyo')::date, 0, 1
      FROM applications a JOIN jobs ON jobs.id = a.job_id
      WHERE jobs.owner_id = ${owner} AND a.applied_at >= ${begins}
    ) happened GROUP BY 1`.execute(db)
  return rows
}
