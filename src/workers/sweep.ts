import { announcementDays } from '#rules/announcements.ts'
import { draftDays } from '#rules/jobs/job-drafts.ts'
import { notificationDays } from '#rules/people/notifications.ts'
import { forgetAlertMails, forgetFoundJobs } from '#store/alerts/alert-mails.ts'
import { forgetAnnouncementsBefore } from '#store/announcements.ts'
import { forgetApplicationsBefore } from '#store/applications/applications.ts'
import { forgetOldEntries, shortenOldAddresses } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import { forgetDecidedPostingsBefore } from '#store/jobs/decided-postings.ts'
import { sweepClaims } from '#store/jobs/job-claims.ts'
import { forgetDraftsBefore } from '#store/jobs/job-drafts.ts'
import { forgetCasesClosedBefore } from '#store/jobs/job-reports.ts'
import { forgetViewersBefore } from '#store/jobs/job-views.ts'
import { forgetMessageReportsClosedBefore } from '#store/messages/message-reports.ts'
import { sweepApiKeys } from '#store/people/api-keys.ts'
import { forgetContactMessagesBefore } from '#store/people/contact-messages.ts'
import { sweepEmailChanges } from '#store/people/email-changes.ts'
import { sweepChallenges } from '#store/people/factor-challenges.ts'
import { sweepLinks } from '#store/people/mailed-links.ts'
import { forgetNotificationsBefore } from '#store/people/notifications.ts'
import { sweepNotices } from '#store/people/security-notices.ts'
import { sweepSessions } from '#store/people/sessions.ts'
import { sweepInvitations } from '#store/people/team-invitations.ts'
import { sweepDeliveries } from '#store/people/webhook-deliveries.ts'
import { sweepThrottles } from '#store/throttles.ts'

/**
 * Forgets what serves no purpose any more: throttles, sessions, mailed links, who looked at a job some days ago, what was
 * asked of the operator, decided on or closed as reported a year ago, drafts that nobody has changed for a year, what webhooks were sent a month ago, notifications after half a year,
 * applications after three years (the privacy policy says so), of network addresses in the audit log all but their network
 * after 30 days, and its entries and announcements after three years.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  await sweepThrottles(db, now)
  await sweepSessions(db, now)
  await sweepLinks(db, now)
  await sweepEmailChanges(db, now)
  await sweepChallenges(db, now)
  await sweepNotices(db, now)
  await sweepInvitations(db, now)
  await sweepApiKeys(db, now)
  await sweepDeliveries(db, now)
  await forgetViewersBefore(db, twoDaysBefore(now))
  const aYearAgo = daysBefore(now, 365)
  await sweepClaims(db)
  await forgetDecidedPostingsBefore(db, aYearAgo)
  await forgetAlertMails(db, now)
  await forgetAnnouncementsBefore(db, daysBefore(now, announcementDays))
  await forgetFoundJobs(db, aYearAgo)
  await forgetDraftsBefore(db, daysBefore(now, draftDays))
  await forgetContactMessagesBefore(db, aYearAgo)
  await forgetCasesClosedBefore(db, aYearAgo)
  await forgetMessageReportsClosedBefore(db, aYearAgo)
  await forgetNotificationsBefore(db, daysBefore(now, notificationDays))
  await shortenOldAddresses(db)
  await forgetOldEntries(db)
  await db.transaction().execute((tx) => forgetApplicationsBefore(tx, daysBefore(now, 3 * 365)))
}

const day = 24 * 60 * 60 * 1_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** In UTC, whose date is never ahead of Tokyo's: a viewer of Tokyo's today or yesterday is never forgotten. */
function twoDaysBefore(now: Date): string {
  return daysBefore(now, 2).toISOString().slice(0, 10)
}
