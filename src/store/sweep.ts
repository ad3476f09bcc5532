import { sql } from 'kysely'
import { announcementDays } from '#rules/announcements.ts'
import { draftDays } from '#rules/jobs/job-drafts.ts'
import { declinedQuestionDays } from '#rules/jobs/reader-questions.ts'
import { endedKeyKeptFor } from '#rules/people/api-keys.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { sessionTimes } from '#rules/people/session-lifetime.ts'
import { invitationKeptFor, invitationLifetime } from '#rules/people/team.ts'
import { deleteApplicationsBefore } from './applications/applications.ts'
import { deleteOldEntries, shortenOldAddresses } from './audit-log.ts'
import type { Database } from './database.ts'
import { deleteViewersBefore } from './jobs/job-views.ts'
import { deleteNotificationsBefore } from './people/notifications.ts'
import { deleteOldDeliveries } from './people/webhook-deliveries.ts'

const hour = 60 * 60 * 1_000
const day = 24 * hour

/** Rows past their time, in the order in which they are deleted. */
function expiredRows(now: Date, keepCaseDays: number) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const [aDayAgo, aYearAgo, closed] = [before(day), before(365 * day), before(keepCaseDays * day)]
  return [
    sql`throttles WHERE ends < ${now}`,
    sql`sessions WHERE signed_in_at < ${before(sessionTimes.session)}`,
    sql`sessions WHERE NOT EXISTS (SELECT FROM session_tokens
      WHERE session_id = sessions.id AND issued_at >= ${before(sessionTimes.access + sessionTimes.refresh)})`,
    sql`mailed_links WHERE expires_at < ${now}`,
    sql`sign_in_codes WHERE expires_at < ${before(hour)}`,
    sql`email_changes WHERE expires_at < ${now}`,
    sql`factor_challenges WHERE expires_at < ${now}`,
    sql`security_notices WHERE expires_at < ${now}`,
    sql`team_invitations WHERE expires_at < ${before(invitationKeptFor - invitationLifetime)}`,
    sql`api_keys WHERE expires_at < ${before(endedKeyKeptFor)}`,
    sql`job_claims WHERE until <= now()`,
    sql`bulk_job_changes WHERE changed_at < ${aDayAgo} AND due_at IS NULL`,
    sql`posting_imports WHERE imported_at < ${aDayAgo}`,
    sql`decided_postings WHERE decided_at < ${aYearAgo}
      AND NOT EXISTS (SELECT FROM job_report_cases AS held WHERE held.job_id = decided_postings.job_id)`,
    sql`alert_mails WHERE made_at < ${before(7 * day)}`,
    sql`announcements WHERE ends_at < ${before(announcementDays * day)}`,
    // Jobs that a saved search found once; it lists them no more.
    sql`saved_search_jobs AS found WHERE NOT found.listed
      AND NOT EXISTS (SELECT FROM jobs WHERE jobs.id = found.job_id AND jobs.created_at >= ${aYearAgo})`,
    sql`job_drafts WHERE template_name IS NULL AND updated_at < ${before(draftDays * day)}`,
    sql`contact_messages WHERE received_at < ${aYearAgo} AND joined_case IS NULL`,
    sql`job_report_cases WHERE closed_at < ${closed}`,
    sql`reader_questions WHERE state = 'declined' AND decided_at < ${before(declinedQuestionDays * day)}
      OR state = 'removed' AND removed_at < ${closed}`,
    sql`message_reports WHERE closed_at < ${closed}`,
    sql`cases WHERE closed_at < ${closed}`,
    sql`account_keys WHERE expires_at < ${now}`,
    sql`relation_codes WHERE expires_at < ${now}`,
    // What deleted jobs and accounts left for a case (migrations/baseline/moderation.sql), once no case and no report is
    // about it.
    sql`held_conversations AS held WHERE NOT EXISTS (SELECT FROM job_report_cases WHERE job_id = held.job_id)
      AND NOT EXISTS (SELECT FROM message_reports WHERE application_id = held.application_id)`,
    // The jobs of one owner stay together, as one account's jobs are one case's evidence.
    sql`held_jobs AS held WHERE NOT EXISTS (SELECT FROM message_reports WHERE about_id = held.owner_id)
      AND NOT EXISTS (SELECT FROM cases WHERE account_id = held.owner_id)
      AND NOT EXISTS (SELECT FROM held_jobs AS other JOIN job_report_cases ON job_report_cases.job_id = other.id
        WHERE other.owner_id = held.owner_id)`,
    sql`held_accounts AS held WHERE NOT EXISTS (SELECT FROM message_reports WHERE about_id = held.id)
      AND NOT EXISTS (SELECT FROM cases WHERE account_id = held.id)
      AND NOT EXISTS (SELECT FROM held_jobs WHERE owner_id = held.id)`,
    sql`past_favourites WHERE ended_at < ${before(notificationDays * day)}`,
  ]
}

/**
 * Deletes data past its time (as the privacy policy says), cases and what they hold `keepCaseDays` after closing. Shortens
 * addresses in the audit log after 30 days, and deletes its entries after three years.
 */
export async function sweep(db: Database, now: Date, keepCaseDays = 365): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  for (const rows of expiredRows(now, keepCaseDays)) await sql`DELETE FROM ${rows}`.execute(db)
  await deleteOldDeliveries(db, now)
  // In UTC, whose date is never ahead of Tokyo's: viewers of Tokyo's today and yesterday stay.
  await deleteViewersBefore(db, daysAgo(2).toISOString().slice(0, 10))
  await deleteNotificationsBefore(db, daysAgo(notificationDays))
  await shortenOldAddresses(db)
  await deleteOldEntries(db)
  await db.transaction().execute((tx) => deleteApplicationsBefore(tx, daysAgo(3 * 365)))
}
