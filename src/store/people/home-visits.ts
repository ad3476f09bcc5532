import { sql } from 'kysely'
import { maxNewJobs } from '#rules/alerts.ts'
import type { NextStepKind } from '#rules/jobs/next-step.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { nextStepFor } from '#store/applications/next-steps.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { isBlockedBy } from './blocked-employers.ts'

/** Records that a person is at the front page; returns the end of the visit before, which an absence of 30 minutes parts. */
export async function recordHomeVisit(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ last_visit: Date | null }>`
    INSERT INTO home_visits AS visit (user_id, seen_at) VALUES (${userId}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET seen_at = greatest(visit.seen_at, excluded.seen_at),
      last_visit = CASE WHEN excluded.seen_at >= visit.seen_at + interval '30 minutes' THEN visit.seen_at
        ELSE visit.last_visit END
    RETURNING last_visit`.execute(db)
  return rows[0]?.last_visit ?? null
}

/** The end of the visit before, as it was recorded. */
export async function lastVisitOf(db: Queryable, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('home_visits').select('last_visit').where('user_id', '=', userId).executeTakeFirst()
  return row?.last_visit ?? null
}

/**
 * Jobs that became public since a time and that a saved search of the person lists, or all where there is none: the ids
 * of the latest, and how many (to `maxNewJobs`).
 */
export async function newJobsSince(
  db: Queryable,
  userId: string,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    WITH own AS MATERIALIZED (SELECT id FROM saved_searches WHERE user_id = ${userId}),
    found AS MATERIALIZED (
      SELECT post.job_id, post.posted_at FROM employer_posts AS post JOIN jobs ON jobs.id = post.job_id
      WHERE post.posted_at > ${since} AND ${isPublicNow(tokyoDate(now))} AND NOT ${isBlockedBy(sql`${userId}::uuid`)}
        AND (NOT EXISTS (SELECT FROM own) OR EXISTS (SELECT FROM saved_search_jobs AS listing
          WHERE listing.job_id = post.job_id AND listing.listed AND listing.search_id IN (SELECT id FROM own)))
      ORDER BY post.posted_at DESC, post.job_id DESC LIMIT ${maxNewJobs})
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT job_id FROM found ORDER BY posted_at DESC, job_id DESC LIMIT ${limit}) AS ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

type Waiting = { id: string; company: string; kind: NextStepKind; at: Date }

/** What an applicant does next: the soonest interview or choice of a slot, and the latest unread message. */
export async function waitingOf(db: Queryable, userId: string, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    (SELECT applications.id, applications.company, next.next_kind AS kind, next.next_at AS at
      FROM own_applications AS applications CROSS JOIN LATERAL ${nextStepFor('applicant', now)} AS next
      WHERE applications.user_id = ${userId} AND next.next_kind <> 'message' ORDER BY next.next_at LIMIT 1)
    UNION ALL
    (SELECT applications.id, applications.company, 'message', messages.sent_at
      FROM own_applications AS applications JOIN messages ON messages.application_id = applications.id
      WHERE applications.user_id = ${userId} AND messages.sender = 'employer' AND messages.read_at IS NULL
      ORDER BY messages.sent_at DESC LIMIT 1)`.execute(db)
  return rows
}
