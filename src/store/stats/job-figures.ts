import { sql } from 'kysely'
import type { JobChangeKind } from '#rules/jobs/job-changes.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { Queryable } from '#store/database.ts'

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
