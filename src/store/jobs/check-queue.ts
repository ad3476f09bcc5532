import { worstSeverity } from '#rules/jobs/approval-queue.ts'
import type { Database } from '#store/database.ts'
import { pendingJobsAfter, saveChecks } from './job-checks.ts'
import { findingsOf } from './job-findings.ts'

/** Jobs per statement. */
const batchSize = 100

/**
 * Checks pending jobs, so that the queue can be filtered by findings: all of them at night, because profiles change, and
 * after a change of the operator's rules; by day only those without a check.
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
