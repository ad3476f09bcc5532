import { type RawBuilder, sql } from 'kysely'

/** `isPublic` of rules/approval-status as a condition on `jobs`; `today` is a date in Asia/Tokyo. */
export function isPublicNow(today: string): RawBuilder<boolean> {
  return sql`(jobs.approval_status = 'approved' AND jobs.is_active AND ${notPast(today)})`
}

/** Not past its deadline. */
export function notPast(today: string): RawBuilder<boolean> {
  return sql`(jobs.deadline IS NULL OR jobs.deadline >= ${today}::date)`
}
