import { sql } from 'kysely'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { reviewDays, shownReviews } from '#rules/jobs/second-review.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { DecidedPosting } from '#store/schema/stored-values.ts'

/** `share`: of the decisions, from 0 to 1. */
type Sample = { viewerId: string; share: number; now: Date }

const isSampled = ({ viewerId, share, now }: Sample) => sql<boolean>`
  decision.kind IN ('approved', 'rejected') AND decision.taken_back_at IS NULL
    AND decision.decided_at < ${now}::timestamptz - make_interval(secs => ${sql.lit(undoSeconds)})
    AND decision.decided_at > ${now}::timestamptz - make_interval(days => ${sql.lit(reviewDays)})
    AND decision.decided_by <> ${viewerId} AND sample_place(decision.id) < ${share}`

/** Sampled decisions of others that nobody has reviewed: the posting as it was decided on, and nothing of the decision. */
export async function listSecondReviews(db: Queryable, sample: Sample) {
  const { rows } = await sql<{ id: string; posting: DecidedPosting; findings: string[] }>`
    SELECT decision.id, posting.fields AS posting, coalesce(decision.findings, '{}') AS findings
    FROM job_decisions AS decision JOIN decided_postings AS posting ON posting.decision_id = decision.id
    WHERE ${isSampled(sample)} AND NOT EXISTS (SELECT FROM second_reviews WHERE decision_id = decision.id)
    ORDER BY decision.decided_at, decision.id LIMIT ${sql.lit(shownReviews)}`.execute(db)
  return rows
}

/** A sampled decision as it was made; undefined when it is not in the viewer's sample. */
export async function findSampledDecision(db: Queryable, id: string, sample: Sample) {
  const { rows } = await sql<{
    job_id: string
    kind: 'approved' | 'rejected'
    reason: string | null
    decided_at: Date
    by_name: string | null
  }>`
    SELECT decision.job_id, decision.kind, decision.reason, decision.decided_at, users.name AS by_name
    FROM job_decisions AS decision LEFT JOIN users ON users.id = decision.decided_by
    WHERE decision.id = ${id} AND ${isSampled(sample)}`.execute(db)
  return rows[0]
}

type Review = { decision_id: string; reviewed_by: string; outcome: 'approved' | 'rejected'; reason: string | null }

/** Stores a review; false when another came first. */
export async function addSecondReview(tx: Transaction, review: Review & { now: Date }): Promise<boolean> {
  const { now, ...row } = review
  const added = await tx
    .insertInto('second_reviews')
    .values({ ...row, reviewed_at: now })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('decision_id')
    .executeTakeFirst()
  return added !== undefined
}
