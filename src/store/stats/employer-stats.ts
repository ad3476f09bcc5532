import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { applicationCount } from '#store/jobs/job-rows.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'

const ownJobs = (db: Queryable, owner: string) =>
  db
    .selectFrom('jobs')
    .select(['id as job_id', 'title', 'view_count as views'])
    .select(applicationCount.as('applications'))
    .where('owner_id', '=', owner)

/** An owner's jobs with their figures, newest first. */
export function ownJobFigures(db: Queryable, owner: string) {
  return ownJobs(db, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** A page of them, the most viewed first, then those with the most applications. */
export function pageOfOwnJobFigures(
  db: Queryable,
  owner: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return ownJobs(db, owner)
    .orderBy('view_count', 'desc')
    .orderBy('jobs.application_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many jobs an owner has in each state and in public on a day (Asia/Tokyo), and how often they were looked at. */
export function ownJobSums(db: Queryable, owner: string, today: string) {
  const count = (condition: RawBuilder<boolean>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)::int`.as('total'),
      count(isPublicNow(today)).as('active'),
      count(sql`approval_status = 'pending'`).as('pending'),
      count(sql`approval_status = 'approved'`).as('approved'),
      count(sql`approval_status = 'rejected'`).as('rejected'),
      sql<number>`coalesce(sum(view_count), 0)::bigint`.as('views'),
    ])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
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
