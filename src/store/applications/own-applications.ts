import { sql } from 'kysely'
import { NIL, validate } from 'uuid'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { Queryable } from '#store/database.ts'
import { exactTime, olderThan, type Slice } from '#store/keyset.ts'
import { findsAll, lineOfSearchText, searchLine } from '#store/like.ts'
import { type ApplicationCounts, countsOf } from './application-counts.ts'

/** What an applicant filters their own applications by; `q` looks at title and company. */
export type OwnApplicationFilter = {
  q?: string | undefined
  job_id?: string | undefined
  status?: ApplicationStatus | undefined
}

const ownApplications = (db: Queryable) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.status',
      'applications.applied_at',
      'applications.updated_at',
      'applications.cover_letter',
      'jobs.title',
      'jobs.company',
      'jobs.location',
      'jobs.salary_min',
      'jobs.salary_max',
      'jobs.terms',
      'jobs.job_type',
      'jobs.work_style',
      'jobs.requirements',
      'resumes.name as resume_name',
      exactTime('applications.applied_at').as('at'),
    ])

/** An application as its applicant sees it; throws when there is none. */
export async function readOwnApplication(db: Queryable, id: string) {
  return withTerms(await ownApplications(db).where('applications.id', '=', id).executeTakeFirstOrThrow())
}

/** Absent, not null, where the job states nothing structured. */
const withTerms = <Row extends { terms: Terms | null }>(row: Row) => ({ ...row, terms: row.terms ?? undefined })

/** A user's applications, newest first. */
export async function listOwnApplications(db: Queryable, userId: string, filter: OwnApplicationFilter, slice: Slice) {
  let query = ownApplications(db).where(matching(userId, filter))
  if (filter.status) query = query.where('applications.status', '=', filter.status)
  const rows = await query
    .where(olderThan(slice.after, 'applications.applied_at', 'applications.id'))
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
  return rows.map(withTerms)
}

/** How many of a user's applications are in each state, whatever state the filter names. */
export async function countOwnApplications(
  db: Queryable,
  userId: string,
  filter: OwnApplicationFilter,
): Promise<ApplicationCounts> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.status', sql<number>`count(*)`.as('count')])
    .where(matching(userId, filter))
    .groupBy('applications.status')
    .execute()
  return countsOf(rows)
}

function matching(userId: string, { q, job_id }: OwnApplicationFilter) {
  const text = sql<string>`(${lineOfSearchText(searchLine.title)} || E'\n' || ${lineOfSearchText(searchLine.company)})`
  const conditions = [sql`applications.user_id = ${userId}`, findsAll(text, q)]
  // An id of another shape is an id that nothing has.
  if (job_id !== undefined) conditions.push(sql`applications.job_id = ${validate(job_id) ? job_id : NIL}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
