import { sql } from 'kysely'
import { claimMinutes } from '#rules/jobs/approval-queue.ts'
import type { Queryable, Transaction } from '#store/database.ts'

/** Who works on a job that waits, and until when. */
export type JobClaim = { user_id: string; by_name: string; until: Date }

/**
 * Claims a job for somebody, or renews their claim; false while somebody else's holds. The clock is the database's, so that
 * nodes whose clocks differ agree. Whoever claims a job lets go of the others.
 */
export async function claimFor(tx: Transaction, jobId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO job_claims (job_id, user_id, until)
    VALUES (${jobId}, ${userId}, now() + ${sql.lit(claimMinutes)} * interval '1 minute')
    ON CONFLICT (job_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
      WHERE job_claims.until <= now() OR job_claims.user_id = excluded.user_id
    RETURNING job_id`.execute(tx)
  if (rows.length === 0) return false
  // A row that somebody is just taking over is theirs; waiting for it could end in a deadlock.
  await sql`
    DELETE FROM job_claims WHERE job_id IN (
      SELECT job_id FROM job_claims WHERE user_id = ${userId} AND job_id <> ${jobId} FOR UPDATE SKIP LOCKED
    )`.execute(tx)
  return true
}

/** The claims that hold on these jobs. */
export async function claimsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobClaim>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<JobClaim & { job_id: string }>`
    SELECT claim.job_id, claim.user_id, claim.until, users.name AS by_name FROM job_claims AS claim
    JOIN users ON users.id = claim.user_id
    WHERE claim.job_id = ANY(${jobIds}::uuid[]) AND claim.until > now()`.execute(db)
  return new Map(rows.map(({ job_id, ...claim }) => [job_id, claim]))
}

/** Lets go of somebody's own claim on a job. */
export async function releaseClaim(db: Queryable, jobId: string, userId: string): Promise<void> {
  await db.deleteFrom('job_claims').where('job_id', '=', jobId).where('user_id', '=', userId).execute()
}

/** Ends whatever claim there is on a job, because it is decided. */
export async function endClaim(tx: Transaction, jobId: string): Promise<void> {
  await tx.deleteFrom('job_claims').where('job_id', '=', jobId).execute()
}

/** Forgets claims whose time is over. */
export async function deleteExpiredClaims(db: Queryable): Promise<void> {
  await sql`DELETE FROM job_claims WHERE until <= now()`.execute(db)
}
