import { sql } from 'kysely'
import { claimMinutes } from '#rules/jobs/approval-queue.ts'
import type { Queryable, Transaction } from '#store/database.ts'

/** The moderator of a pending job, and until when. */
export type JobClaim = { user_id: string; by_name: string; until: Date }

/**
 * Claims a job or renews the claim, and releases the user's others; false while another person's claim is valid. Uses
 * the database's clock, because nodes' clocks differ.
 */
export async function claimFor(tx: Transaction, jobId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO job_claims (job_id, user_id, until)
    VALUES (${jobId}, ${userId}, now() + ${sql.lit(claimMinutes)} * interval '1 minute')
    ON CONFLICT (job_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
      WHERE job_claims.until <= now() OR job_claims.user_id = excluded.user_id
    RETURNING job_id`.execute(tx)
  if (rows.length === 0) return false
  // Skip a row that another moderator is taking over; waiting for it could deadlock.
  await sql`
    DELETE FROM job_claims WHERE job_id IN (
      SELECT job_id FROM job_claims WHERE user_id = ${userId} AND job_id <> ${jobId} FOR UPDATE SKIP LOCKED
    )`.execute(tx)
  return true
}

/** The valid claims on these jobs. */
export async function claimsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobClaim>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<JobClaim & { job_id: string }>`
    SELECT claim.job_id, claim.user_id, claim.until, users.name AS by_name FROM job_claims AS claim
    JOIN users ON users.id = claim.user_id
    WHERE claim.job_id = ANY(${jobIds}::uuid[]) AND claim.until > now()`.execute(db)
  return new Map(rows.map(({ job_id, ...claim }) => [job_id, claim]))
}

/** Releases a user's own claim on a job. */
export async function releaseClaim(db: Queryable, jobId: string, userId: string): Promise<void> {
  await db.deleteFrom('job_claims').where('job_id', '=', jobId).where('user_id', '=', userId).execute()
}

/** Ends any claim on a job after its decision. */
export async function endClaim(tx: Transaction, jobId: string): Promise<void> {
  await tx.deleteFrom('job_claims').where('job_id', '=', jobId).execute()
}
