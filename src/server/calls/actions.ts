import * as alerts from '#actions/alerts.ts'
import * as announcements from '#actions/announcements.ts'
import * as applicants from '#actions/applications/applicants.ts'
import * as applying from '#actions/applications/applying.ts'
import * as applicationsDeciding from '#actions/applications/deciding.ts'
import * as externalApplicants from '#actions/applications/external-applicants.ts'
import * as notes from '#actions/applications/notes.ts'
import * as replyTemplates from '#actions/applications/reply-templates.ts'
import * as auditLog from '#actions/audit-log.ts'
import * as cases from '#actions/cases.ts'
import * as contact from '#actions/contact.ts'
import type { Actions } from '#actions/context.ts'
import * as files from '#actions/files.ts'
import * as interviews from '#actions/interviews.ts'
import * as approvalQueue from '#actions/jobs/approval-queue.ts'
import * as checkRules from '#actions/jobs/check-rules.ts'
import * as jobsDeciding from '#actions/jobs/deciding.ts'
import * as drafts from '#actions/jobs/drafts.ts'
import * as imports from '#actions/jobs/imports.ts'
import * as lists from '#actions/jobs/lists.ts'
import * as managing from '#actions/jobs/managing.ts'
import * as posting from '#actions/jobs/posting.ts'
import * as readerQuestions from '#actions/jobs/reader-questions.ts'
import * as reading from '#actions/jobs/reading.ts'
import * as reports from '#actions/jobs/reports.ts'
import * as searching from '#actions/jobs/searching.ts'
import * as secondReviews from '#actions/jobs/second-reviews.ts'
import * as messages from '#actions/messages.ts'
import * as papers from '#actions/papers.ts'
import * as account from '#actions/people/account.ts'
import * as admins from '#actions/people/admins.ts'
import * as apiKeys from '#actions/people/api-keys.ts'
import * as blocking from '#actions/people/blocking.ts'
import * as employers from '#actions/people/employers.ts'
import * as favourites from '#actions/people/favourites.ts'
import * as home from '#actions/people/home.ts'
import * as linkedin from '#actions/people/linkedin.ts'
import * as notifications from '#actions/people/notifications.ts'
import * as publicEmployers from '#actions/people/public-employers.ts'
import * as recovery from '#actions/people/recovery.ts'
import * as secondFactor from '#actions/people/second-factor.ts'
import * as sessions from '#actions/people/sessions.ts'
import * as signingIn from '#actions/people/signing-in.ts'
import * as signingUp from '#actions/people/signing-up.ts'
import * as team from '#actions/people/team.ts'
import * as users from '#actions/people/users.ts'
import * as verification from '#actions/people/verification.ts'
import * as webhooks from '#actions/people/webhooks.ts'
import * as service from '#actions/service.ts'
import * as stats from '#actions/stats.ts'
import { readApiDocs, readOpenapi } from './api-docs.ts'

/** The action of every endpoint, by its name. The compiler asks for those that are missing. */
export const actions: Actions = {
  ...alerts,
  ...announcements,
  ...applicants,
  ...applying,
  ...applicationsDeciding,
  ...externalApplicants,
  ...notes,
  ...replyTemplates,
  ...auditLog,
  ...cases,
  ...contact,
  ...files,
  ...interviews,
  ...approvalQueue,
  ...checkRules,
  ...jobsDeciding,
  ...drafts,
  ...imports,
  ...lists,
  ...managing,
  ...posting,
  ...readerQuestions,
  ...reading,
  ...reports,
  ...searching,
  ...secondReviews,
  ...messages,
  ...papers,
  ...account,
  ...admins,
  ...apiKeys,
  ...blocking,
  ...employers,
  ...favourites,
  ...home,
  ...linkedin,
  ...notifications,
  ...publicEmployers,
  ...recovery,
  ...secondFactor,
  ...sessions,
  ...signingIn,
  ...signingUp,
  ...team,
  ...users,
  ...verification,
  ...webhooks,
  ...service,
  ...stats,
  readOpenapi,
  readApiDocs,
}
