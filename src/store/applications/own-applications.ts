import { sql } from 'kysely'
import { NIL, validate } from 'uuid'
import type { ApplicationSort, ApplicationStatus } from '#rules/jobs/application-status.ts'
import { mostAttempts } from '#rules/jobs/withdrawal.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { Queryable } from '#store/database.ts'
import { exactTime, newerThan, olderThan, type Slice } from '#store/keyset.ts'
import { findsAll, lineOfSearchText, searchLine } from '#store/like.ts'
import { unreadFrom } from '#store/messages/unread.ts'
import { type ApplicationCounts, countsOf } from './application-counts.ts'

/** What an applicant filters their own applications by; `q` looks at title and company. */
export type OwnApplicationFilter = {
  q?: string | undefined
  job_id?: string | undefined
  status?: ApplicationStatus | undefined
}

const orders = {
  newest: { by: 'applications.applied_at', direction: 'desc', following: olderThan },
  oldest: { by: 'applications.applied_at', direction: 'asc', following: newerThan },
  updated: { by: 'applications.updated_at', direction: 'desc', following: olderThan },
} as const satisfies Record<ApplicationSort, object>

const ownApplications = (db: Queryable, by: (typeof orders)[ApplicationSort]['by'] = orders.newest.by) =>
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
      'applications.withdrawn_at',
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
      'applications.profile as shared_profile',
      unreadFrom('employer').as('unread_count'),
      exactTime(by).as('at'),
    ])

/** An application as its applicant sees it; throws when there is none. */
export async function readOwnApplication(db: Queryable, id: string) {
  return withTerms(await ownApplications(db).where('applications.id', '=', id).executeTakeFirstOrThrow())
}

/** Absent, not null, where the job states nothing structured. */
const withTerms = <Row extends { terms: Terms | null }>(row: Row) => ({ ...row, terms: row.terms ?? undefined })

/** A user's applications, newest first unless `sort` says otherwise. */
export async function listOwnApplications(
  db: Queryable,
  userId: string,
  { sort = 'newest', ...filter }: OwnApplicationFilter & { sort?: ApplicationSort | undefined },
  slice: Slice,
) {
  const { by, direction, following } = orders[sort]
  let query = ownApplications(db, by).where(matching(userId, filter))
  if (filter.status) query = query.where('applications.status', '=', filter.status)
  const rows = await query
    .where(following(slice.after, by, 'applications.id'))
    .orderBy(by, direction)
    .orderBy('applications.id', direction)
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
  return rows.map(withTerms)
}

/** Ids of the jobs that a user applied to, the latest first; not of those to which they may apply again. */
export async function listAppliedJobIds(db: Queryable, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('withdrawn_at', 'is', null), is('attempt', '=', mostAttempts)]))
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
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
