import { sql } from 'kysely'
import { type QueueSeverity, worstSeverity } from '#rules/jobs/approval-queue.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import type { Queryable } from '#store/database.ts'
import { type JobRow, jobRows } from './job-rows.ts'
import { type EditedJob, withRevisions } from './revisions.ts'

/** Stores the worst severity of a job, a filter of the queue. */
export async function saveCheck(db: Queryable, jobId: string, findings: readonly Finding[]): Promise<void> {
  await saveChecks(db, [{ job_id: jobId, severity: worstSeverity(findings) }])
}

export async function saveChecks(
  db: Queryable,
  checks: readonly { job_id: string; severity: QueueSeverity }[],
): Promise<void> {
  if (checks.length === 0) return
  await sql`
    INSERT INTO job_checks (job_id, severity)
    SELECT job_id, severity FROM jsonb_populate_recordset(NULL::job_checks, ${JSON.stringify(checks)}::jsonb) AS checked
    WHERE EXISTS (SELECT FROM jobs WHERE jobs.id = checked.job_id)
    ON CONFLICT (job_id) DO UPDATE SET severity = excluded.severity`.execute(db)
}

/** The last postings, newest first. */
export const lastJobs = (db: Queryable, limit: number): Promise<JobRow[]> =>
  jobRows(db).orderBy('jobs.created_at', 'desc').orderBy('jobs.id', 'desc').limit(limit).execute()

/** Jobs that wait, or whose correction does, after `after` by id; `unchecked`: only those without a stored severity. */
export async function pendingJobsAfter(
  db: Queryable,
  { after, limit, unchecked }: { after: string | null; limit: number; unchecked: boolean },
): Promise<EditedJob[]> {
  const jobs = await jobRows(db)
    .where(sql<boolean>`jobs.id IN (
      SELECT id FROM jobs WHERE approval_status = 'pending' UNION ALL SELECT job_id FROM job_revisions WHERE status = 'pending')`)
    .$if(after !== null, (query) => query.where('jobs.id', '>', after))
    .$if(unchecked, (query) =>
      query.where(sql<boolean>`NOT EXISTS (SELECT FROM job_checks WHERE job_checks.job_id = jobs.id)`),
    )
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
  return withRevisions(db, jobs)
}
