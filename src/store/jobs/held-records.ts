import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/**
 * Deletes what deleted jobs and accounts left for a case (migrations/baseline/moderation.sql) once no case and no report is
 * about it anymore.
 */
export async function deleteUnheldRecords(db: Queryable): Promise<void> {
  await sql`
    DELETE FROM held_conversations AS held
    WHERE NOT EXISTS (SELECT FROM job_report_cases WHERE job_id = held.job_id)
      AND NOT EXISTS (SELECT FROM message_reports WHERE application_id = held.application_id)`.execute(db)
  // The jobs of one owner stay together, as one account's jobs are one case's evidence.
  await sql`
    DELETE FROM held_jobs AS held
    WHERE NOT EXISTS (SELECT FROM message_reports WHERE about_id = held.owner_id)
      AND NOT EXISTS (SELECT FROM cases WHERE account_id = held.owner_id)
      AND NOT EXISTS (
        SELECT FROM held_jobs AS other JOIN job_report_cases ON job_report_cases.job_id = other.id
        WHERE other.owner_id = held.owner_id)`.execute(db)
  await sql`
    DELETE FROM held_accounts AS held
    WHERE NOT EXISTS (SELECT FROM message_reports WHERE about_id = held.id)
      AND NOT EXISTS (SELECT FROM cases WHERE account_id = held.id)
      AND NOT EXISTS (SELECT FROM held_jobs WHERE owner_id = held.id)`.execute(db)
}
