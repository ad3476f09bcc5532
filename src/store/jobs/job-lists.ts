import { sql } from 'kysely'
import { NIL, validate } from 'uuid'
import type { JobListStatus } from '#rules/jobs/approval-status.ts'
import type { JobType } from '#rules/jobs/job-vocabularies.ts'
import type { Queryable } from '#store/database.ts'
import { exactTime, newerThan, olderThan, type Slice } from '#store/keyset.ts'
import { findsAll } from '#store/like.ts'
import { jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'

/** What employers and administrators filter by; `inactive` is any job that is down, `public` one that is public on `today`. */
export type JobListFilter = {
  today: string
  owner?: string | undefined
  q?: string | undefined
  status?: JobListStatus | undefined
  job_type?: JobType | undefined
}

/** Jobs with whoever posted them, newest first. */
export function listJobs(db: Queryable, filter: JobListFilter, slice: Slice) {
  return jobRows(db)
    .select(['owner.name as employer_name', 'owner.email as employer_email', exactTime('jobs.created_at').as('at')])
    .where(matching(filter))
    .where(olderThan(slice.after, 'jobs.created_at', 'jobs.id'))
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

/** Jobs that wait for approval with whoever posted them, oldest first. */
export function listPending(db: Queryable, slice: Slice) {
  return jobRows(db)
    .select(['owner.name as employer_name', 'owner.email as employer_email', exactTime('jobs.created_at').as('at')])
    .where('jobs.approval_status', '=', 'pending')
    .where(newerThan(slice.after, 'jobs.created_at', 'jobs.id'))
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

/** How many jobs a list has. */
export async function countListed(db: Queryable, filter: JobListFilter): Promise<number> {
  const { total } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)`.as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return total
}

function matching({ today, owner, q, status, job_type }: JobListFilter) {
  const conditions = [findsAll(sql.ref('jobs.search_text'), q)]
  // An id of another shape is an id that nobody has.
  if (owner !== undefined) conditions.push(sql`jobs.owner_id = ${validate(owner) ? owner : NIL}`)
  if (status === 'inactive') conditions.push(sql`NOT jobs.is_active`)
  else if (status === 'public') conditions.push(isPublicNow(today))
  else if (status !== undefined) conditions.push(sql`jobs.approval_status = ${status}`)
  if (job_type !== undefined) conditions.push(sql`jobs.job_type = ${job_type}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
