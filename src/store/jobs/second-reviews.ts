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

/** Times of a week in seconds; null without any. */
type Times = { median_seconds: number | null; p90_seconds: number | null }

/** A week in Tokyo, from its Monday. */
export type QualityWeek = {
  week: string
  decided: number
  reviewed: number
  agreed: number
  overridden: number
  queue: Times
  reports: Times
  contact: Times
}

const percentile = (share: number) =>
  sql`(percentile_cont(${sql.lit(share)}) WITHIN GROUP (ORDER BY extract(epoch FROM done - since)))::int`

/** Figures of quality by week, the present one first. */
export async function qualityByWeek(
  db: Queryable,
  { weeks, now }: { weeks: number; now: Date },
): Promise<QualityWeek[]> {
  const { rows } = await sql<QualityWeek>`
    WITH week AS (
      SELECT start, start AT TIME ZONE 'Asia/Tokyo' AS begins, (start + interval '7 days') AT TIME ZONE 'Asia/Tokyo' AS ends
      FROM generate_series(0, ${weeks - 1}::int) AS back (n)
      CROSS JOIN LATERAL (SELECT date_trunc('week', ${now}::timestamptz AT TIME ZONE 'Asia/Tokyo') - n * interval '7 days') AS monday (start)
    ), timed AS (
      SELECT 'queue' AS what, waiting_since AS since, decided_at AS done FROM job_decisions
      WHERE kind IN ('approved', 'rejected') AND taken_back_at IS NULL AND waiting_since IS NOT NULL
        AND decided_at >= (SELECT min(begins) FROM week)
      UNION ALL
      SELECT 'reports', desk_at, closed_at FROM job_report_cases
      WHERE desk_at IS NOT NULL AND closed_at >= (SELECT min(begins) FROM week)
      UNION ALL
      SELECT 'contact', received_at, closed_at FROM contact_messages WHERE closed_at >= (SELECT min(begins) FROM week)
    )
    SELECT to_char(start, 'YYYY-MM-DD') AS week, made.decided, made.overridden, looked.reviewed, looked.agreed,
      ${sql.join(
        ['queue', 'reports', 'contact'].map(
          (
            what,
          ) => sql`(SELECT jsonb_build_object('median_seconds', ${percentile(0.5)}, 'p90_seconds', ${percentile(0.9)})
        FROM timed WHERE what = ${sql.lit(what)} AND done >= begins AND done < ends) AS ${sql.ref(what)}`,
        ),
      )}
    FROM week
    CROSS JOIN LATERAL (SELECT count(*)::int AS decided, (count(*) FILTER (WHERE override_reason IS NOT NULL))::int AS overridden
      FROM job_decisions WHERE kind IN ('approved', 'rejected') AND taken_back_at IS NULL
        AND decided_at >= begins AND decided_at < ends) AS made
    CROSS JOIN LATERAL (SELECT count(*)::int AS reviewed, (count(*) FILTER (WHERE outcome = kind))::int AS agreed
      FROM second_reviews JOIN job_decisions ON job_decisions.id = decision_id
      WHERE reviewed_at >= begins AND reviewed_at < ends) AS looked
    ORDER BY start DESC`.execute(db)
  return rows
}
