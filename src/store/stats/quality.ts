import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

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
