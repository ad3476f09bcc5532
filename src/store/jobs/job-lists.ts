import { type RawBuilder, sql } from 'kysely'
import { NIL, validate } from 'uuid'
import { approvalStatuses, type JobListStatus, type OwnJobSort } from '#rules/jobs/approval-status.ts'
import { type JobType, jobTypes } from '#rules/jobs/job-vocabularies.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'
import type { Queryable } from '#store/database.ts'
import { exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { findsAll } from '#store/like.ts'
import { countByFigures, type DayFigures, idsAt, positionByDay } from '#store/stats/day-positions.ts'
import { jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'

/** Filter for employers and administrators; `inactive` are all closed jobs, `public` those public on `today`. */
export type JobListFilter = {
  today: string
  owner?: string | undefined
  /** Only jobs of these accounts. */
  owners?: readonly string[] | undefined
  q?: string | undefined
  status?: JobListStatus | undefined
  job_type?: JobType | undefined
}

const listedRows = (db: Queryable) =>
  jobRows(db)
    .leftJoin('users as poster', 'poster.id', 'jobs.posted_by')
    .select(['owner.name as employer_name', 'owner.email as employer_email'])
    .select(['poster.id as poster_id', 'poster.name as poster_name', exactTime('jobs.created_at').as('at')])

/** Jobs with their owners, newest first. */
export async function listJobs(db: Queryable, filter: JobListFilter, slice: Slice) {
  if (slice.offset !== undefined) return readListed(db, await idsOfPage(db, filter, slice.offset, slice.limit))
  return listedRows(db)
    .where(matching(filter))
    .$call(newestFirst('jobs.created_at', 'jobs.id', slice))
    .execute()
}

/** Jobs with their owners by id, in the given order. */
export async function readListed(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await listedRows(db).where(sql<boolean>`jobs.id = ANY(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function idsOfPage(db: Queryable, filter: JobListFilter, offset: number, limit: number): Promise<string[]> {
  const figures = figuresOf(filter)
  const position = figures && (await positionByDay(db, figures, offset))
  const rows = sql`SELECT created_at, id FROM jobs WHERE ${matching(filter)}`
  return idsAt(db, rows, position ?? { until: null, skip: offset, ofDay: 0 }, limit)
}

/** Future deadlines first, then past ones, then jobs without one. */
const orders: Record<Exclude<OwnJobSort, 'newest'>, (today: string) => RawBuilder<unknown>> = {
  updated: () => sql`greatest(jobs.updated_at,
    (SELECT revision.updated_at FROM job_revisions AS revision WHERE revision.job_id = jobs.id)) DESC`,
  deadline: (today) => sql`jobs.deadline < ${today}::date, jobs.deadline`,
  applications: () => sql`jobs.application_count DESC`,
}

/** A page of an owner's jobs in an order without an index; sorted at read time. */
export async function listSorted(
  db: Queryable,
  filter: JobListFilter & { owner: string },
  { sort, limit, offset }: { sort: Exclude<OwnJobSort, 'newest'>; limit: number; offset: number },
) {
  const { rows } = await sql<{ id: string }>`
    SELECT jobs.id FROM jobs WHERE ${matching(filter)}
    ORDER BY ${orders[sort](filter.today)}, jobs.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return readListed(
    db,
    rows.map(({ id }) => id),
  )
}

/** The kept figures that count a list; null when there are none. */
function figuresOf({ owner, owners, q, status, job_type }: JobListFilter): DayFigures | null {
  if (owner !== undefined || owners !== undefined || jobTerms(q ?? '').length > 0 || status === 'public') return null
  const states = approvalStatuses.filter((each) => status === undefined || status === 'inactive' || status === each)
  const running = status === 'inactive' ? [false] : [true, false]
  const types = job_type === undefined ? jobTypes : [job_type]
  const classes = states.flatMap((state) => running.flatMap((is) => types.map((type) => `${state} ${is} ${type}`)))
  return { months: 'jobs', days: 'job-days', classes }
}

/** The number of jobs in a list. */
export async function countListed(db: Queryable, filter: JobListFilter): Promise<number> {
  const figures = figuresOf(filter)
  const kept = figures && (await countByFigures(db, figures))
  if (kept !== null) return kept
  const { total } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)`.as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a job or its correction waits for approval. */
export const isOrCorrectionWaits = sql<boolean>`(jobs.approval_status = 'pending'
  OR EXISTS (SELECT FROM job_revisions AS revision WHERE revision.job_id = jobs.id AND revision.status = 'pending'))`

function matching({ today, owner, owners, q, status, job_type }: JobListFilter) {
  const conditions = [findsAll(sql.ref('jobs.search_text'), jobTerms(q ?? ''))]
  // A malformed id matches nothing.
  if (owner !== undefined) conditions.push(sql`jobs.owner_id = ${validate(owner) ? owner : NIL}`)
  if (owners !== undefined) conditions.push(sql`jobs.owner_id = ANY(${owners}::uuid[])`)
  if (status === 'inactive') conditions.push(sql`NOT jobs.is_active`)
  else if (status === 'public') conditions.push(isPublicNow(today))
  else if (status === 'pending' && owner !== undefined) conditions.push(isOrCorrectionWaits)
  else if (status !== undefined) conditions.push(sql`jobs.approval_status = ${status}`)
  if (job_type !== undefined) conditions.push(sql`jobs.job_type = ${job_type}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
