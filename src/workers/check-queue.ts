import { worstSeverity } from '#rules/jobs/approval-queue.ts'
import type { Database } from '#store/database.ts'
import { pendingJobsAfter, saveChecks } from '#store/jobs/job-checks.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'

/** Jobs of one statement. */
const batchSize = 100

/**
 * Checks jobs that wait, so that the queue can be filtered by what is found: at night all of them, because the rules and the
 * employers' profiles change, and by day those which nobody has checked since this was introduced.
 */
export async function checkQueue(db: Database, now: Date, which: { unchecked: boolean }): Promise<void> {
  let after: string | null = null
  do {
    const jobs = await pendingJobsAfter(db, { after, limit: batchSize, ...which })
    const findings = await findingsOf(db, jobs, now)
    await saveChecks(
      db,
      jobs.map(({ id }) => ({ job_id: id, severity: worstSeverity(findings.get(id) ?? []) })),
    )
    after = jobs.length === batchSize ? (jobs.at(-1)?.id ?? null) : null
  } while (after)
}
