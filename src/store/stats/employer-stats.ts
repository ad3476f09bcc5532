import { type RawBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { JobChangeKind } from '#rules/jobs/job-changes.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { Queryable } from '#store/database.ts'
import { isOrCorrectionWaits } from '#store/jobs/job-lists.ts'
import { applicationCount } from '#store/jobs/job-rows.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'

type JobFigures = { job_id: string; title: string; views: number; applications: number }
type JobCounts = { total: number; active: number; pending: number; approved: number; rejected: number }

/**
 * An owner's number of jobs in each state, total views, and figures per job: a page by views, or all, newest first. One
 * statement, because all of it reads every job.
 */
export async function ownJobFigures(
  db: Queryable,
  { owner, today, page }: { owner: string; today: string; page: { offset: number; limit: number } | null },
): Promise<JobCounts & { views: number; per_job: JobFigures[] }> {
  const count = (condition: RawBuilder<unknown>) => sql`(count(*) FILTER (WHERE ${condition}))::int`
  const listed = page
    ? sql`view_count DESC, application_count DESC, created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`
    : sql`created_at DESC, id DESC`
  const { rows } = await sql<JobCounts & { views: number; per_job: JobFigures[] }>`
    WITH own AS MATERIALIZED (
      SELECT id, title, approval_status, ${isPublicNow(today)} AS is_public, ${isOrCorrectionWaits} AS waits, view_count, application_count, created_at
      FROM jobs WHERE owner_id = ${owner}
    )
    SELECT count(*)::int AS total, ${count(sql`is_public`)} AS active,
      ${count(sql`waits`)} AS pending, ${count(sql`approval_status = 'approved'`)} AS approved,
      ${count(sql`approval_status = 'rejected'`)} AS rejected, coalesce(sum(view_count), 0)::bigint AS views,
      (SELECT coalesce(json_agg(listed), '[]') FROM (
        SELECT id AS job_id, title, view_count AS views, ${applicationCount} AS applications
        FROM own AS jobs ORDER BY ${listed}
      ) AS listed) AS per_job
    FROM own`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('An aggregate without groups gives one row')
  return figures
}

/** Applications to an owner's jobs by state, and by day (Asia/Tokyo) from `begins`. */
export async function ownApplicationFigures(db: Queryable, owner: string, begins: Date) {
  const { rows } = await sql<{ status: ApplicationStatus; day: string | null; count: number }>`
    SELECT applications.status, CASE WHEN applied_at >= ${begins}
      THEN (applied_at AT TIME ZONE 'Asia/Tokyo')::date::text END AS day, count(*)::int AS count
    FROM applications JOIN jobs ON jobs.id = applications.job_id
    WHERE jobs.owner_id = ${owner} GROUP BY 1, 2`.execute(db)
  return rows
}

/** Views of an owner's jobs by day (Asia/Tokyo) from `day` on, read per job; all jobs of a day are far more. */
export async function ownViewsByDay(db: Queryable, owner: string, day: string) {
  const { rows } = await sql<{ day: string; views: number }>`
    SELECT viewed.day::text AS day, sum(viewed.views)::int AS views FROM jobs
    CROSS JOIN LATERAL (SELECT day, views FROM job_view_days WHERE job_id = jobs.id AND day >= ${day} OFFSET 0) AS viewed
    WHERE jobs.owner_id = ${owner} GROUP BY viewed.day`.execute(db)
  return rows
}

type Reached = { count: number; median_days: number | null }
type StageFigures = { applications: number; answered: Reached; interviewed: Reached; offered: Reached; joined: Reached }
type SourceFigures = StageFigures & { source: string | null }

/** The most sources that figures tell apart. */
const mostSources = 50

/** Of all of an owner's applications since `begins` and by source, how many came how far, and the median days until then. */
export async function ownStageFigures(
  db: Queryable,
  { owner, begins, now }: { owner: string; begins: Date; now: Date },
): Promise<{ all: StageFigures; bySource: SourceFigures[] }> {
  const reached = (seconds: RawBuilder<unknown>) => sql`jsonb_build_object('count', count(${seconds}), 'median_days',
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}) / 86400)::numeric, 1))`
  const since = (time: string) => sql`extract(epoch FROM ${sql.ref(time)} - applied_at)::float8`
  const { rows } = await sql<SourceFigures & { is_all: boolean }>`
    SELECT source, grouping(source) = 1 AS is_all, count(*)::int AS applications, ${reached(sql`times.seconds`)} AS answered,
      ${reached(since('met.at'))} AS interviewed, ${reached(since('reviews.offered_at'))} AS offered,
      ${reached(since('reviews.joined_at'))} AS joined
    FROM applications JOIN jobs ON jobs.id = applications.job_id
    LEFT JOIN answer_times AS times ON times.application_id = applications.id
    LEFT JOIN application_reviews AS reviews ON reviews.application_id = applications.id
    LEFT JOIN LATERAL (
      SELECT min(starts_at) AS at FROM interviews WHERE application_id = applications.id AND status = 'accepted' AND starts_at <= ${now}
    ) AS met ON true
    WHERE jobs.owner_id = ${owner} AND applied_at >= ${begins}
    GROUP BY GROUPING SETS ((source), ())
    ORDER BY is_all DESC, applications DESC, source LIMIT ${mostSources + 1}`.execute(db)
  const [all, ...bySource] = rows.map(({ is_all: _, ...figures }) => figures)
  if (!all) throw new Error('An aggregate without groups gives one row')
  const { source: _, ...figures } = all
  return { all: figures, bySource }
}

/** Views and applications of a job by day (Asia/Tokyo) from `day` on; days without any are absent. */
export async function jobFiguresByDay(db: Queryable, { jobId, day }: { jobId: string; day: string }) {
  const { rows } = await sql<{ day: string; views: number; applications: number }>`
    SELECT day::text AS day, sum(views)::int AS views, sum(applications)::int AS applications FROM (
      SELECT day, views, 0 AS applications FROM job_view_days WHERE job_id = ${jobId} AND day >= ${day}::date
      UNION ALL
      SELECT (applied_at AT TIME ZONE 'Asia/Tokyo')::date, 0, 1 FROM applications
      WHERE job_id = ${jobId} AND applied_at >= ${day}::date::timestamp AT TIME ZONE 'Asia/Tokyo'
    ) AS counted GROUP BY day`.execute(db)
  return rows
}

/** At most so many changes are told, the latest. */
const mostChanges = 100

export type ToldChange = { at: Date; kind: JobChangeKind; fields: JobField[] | null }

/** What happened to a posting since `begins`, oldest first; an approved correction with its fields. */
export async function changesOfJob(db: Queryable, { jobId, begins }: { jobId: string; begins: Date }) {
  const { rows } = await sql<ToldChange>`
    SELECT * FROM (
      SELECT decision.decided_at AS at, CASE WHEN of_revision THEN 'corrected' ELSE kind END AS kind,
        (SELECT array_agg(field ORDER BY field) FROM jsonb_object_keys(posting.replaced) AS field) AS fields
      FROM job_decisions AS decision LEFT JOIN decided_postings AS posting ON posting.decision_id = decision.id
      WHERE decision.job_id = ${jobId} AND decision.decided_at >= ${begins} AND taken_back_at IS NULL
        AND kind IN ('approved', 'stopped', 'started')
      UNION ALL
      SELECT at, CASE action WHEN 'job:close' THEN 'closed' WHEN 'job:reopen' THEN 'reopened' ELSE 'edited' END, NULL
      FROM audit_log
      WHERE subject_id = ${jobId} AND at >= ${begins} AND action IN ('job:close', 'job:reopen', 'job:edit')
        -- A correction is told when it is approved.
        AND detail -> 'revision' IS NULL
      ORDER BY at DESC LIMIT ${mostChanges}
    ) AS latest ORDER BY at`.execute(db)
  return rows
}
