import { sql } from 'kysely'
import { NIL, validate } from 'uuid'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import type { Queryable } from '#store/database.ts'
import { exactTime, olderThan, type Slice } from '#store/keyset.ts'
import { findsPerson, lineOfSearchText, personText, searchLine } from '#store/like.ts'
import { unreadFrom } from '#store/messages/unread.ts'
import { type ApplicationCounts, countsOf } from './application-counts.ts'

/** Whose applications: to one job, or to all jobs of an owner. `q` looks at the applicant's name, email and phone, and the job's title. */
export type ReceivedFilter = {
  owner?: string
  job_id?: string | undefined
  q?: string | undefined
  status?: ApplicationStatus | undefined
}

const received = (db: Queryable) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.status',
      'applications.applied_at',
      'applications.updated_at',
      'applications.withdrawn_at',
      'applications.withdrawal_reason',
      'applications.cover_letter',
      'applications.resume_id',
      'jobs.title as job_title',
      'applicant.name as applicant_name',
      'applicant.email as applicant_email',
      'applicant.phone as applicant_phone',
      'applicant.avatar_name',
      'resumes.name as resume_name',
      unreadFrom('applicant').as('unread_count'),
      exactTime('applications.applied_at').as('at'),
    ])

/** An application to a job as its employer receives it, with the applicant's contact data; undefined without one. */
export function findReceived(db: Queryable, jobId: string, id: string) {
  return received(db).where('applications.job_id', '=', jobId).where('applications.id', '=', id).executeTakeFirst()
}

/** Received applications, newest first. Their ids are found first, because whoever has many has them for many jobs. */
export async function listReceived(db: Queryable, filter: ReceivedFilter, slice: Slice) {
  const found = await matchingOf(db, filter)
    .select('applications.id')
    .where(filter.status === undefined ? sql<boolean>`true` : sql<boolean>`applications.status = ${filter.status}`)
    .where(olderThan(slice.after, 'applications.applied_at', 'applications.id'))
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
  return receivedById(
    db,
    found.map(({ id }) => id),
  )
}

type Counted = { status: ApplicationStatus; count: number }

/** A page of what a search finds, and how many there are in each state: whom it finds has to be read for both. */
export async function searchReceived(
  db: Queryable,
  { status, ...filter }: ReceivedFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const all = matchingOf(db, filter).select(['applications.id', 'applications.applied_at', 'applications.status'])
  const { rows } = await sql<{ ids: string[]; counted: Counted[] }>`
    WITH found AS MATERIALIZED (${all})
    SELECT ARRAY(
        SELECT id FROM found ${status === undefined ? sql`` : sql`WHERE status = ${status}`}
        ORDER BY applied_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}
      ) AS ids,
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT status, count(*) AS count FROM found GROUP BY status
      ) AS counted) AS counted`.execute(db)
  const { ids = [], counted = [] } = rows[0] ?? {}
  return { rows: await receivedById(db, ids), counts: countsOf(counted) }
}

async function receivedById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return received(db)
    .where(sql<boolean>`applications.id = ANY(${ids}::uuid[])`)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()
}

/** How many received applications are in each state, whatever state the filter names. */
export async function countReceived(db: Queryable, filter: ReceivedFilter): Promise<ApplicationCounts> {
  const rows = await matchingOf(db, filter)
    .select(['applications.status', sql<number>`count(*)`.as('count')])
    .groupBy('applications.status')
    .execute()
  return countsOf(rows)
}

/** Joined with people only where their names are asked for. */
function matchingOf(db: Queryable, filter: ReceivedFilter) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .$if(searchTerms(filter.q ?? '').length > 0, (query) =>
      query.innerJoin('users as applicant', 'applicant.id', 'applications.user_id'),
    )
    .where(matching(filter))
}

function matching({ owner, job_id, q }: ReceivedFilter) {
  const conditions = [findsPerson(personText('applicant'), q, lineOfSearchText(searchLine.title))]
  if (owner !== undefined) conditions.push(sql`jobs.owner_id = ${owner}`)
  // An id of another shape is an id that nothing has.
  if (job_id !== undefined) conditions.push(sql`applications.job_id = ${validate(job_id) ? job_id : NIL}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
