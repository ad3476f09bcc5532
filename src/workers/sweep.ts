import { announcementDays } from '#rules/announcements.ts'
import { draftDays } from '#rules/jobs/job-drafts.ts'
import { declinedQuestionDays } from '#rules/jobs/reader-questions.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { deleteFoundJobs, deleteStaleAlertMails } from '#store/alerts/alert-mails.ts'
import { deleteAnnouncementsBefore } from '#store/announcements.ts'
import { deleteApplicationsBefore } from '#store/applications/applications.ts'
import { deleteOldEntries, shortenOldAddresses } from '#store/audit-log.ts'
import { deleteClosedCases, deleteUnheldRecords } from '#store/cases.ts'
import type { Database } from '#store/database.ts'
import { deleteOldBulkChanges } from '#store/jobs/bulk-job-changes.ts'
import { deleteDecidedPostingsBefore } from '#store/jobs/decided-postings.ts'
import { deleteExpiredClaims } from '#store/jobs/job-claims.ts'
import { deleteDraftsBefore } from '#store/jobs/job-drafts.ts'
import { deleteCasesClosedBefore } from '#store/jobs/job-reports.ts'
import { deleteViewersBefore } from '#store/jobs/job-views.ts'
import { deleteOldImports } from '#store/jobs/posting-imports.ts'
import { deleteOldQuestions } from '#store/jobs/reader-questions.ts'
import { deleteMessageReportsClosedBefore } from '#store/messages/message-reports.ts'
import { deleteEndedApiKeys } from '#store/people/api-keys.ts'
import { deleteContactMessagesBefore } from '#store/people/contact-messages.ts'
import { deleteExpiredEmailChanges } from '#store/people/email-changes.ts'
import { deleteExpiredChallenges } from '#store/people/factor-challenges.ts'
import { deletePastFavourites } from '#store/people/favourites.ts'
import { deleteExpiredLinks } from '#store/people/mailed-links.ts'
import { deleteNotificationsBefore } from '#store/people/notifications.ts'
import { deleteExpiredNetworks } from '#store/people/posters.ts'
import { deleteExpiredRelationCodes } from '#store/people/relation-codes.ts'
import { deleteExpiredNotices } from '#store/people/security-notices.ts'
import { deleteExpiredSessions } from '#store/people/sessions.ts'
import { deleteExpiredSignInCodes } from '#store/people/sign-in-codes.ts'
import { deleteExpiredInvitations } from '#store/people/team-invitations.ts'
import { deleteOldDeliveries } from '#store/people/webhook-deliveries.ts'
import { deleteExpiredThrottles } from '#store/throttles.ts'

/**
 * Deletes data past its time: throttles, sessions, mailed links, viewers of jobs after some days, contact messages and
 * decided postings after a year, cases, reports and what they hold `keepCaseDays` after closing, unchanged drafts after a year, webhook deliveries after a month,
 * notifications and declined questions after half a year, applications after three years (as the privacy policy says). Shortens addresses in
 * the audit log after 30 days, and deletes its entries and announcements after three years.
 */
export async function sweep(db: Database, now: Date, keepCaseDays = 365): Promise<void> {
  await deleteExpiredThrottles(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredLinks(db, now)
  await deleteExpiredSignInCodes(db, now)
  await deleteExpiredEmailChanges(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredNotices(db, now)
  await deleteExpiredInvitations(db, now)
  await deleteEndedApiKeys(db, now)
  await deleteOldDeliveries(db, now)
  await deleteViewersBefore(db, twoDaysBefore(now))
  const aYearAgo = daysBefore(now, 365)
  await deleteExpiredClaims(db)
  await deleteOldBulkChanges(db, daysBefore(now, 1))
  await deleteOldImports(db, daysBefore(now, 1))
  await deleteDecidedPostingsBefore(db, aYearAgo)
  await deleteStaleAlertMails(db, now)
  await deleteAnnouncementsBefore(db, daysBefore(now, announcementDays))
  await deleteFoundJobs(db, aYearAgo)
  await deleteDraftsBefore(db, daysBefore(now, draftDays))
  await deleteContactMessagesBefore(db, aYearAgo)
  const keptUntil = daysBefore(now, keepCaseDays)
  await deleteCasesClosedBefore(db, keptUntil)
  await deleteOldQuestions(db, { declined: daysBefore(now, declinedQuestionDays), removed: keptUntil })
  await deleteMessageReportsClosedBefore(db, keptUntil)
  await deleteClosedCases(db, keptUntil)
  await deleteExpiredNetworks(db, now)
  await deleteExpiredRelationCodes(db, now)
  await deleteUnheldRecords(db)
  await deleteNotificationsBefore(db, daysBefore(now, notificationDays))
  await deletePastFavourites(db, daysBefore(now, notificationDays))
  await shortenOldAddresses(db)
  await deleteOldEntries(db)
  await db.transaction().execute((tx) => deleteApplicationsBefore(tx, daysBefore(now, 3 * 365)))
}

const day = 24 * 60 * 60 * 1_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** In UTC, whose date is never ahead of Tokyo's: viewers of Tokyo's today and yesterday stay. */
function twoDaysBefore(now: Date): string {
  return daysBefore(now, 2).toISOString().slice(0, 10)
}
