import { type RawBuilder, sql } from 'kysely'
import { NIL, validate } from 'uuid'
import { InvalidInputError } from '#rules/faults.ts'
import type { ReceivedSort } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { JobAnswer } from '#rules/jobs/job-questions.ts'
import { defaultStages, isStage } from '#rules/jobs/job-stages.ts'
import { shownPhone } from '#rules/people/stored-phone.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import type { Queryable } from '#store/database.ts'
import { findsPerson } from '#store/like.ts'
import { unreadFrom } from '#store/messages/messages.ts'
import { type ApplicationCounts, countsOf, pageOfFound } from './application-counts.ts'
import { applicationVersion } from './application-decisions.ts'
import { sentPapers } from './application-papers.ts'
import { shownOffer } from './application-reviews.ts'
import { applicantEmail, applicantName, applicantPhone, isExternal } from './external-applicants.ts'
import { nextStepFor } from './next-steps.ts'

/**
 * Filter by job or by owner. `q` searches the applicant's name, email, phone and letter, for an owner also job titles,
 * and with `desk` the notes. Reviews are read only with `desk`.
 */
export type ReceivedFilter = {
  owner?: string
  job_id?: string | undefined
  q?: string | undefined
  status?: ApplicationStatus | undefined
  /** Whether the reader belongs to the owner's team. */
  desk?: boolean
  tag?: string | undefined
  rating?: number | undefined
  assignee_id?: string | undefined
  stage?: string | undefined
  source?: string | undefined
  answer?: { id: string; value: string } | undefined
  sort?: ReceivedSort | undefined
}

const orders = {
  newest: ['applications.applied_at DESC', 'applications.id DESC'],
  oldest: ['applications.applied_at', 'applications.id'],
  updated: ['applications.updated_at DESC', 'applications.id DESC'],
  rating: ['review.rating DESC NULLS LAST', 'applications.applied_at DESC', 'applications.id DESC'],
} as const satisfies Record<ReceivedSort, readonly string[]>

const orderOf = ({ sort = 'newest', desk }: ReceivedFilter) =>
  sql.raw(orders[sort === 'rating' && !desk ? 'newest' : sort].join(', '))

/** What the employer reads until the applicant takes the papers back; then `rest`. */
const untilTakenBack = <Value>(value: RawBuilder<Value>, rest: RawBuilder<Value>) =>
  sql<Value>`CASE WHEN applications.papers_taken_back_at IS NULL THEN ${value} ELSE ${rest} END`
const nothing = sql<string | null>`NULL`

/** What an employer sees of the applicant: selects, filters and search texts read it, so that nobody filters by what is hidden. */
const seen = {
  email: untilTakenBack(applicantEmail, sql<string>`''`),
  phone: untilTakenBack(applicantPhone, nothing),
  letter: untilTakenBack(sql<string | null>`cover_letter`, nothing),
  motive: untilTakenBack(sql<string | null>`motive`, nothing),
  answers: untilTakenBack(sql<JobAnswer[]>`applications.answers`, sql<JobAnswer[]>`'[]'`),
  avatar: untilTakenBack(sql<string | null>`applicant.avatar_name`, nothing),
  /** The name's line alone is left. */
  personText: untilTakenBack(sql<string>`texts.person`, sql<string>`split_part(texts.person, E'\n', 1) || E'\n\t'`),
  letterText: untilTakenBack(sql<string>`texts.letter`, sql<string>`''`),
}

