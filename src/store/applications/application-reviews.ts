import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Offer } from '#rules/jobs/application-review.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { applicationVersion } from './application-decisions.ts'

/** An offer lies beneath `accepted`: it is hidden while the state is another. */
export const shownOffer = sql<Offer | null>`CASE WHEN applications.status = 'accepted' THEN review.offer END`

const forOwner = (db: Queryable, applicationId: string, ownerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('application_reviews as review', 'review.application_id', 'applications.id')
    .select(['applications.id', 'applications.job_id', 'applications.status', 'jobs.owner_id', 'jobs.terms'])
    .select(['jobs.title as job_title', applicationVersion.as('version')])
    .select(['review.stage', 'review.offer'])
    .where('applications.id', '=', applicationId)
    .where('jobs.owner_id', '=', ownerId)

/** An application with its job's owner, for the owner's team only. */
export const findForOwner = (db: Queryable, applicationId: string, ownerId: string) =>
  forOwner(db, applicationId, ownerId).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockForOwner = (tx: Transaction, applicationId: string, ownerId: string) =>
  forOwner(tx, applicationId, ownerId).forUpdate('applications').executeTakeFirst()

/** Locks a member of an employer's team until the transaction ends; false when the id is not one. */
export async function lockColleague(tx: Transaction, userId: string, employerId: string): Promise<boolean> {
  if (!validate(userId)) return false
  const locked = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where((is) =>
      is.or([
        is('users.id', '=', employerId),
        is.exists(
          is
            .selectFrom('team_members')
            .select('team_members.user_id')
            .whereRef('team_members.user_id', '=', 'users.id')
            .where('team_members.employer_id', '=', employerId),
        ),
      ]),
    )
    .forKeyShare()
    .executeTakeFirst()
  return locked !== undefined
}

/** The team's assessment of an application, beside its status; what is absent stays. */
export type Review = {
  tags?: readonly string[] | undefined
  rating?: number | null | undefined
  assignee_id?: string | null | undefined
  stage?: string | null | undefined
  offer?: Offer | null | undefined
}

/** Stores a review; violates `application_reviews_application` when the application is gone. */
export async function putReview(
  db: Queryable,
  applicationId: string,
  { tags, ...review }: Review,
  now: Date,
): Promise<void> {
  const stored = { ...review, ...(tags && { tags: [...tags] }), updated_at: now }
  await db
    .insertInto('application_reviews')
    .values({ ...stored, application_id: applicationId })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(stored))
    .execute()
}
