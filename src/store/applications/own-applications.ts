import { sql } from 'kysely'
import { NIL, validate } from 'uuid'
import { type ApplicationSort, type OwnStatus, ownStatuses } from '#rules/jobs/application-status.ts'
import type { JobState } from '#rules/jobs/job-state.ts'
import type { NextStepKind } from '#rules/jobs/next-step.ts'
import { maxAttempts } from '#rules/jobs/withdrawal.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { everyRow, exactTime, newestFirst } from '#store/keyset.ts'
import { findsAll, lineOfSearchText, searchLine } from '#store/like.ts'
import { unreadFrom } from '#store/messages/messages.ts'
import { countsOf, pageOfFound } from './application-counts.ts'
import { ownPapers } from './application-papers.ts'
import { shownOffer } from './application-reviews.ts'
import { lockOwnApplication } from './applications.ts'
import { nextStepFor } from './next-steps.ts'

/** Filter for a user's own applications; `q` searches title and company. */
export type OwnApplicationFilter = {
  q?: string | undefined
  job_id?: string | undefined
  status?: OwnStatus | undefined
}

/** The state as the applicant reads it. */
const ownStatus = sql<OwnStatus>`CASE WHEN applications.withdrawn_at IS NULL THEN applications.status ELSE 'withdrawn' END`

const orders = {
  newest: 'applications.applied_at DESC, applications.id DESC',
  oldest: 'applications.applied_at, applications.id',
  updated: 'applications.updated_at DESC, applications.id DESC',
  next: 'next_at NULLS LAST, applications.applied_at DESC, applications.id DESC',
} as const satisfies Record<ApplicationSort, string>

const ownApplications = (db: Queryable, now: Date) =>
  db
    .selectFrom('own_applications as applications')
    .leftJoin('resumes', (join) => join.on(sql<boolean>`resumes.id = applications.resume_ids[1]`))
    .leftJoinLateral(nextStepFor('applicant', now).as('next'), (join) => join.onTrue())
    .leftJoin('application_reviews as review', 'review.application_id', 'applications.id')
    .select([
      'next.next_kind',
      'next.next_at',
      'applications.id',
      'applications.job_id',
      'applications.status',
      'applications.applied_at',
      'applications.updated_at',
      'applications.withdrawn_at',
      'applications.cover_letter',
      'applications.motive',
      'applications.answers',
      'applications.source',
      'applications.title',
      'applications.company',
      'applications.location',
      'applications.salary_min',
      'applications.salary_max',
      'applications.terms',
      'applications.job_type',
      'applications.work_style',
      'applications.requirements',
      'applications.papers_taken_back_at',
      stateOn(tokyoDate(now)).as('job_state'),
      'resumes.name as resume_name',
      'applications.profile as shared_profile',
      unreadFrom('employer').as('unread_count'),
      ownPapers.as('papers'),
      shownOffer.as('offer'),
    ])

/** A job past its deadline takes no applications. */
const stateOn = (today: string) => sql<JobState>`CASE WHEN applications.job_state = 'open'
  AND applications.deadline < ${today}::date THEN 'closed' ELSE applications.job_state END`

/** The state of the job of a user's own application, locked with its job; undefined without one. */
export async function lockOwnState(tx: Transaction, id: string, userId: string): Promise<JobState | undefined> {
  await lockOwnApplication(tx, id, userId)
  const row = await tx
    .selectFrom('own_applications')
    .select('job_state')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.job_state
}

/** An application as its applicant sees it; throws without one. */
export async function readOwnApplication(db: Queryable, id: string, now: Date) {
  return shown(await ownApplications(db, now).where('applications.id', '=', id).executeTakeFirstOrThrow())
}

type Row = { terms: Terms | null; next_kind: NextStepKind | null; next_at: Date | null }

/** Omits `terms` instead of null when the job has none. */
const shown = <Stored extends Row>({ next_kind: kind, next_at: at, ...row }: Stored) => ({
  ...row,
  terms: row.terms ?? undefined,
  next: kind && at && { kind, at },
  external: false,
})

/** All applications of a user, newest first, read in batches to bound memory. */
export function everyOwnApplication(db: Queryable, userId: string, now: Date) {
  return everyRow(async ({ after, limit }) => {
    const rows = await ownApplications(db, now)
      .select(exactTime('applications.applied_at').as('at'))
      .where('applications.user_id', '=', userId)
      .$call(newestFirst('applications.applied_at', 'applications.id', { limit, after }))
      .execute()
    return rows.map(shown)
  })
}

/** A page of a user's applications and the number in each state, regardless of the filtered state. */
export async function readOwnPage(
  db: Queryable,
  userId: string,
  { sort = 'newest', status, ...filter }: OwnApplicationFilter & { sort?: ApplicationSort | undefined },
  { offset, limit }: { offset: number; limit: number },
  now: Date,
) {
  const all = found(db, userId, filter)
    .$if(sort === 'next', (query) =>
      query.leftJoinLateral(nextStepFor('applicant', now).as('next'), (join) => join.onTrue()),
    )
    .select([
      'applications.id',
      ownStatus.as('status'),
      sql`row_number() OVER (ORDER BY ${sql.raw(orders[sort])})`.as('place'),
    ])
  const { ids, counts } = await pageOfFound<OwnStatus>(db, all, { status, offset, limit }, ownStatuses)
  return { applications: await ownById(db, ids, now), counts }
}

async function ownById(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  const rows = await ownApplications(db, now)
    .where(sql<boolean>`applications.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], applications.id)`)
    .execute()
  return rows.map(shown)
}

/** Ids of jobs that a user applied to, newest first, without those open for another application. */
export async function listAppliedJobIds(db: Queryable, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('withdrawn_at', 'is', null), is('attempt', '=', maxAttempts)]))
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** The number of a user's applications in each state. */
export async function countOwnApplications(db: Queryable, userId: string): Promise<Record<OwnStatus, number>> {
  const rows = await db
    .selectFrom('own_applications as applications')
    .select([ownStatus.as('status'), sql<number>`count(*)`.as('count')])
    .where('user_id', '=', userId)
    .groupBy(ownStatus)
    .execute()
  return countsOf(rows, ownStatuses)
}

const found = (db: Queryable, userId: string, filter: OwnApplicationFilter) =>
  db.selectFrom('own_applications as applications').where(matching(userId, filter))

function matching(userId: string, { q, job_id }: OwnApplicationFilter) {
  const line = (each: number) => lineOfSearchText(each, 'applications')
  const text = sql<string>`(${line(searchLine.title)} || E'\n' || ${line(searchLine.company)})`
  const conditions = [sql`applications.user_id = ${userId}`, findsAll(text, jobTerms(q ?? ''))]
  // A malformed id matches nothing.
  if (job_id !== undefined) conditions.push(sql`applications.job_id = ${validate(job_id) ? job_id : NIL}`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}