const received = (db: Queryable, now: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
    .leftJoin('application_reviews as review', 'review.application_id', 'applications.id')
    .leftJoin('users as assignee', 'assignee.id', 'review.assignee_id')
    .leftJoinLateral(nextStepFor('employer', now).as('next'), (join) => join.onTrue())
    .select(['jobs.owner_id', 'review.tags', 'review.rating', 'review.stage', 'review.note_count'])
    .select(shownOffer.as('offer'))
    .select(['assignee.id as assignee_id', 'assignee.name as assignee_name'])
    .select([
      'next.next_kind',
      'next.next_at',
      'applications.id',
      'applications.job_id',
      'applications.status',
      'applications.applied_at',
      applicationVersion.as('updated_at'),
      'applications.withdrawn_at',
      'applications.withdrawal_reason',
      'applications.source',
      'applications.resume_id',
      'jobs.title as job_title',
      applicantName.as('applicant_name'),
      seen.email.as('applicant_email'),
      seen.phone.as('applicant_phone'),
      seen.letter.as('cover_letter'),
      seen.motive.as('motive'),
      seen.answers.as('answers'),
      isExternal.as('external'),
      seen.avatar.as('avatar_name'),
      'resumes.name as resume_name',
      unreadFrom('applicant').as('unread_count'),
      sentPapers.as('papers'),
    ])
    .select(sql<string | null>`applications.profile ->> 'headline'`.as('headline'))

type Row = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number]

const shown = ({ next_kind: kind, next_at: at, ...row }: Row) => ({
  ...row,
  applicant_phone: shownPhone(row.applicant_phone),
  next: kind && at && { kind, at },
})
export type ReceivedRow = ReturnType<typeof shown>

/** An application to a job with the applicant's contact data. */
export async function findReceived(
  db: Queryable,
  { jobId, id, now }: { jobId: string; id: string; now: Date },
): Promise<ReceivedRow | undefined> {
  const sent = received(db, now).where('applications.job_id', '=', jobId).where('applications.id', '=', id)
  const row = await sent.executeTakeFirst()
  return row && shown(row)
}

/** The profile that the applicant shared with an application, or null. */
export async function findSharedProfile(db: Queryable, applicationId: string) {
  const row = await db.selectFrom('applications').select('profile').where('id', '=', applicationId).executeTakeFirst()
  return row?.profile ?? null
}

/** Ids of received applications, newest first unless `sort` is given; all of them without a page. */
export async function idsOfReceived(
  db: Queryable,
  filter: ReceivedFilter,
  page?: { offset: number; limit: number },
): Promise<string[]> {
  const found = await matchingOf(db, filter)
    .select('applications.id')
    .where(filter.status === undefined ? sql<boolean>`true` : sql<boolean>`applications.status = ${filter.status}`)
    .orderBy(orderOf(filter))
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute()
  return found.map(({ id }) => id)
}

/** A page and the number in each state, regardless of the filtered state. */
export async function readReceivedPage(
  db: Queryable,
  filter: ReceivedFilter,
  page: { offset: number; limit: number; now: Date },
) {
  if (isSearched(filter)) return searchReceived(db, filter, page)
  const [ids, counts] = await Promise.all([idsOfReceived(db, filter, page), countReceived(db, filter)])
  return { rows: await receivedById(db, ids, page.now), counts }
}

/** A searched page and the number in each state; both need the same matches. */
async function searchReceived(
  db: Queryable,
  { status, ...filter }: ReceivedFilter,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
) {
  const all = matchingOf(db, filter).select([
    'applications.id',
    'applications.status',
    sql`row_number() OVER (ORDER BY ${orderOf(filter)})`.as('place'),
  ])
  const { ids, counts } = await pageOfFound(db, all, { status, offset, limit })
  return { rows: await receivedById(db, ids, now), counts }
}

/** Received applications by id, in the given order. */
export async function receivedById(db: Queryable, ids: readonly string[], now: Date): Promise<ReceivedRow[]> {
  if (ids.length === 0) return []
  const rows = await received(db, now)
    .where(sql<boolean>`applications.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], applications.id)`)
    .execute()
  return rows.map(shown)
}

