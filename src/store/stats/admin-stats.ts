import { sql } from 'kysely'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'

const count = (condition: string) => sql<number>`count(*) FILTER (WHERE ${sql.raw(condition)})`

/** How many users there are, and how many came since an instant. */
export function userFigures(db: Queryable, since: Date) {
  return db
    .selectFrom('users')
    .select([
      sql<number>`count(*)`.as('total'),
      count("role = 'employer'").as('employers'),
      sql<number>`count(*) FILTER (WHERE created_at >= ${since})`.as('this_month'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many jobs there are by state, and how many came since an instant; `active` are those that are public on `today`. */
export function jobFigures(db: Queryable, since: Date, today: string) {
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) FILTER (WHERE ${isPublicNow(today)})`.as('active'),
      count("approval_status = 'pending'").as('pending'),
      count("approval_status = 'approved'").as('approved'),
      count("approval_status = 'rejected'").as('rejected'),
      sql<number>`count(*) FILTER (WHERE created_at >= ${since})`.as('this_month'),
    ])
    .executeTakeFirstOrThrow()
}

/** All applications, counted by month of applying (YYYY-MM in Asia/Tokyo) and state. */
export async function applicationFigures(
  db: Queryable,
): Promise<{ month: string; status: ApplicationStatus; count: number }[]> {
  return db
    .selectFrom('applications')
    .select([
      sql<string>`to_char(applied_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')`.as('month'),
      'status',
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(['month', 'status'])
    .execute()
}

/** The users who came last. */
export function recentUsers(db: Queryable, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The jobs that were posted last. */
export function recentJobs(db: Queryable, limit: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'approval_status', 'is_active', 'stopped_by_operator', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The companies with the most applications, then the most jobs. */
export function topCompanies(db: Queryable, limit: number) {
  return db
    .selectFrom('jobs')
    .select([
      'company',
      sql<number>`count(*)`.as('job_count'),
      sql<number>`sum(application_count)`.as('application_count'),
    ])
    .groupBy('company')
    .orderBy('application_count', 'desc')
    .orderBy('job_count', 'desc')
    .orderBy('company')
    .limit(limit)
    .execute()
}
