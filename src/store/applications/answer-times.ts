import { sql } from 'kysely'
import { type AnswerTime, answerTimeDays } from '#rules/jobs/answer-time.ts'
import type { Queryable, Transaction } from '#store/database.ts'

type Figure = { median: number | null; count: number }

const rounded = ({ median, count }: Figure): AnswerTime | null =>
  median === null ? null : { median_days: Math.round(median / 86_400), count }

const since = (now: Date) => new Date(now.getTime() - answerTimeDays * 86_400_000)

/** Records the first answer of a person to an application; later ones change nothing. */
export async function recordAnswer(tx: Transaction, applicationId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO answer_times (application_id, employer_id, answered_at, seconds)
    SELECT applications.id, jobs.owner_id, ${now}::timestamptz,
      greatest(0, extract(epoch FROM ${now}::timestamptz - applications.applied_at))
    FROM applications JOIN jobs ON jobs.id = applications.job_id WHERE applications.id = ${applicationId} AND applications.user_id IS NOT NULL
    ON CONFLICT (application_id) DO NOTHING`.execute(tx)
}

/** Forgets an answer that was undone. */
export async function forgetAnswer(tx: Transaction, applicationId: string, answeredAt: Date): Promise<void> {
  await tx
    .deleteFrom('answer_times')
    .where('application_id', '=', applicationId)
    .where('answered_at', '=', answeredAt)
    .execute()
}

/** How soon an employer answered in the last 90 days; null without any answer. Reads one index range. */
export async function answerTimeOf(db: Queryable, employerId: string, now: Date): Promise<AnswerTime | null> {
  const { rows } = await sql<Figure>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median, count(*)::int AS count
    FROM answer_times WHERE employer_id = ${employerId} AND answered_at > ${since(now)}`.execute(db)
  return rows[0] ? rounded(rows[0]) : null
}

const comparedAnswers = 1_000

/** The median of the latest answers of all employers; bounded, because nobody needs it to the last one. */
export async function answerTimeOfAll(db: Queryable, now: Date): Promise<AnswerTime | null> {
  const { rows } = await sql<Figure>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median, count(*)::int AS count FROM (
      SELECT seconds FROM answer_times WHERE answered_at > ${since(now)} ORDER BY answered_at DESC LIMIT ${comparedAnswers}
    ) AS latest`.execute(db)
  return rows[0] ? rounded(rows[0]) : null
}