/** The number of received applications in each state, regardless of the filtered state. */
export async function countReceived(db: Queryable, filter: ReceivedFilter): Promise<ApplicationCounts> {
  const rows = await matchingOf(db, filter)
    .select(['applications.status', sql<number>`count(*)`.as('count')])
    .groupBy('applications.status')
    .execute()
  return countsOf(rows)
}

/** Joins search texts and reviews only when the filter needs them. */
function matchingOf(db: Queryable, filter: ReceivedFilter) {
  const searched = isSearched(filter)
  return db
    .selectFrom('applications')
    .$if(!searched, (query) => query.innerJoin('jobs', 'jobs.id', 'applications.job_id'))
    .$if(searched, (query) => query.innerJoin('application_texts as texts', 'texts.application_id', 'applications.id'))
    .$if(looksAtReviews(filter), (query) =>
      query.leftJoin('application_reviews as review', 'review.application_id', 'applications.id'),
    )
    .where(matching(filter))
}

const isSearched = ({ q }: ReceivedFilter): boolean => searchTerms(q ?? '').length > 0

const asksForReviews = ({ tag, rating, assignee_id, stage }: ReceivedFilter): boolean =>
  [tag, rating, assignee_id, stage].some((value) => value !== undefined)

const looksAtReviews = (filter: ReceivedFilter): boolean =>
  asksForReviews(filter) || (filter.desk === true && filter.sort === 'rating')

function matching(filter: ReceivedFilter) {
  const { owner, job_id, q, desk, tag, rating, assignee_id, stage, source, answer } = filter
  const texts: RawBuilder<unknown>[] = [seen.letterText]
  if (owner !== undefined) texts.push(sql`texts.title`)
  if (desk) texts.push(sql`texts.notes`)
  const conditions = [findsPerson(seen.personText, q, texts)]
  if (!desk && asksForReviews(filter)) conditions.push(sql`false`)
  if (owner !== undefined)
    conditions.push(sql`${isSearched(filter) ? sql`texts.owner_id` : sql`jobs.owner_id`} = ${owner}`)
  if (job_id !== undefined) conditions.push(sql`applications.job_id = ${known(job_id)}`)
  if (tag !== undefined) conditions.push(sql`review.tags @> ARRAY[${tag}]::text[]`)
  if (rating !== undefined) conditions.push(sql`review.rating = ${rating}`)
  if (assignee_id !== undefined) conditions.push(sql`review.assignee_id = ${known(assignee_id)}`)
  if (stage !== undefined) conditions.push(sql`review.stage = ${stage}`)
  if (source !== undefined) conditions.push(sql`applications.source = ${source}`)
  if (answer !== undefined) conditions.push(sql`${seen.answers} @> ANY(${answersLike(answer)}::jsonb[])`)
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}

/** Numbers are stored as numbers. */
function answersLike({ id, value }: { id: string; value: string }): string[] {
  const values = [value, ...(Number.isFinite(Number(value)) ? [Number(value)] : [])]
  return values.map((each) => JSON.stringify([{ id, value: each }]))
}

/** A malformed id matches nothing. */
const known = (id: string) => (validate(id) ? id : NIL)

/** Throws where none of an employer's jobs has, or had with applications in it, such a stage. */
export async function refuseUnknownStage(db: Queryable, ownerId: string, stage: string | undefined): Promise<void> {
  if (stage === undefined || isStage(stage, defaultStages)) return
  const { rows } = await sql<{ found: boolean }>`SELECT
    EXISTS (SELECT FROM jobs WHERE owner_id = ${ownerId} AND terms #> '{selection,steps}' ? ${stage})
    OR EXISTS (
      SELECT FROM application_reviews AS review
      JOIN applications ON applications.id = review.application_id JOIN jobs ON jobs.id = applications.job_id
      WHERE jobs.owner_id = ${ownerId} AND review.stage = ${stage}
    ) AS found`.execute(db)
  if (!rows[0]?.found) throw new InvalidInputError([{ fault: 'choice-unknown', path: 'stage' }])
}
