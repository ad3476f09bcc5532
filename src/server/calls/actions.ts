import { deleteSavedSearch } from '#actions/alerts/delete-saved-search.ts'
import { editSavedSearch } from '#actions/alerts/edit-saved-search.ts'
import { listSavedSearches } from '#actions/alerts/list-saved-searches.ts'
import { saveSearch } from '#actions/alerts/save-search.ts'
import { seeSavedSearch } from '#actions/alerts/see-saved-search.ts'
import { unsubscribeAlerts } from '#actions/alerts/unsubscribe-alerts.ts'
import { addApplicationNote } from '#actions/applications/add-application-note.ts'
import { applyToJob } from '#actions/applications/apply-to-job.ts'
import { changeApplications } from '#actions/applications/change-applications.ts'
import { decideApplication } from '#actions/applications/decide-application.ts'
import { deleteApplicationNote } from '#actions/applications/delete-application-note.ts'
import { exportApplicants, exportEmployerApplications } from '#actions/applications/export-applications.ts'
import { listApplicants } from '#actions/applications/list-applicants.ts'
import { listApplicationNotes } from '#actions/applications/list-application-notes.ts'
import { listAppliedJobIds } from '#actions/applications/list-applied-job-ids.ts'
import { listEmployerApplications } from '#actions/applications/list-employer-applications.ts'
import { listJobNotes } from '#actions/applications/list-job-notes.ts'
import { listMyApplications } from '#actions/applications/list-my-applications.ts'
import { listMyReviews } from '#actions/applications/list-my-reviews.ts'
import { readApplicant } from '#actions/applications/read-applicant.ts'
import {
  addReplyTemplate,
  deleteReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
} from '#actions/applications/reply-templates.ts'
import { reviewApplication } from '#actions/applications/review-application.ts'
import { undoApplication } from '#actions/applications/undo-application.ts'
import { undoApplicationChanges } from '#actions/applications/undo-application-changes.ts'
import { withdrawApplication } from '#actions/applications/withdraw-application.ts'
import { writeJobNote } from '#actions/applications/write-job-note.ts'
import type { ContextOf } from '#actions/context.ts'
import { deleteResume } from '#actions/files/delete-resume.ts'
import { listResumes } from '#actions/files/list-resumes.ts'
import { readAvatar } from '#actions/files/read-avatar.ts'
import { readResume } from '#actions/files/read-resume.ts'
import { uploadAvatar } from '#actions/files/upload-avatar.ts'
import { uploadResume } from '#actions/files/upload-resume.ts'
import { acceptInterview } from '#actions/interviews/accept-interview.ts'
import {
  createCalendarFeed,
  readCalendar,
  readCalendarFeed,
  removeCalendarFeed,
} from '#actions/interviews/calendar-feed.ts'
import { cancelInterview } from '#actions/interviews/cancel-interview.ts'
import { declineInterview } from '#actions/interviews/decline-interview.ts'
import { listInterviews } from '#actions/interviews/list-interviews.ts'
import { listMyInterviews } from '#actions/interviews/list-my-interviews.ts'
import { moveInterview } from '#actions/interviews/move-interview.ts'
import { proposeInterview } from '#actions/interviews/propose-interview.ts'
import { deleteJobDraft } from '#actions/jobs/drafting/delete-draft.ts'
import { editJobDraft } from '#actions/jobs/drafting/edit-draft.ts'
import { listJobDrafts } from '#actions/jobs/drafting/list-drafts.ts'
import { readJobDraft } from '#actions/jobs/drafting/read-draft.ts'
import { saveJobDraft } from '#actions/jobs/drafting/save-draft.ts'
import { checkJob } from '#actions/jobs/managing/check-job.ts'
import { closeJob } from '#actions/jobs/managing/close-job.ts'
import { deleteJob } from '#actions/jobs/managing/delete-job.ts'
import { editJob } from '#actions/jobs/managing/edit-job.ts'
import { listMyJobs } from '#actions/jobs/managing/list-my-jobs.ts'
import { postJob } from '#actions/jobs/managing/post-job.ts'
import { reopenJob } from '#actions/jobs/managing/reopen-job.ts'
import { approveJob } from '#actions/jobs/moderating/approve-job.ts'
import { bulkApproveJobs } from '#actions/jobs/moderating/bulk-approve-jobs.ts'
import { claimJob } from '#actions/jobs/moderating/claim-job.ts'
import { listAllJobs } from '#actions/jobs/moderating/list-all-jobs.ts'
import { listPendingJobs } from '#actions/jobs/moderating/list-pending-jobs.ts'
import { readQueueFigures } from '#actions/jobs/moderating/read-queue-figures.ts'
import { rejectJob } from '#actions/jobs/moderating/reject-job.ts'
import { releaseJob } from '#actions/jobs/moderating/release-job.ts'
import { toggleJob } from '#actions/jobs/moderating/toggle-job.ts'
import { undoBulkApproval } from '#actions/jobs/moderating/undo-bulk-approval.ts'
import { undoDecision } from '#actions/jobs/moderating/undo-decision.ts'
import { readJob } from '#actions/jobs/reading/read-job.ts'
import { closeReport } from '#actions/jobs/reporting/close-report.ts'
import { listMyReports } from '#actions/jobs/reporting/list-my-reports.ts'
import { listReports } from '#actions/jobs/reporting/list-reports.ts'
import { reportJob } from '#actions/jobs/reporting/report-job.ts'
import { countJobs } from '#actions/jobs/searching/count-jobs.ts'
import { listOpenings } from '#actions/jobs/searching/list-openings.ts'
import { readJobFacets } from '#actions/jobs/searching/read-job-facets.ts'
import { searchJobs } from '#actions/jobs/searching/search-jobs.ts'
import { suggestSearches } from '#actions/jobs/searching/suggest-searches.ts'
import { importPostings } from '#actions/jobs/transferring/import-postings.ts'
import { closeMessageReport } from '#actions/messages/close-message-report.ts'
import { listMessageReports } from '#actions/messages/list-message-reports.ts'
import { listMessages } from '#actions/messages/list-messages.ts'
import { listMyMessages } from '#actions/messages/list-my-messages.ts'
import { readMessageReport } from '#actions/messages/read-message-report.ts'
import { reportMessage } from '#actions/messages/report-message.ts'
import { sendMessage } from '#actions/messages/send-message.ts'
import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '#actions/operations/announce.ts'
import { contactOperator } from '#actions/operations/contact-operator.ts'
import {
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
} from '#actions/operations/handle-contact-message.ts'
import { listContactMessages, listMyContactMessages } from '#actions/operations/list-contact-messages.ts'
import { exportAuditLog, listMyAuditEntries, readAuditLog } from '#actions/operations/read-audit-log.ts'
import { readHealth, readReadiness } from '#actions/operations/readiness.ts'
import { readPaper } from '#actions/papers/read-paper.ts'
import { readPapers } from '#actions/papers/read-papers.ts'
import { updatePapers } from '#actions/papers/update-papers.ts'
import { deleteAccount } from '#actions/people/account/delete-account.ts'
import { readMe } from '#actions/people/account/read-me.ts'
import { readProfile } from '#actions/people/account/read-profile.ts'
import { updateProfile } from '#actions/people/account/update-profile.ts'
import { deleteUser } from '#actions/people/administering/delete-user.ts'
import { demoteAdmin } from '#actions/people/administering/demote-admin.ts'
import { editUser } from '#actions/people/administering/edit-user.ts'
import { endUserSessions } from '#actions/people/administering/end-user-sessions.ts'
import { listUsers } from '#actions/people/administering/list-users.ts'
import { readUser } from '#actions/people/administering/read-user.ts'
import { suspendUser, unsuspendUser } from '#actions/people/administering/suspend-user.ts'
import { toggleVerification } from '#actions/people/administering/toggle-verification.ts'
import { endUserSession, readUserAccess } from '#actions/people/administering/user-access.ts'
import { createApiKey } from '#actions/people/api-keys/create-api-key.ts'
import { listApiKeys } from '#actions/people/api-keys/list-api-keys.ts'
import { revokeApiKey } from '#actions/people/api-keys/revoke-api-key.ts'
import { blockEmployer } from '#actions/people/blocking/block-employer.ts'
import { listBlockedEmployers } from '#actions/people/blocking/list-blocked-employers.ts'
import { listBlockedJobIds } from '#actions/people/blocking/list-blocked-job-ids.ts'
import { unblockEmployer } from '#actions/people/blocking/unblock-employer.ts'
import { readEmployer } from '#actions/people/employers/read-employer.ts'
import { readEmployerProfile } from '#actions/people/employers/read-employer-profile.ts'
import { unverifyEmployer } from '#actions/people/employers/unverify-employer.ts'
import { updateEmployerProfile } from '#actions/people/employers/update-employer-profile.ts'
import { verifyEmployer } from '#actions/people/employers/verify-employer.ts'
import { listOwnNotifications } from '#actions/people/notifications/list-notifications.ts'
import { markOwnNotificationsRead } from '#actions/people/notifications/mark-notifications-read.ts'
import { readNotificationSettings } from '#actions/people/notifications/read-notification-settings.ts'
import { streamNotifications } from '#actions/people/notifications/stream-notifications.ts'
import { updateNotificationSettings } from '#actions/people/notifications/update-notification-settings.ts'
import {
  addPushSubscription,
  listOwnPushSubscriptions,
  removePushSubscription,
} from '#actions/people/push/push-subscriptions.ts'
import { readPushKey } from '#actions/people/push/read-push-key.ts'
import { addPasskey } from '#actions/people/second-factor/add-passkey.ts'
import { beginConfirmation } from '#actions/people/second-factor/begin-confirmation.ts'
import { beginPasskey } from '#actions/people/second-factor/begin-passkey.ts'
import { beginTotp } from '#actions/people/second-factor/begin-totp.ts'
import { confirmAgain } from '#actions/people/second-factor/confirm-again.ts'
import { confirmTotp } from '#actions/people/second-factor/confirm-totp.ts'
import { readSecondFactor } from '#actions/people/second-factor/read-second-factor.ts'
import { removePasskey } from '#actions/people/second-factor/remove-passkey.ts'
import { removeTotp } from '#actions/people/second-factor/remove-totp.ts'
import { renewRecoveryCodes } from '#actions/people/second-factor/renew-recovery-codes.ts'
import { endOtherSessions } from '#actions/people/sessions/end-other-sessions.ts'
import { endSession } from '#actions/people/sessions/end-session.ts'
import { listSessions } from '#actions/people/sessions/list-sessions.ts'
import { answerSecondFactor } from '#actions/people/signing-in/answer-second-factor.ts'
import { changePassword } from '#actions/people/signing-in/change-password.ts'
import { forgotPassword } from '#actions/people/signing-in/forgot-password.ts'
import { finishLinkedin, startLinkedin, takeLinkedinToken } from '#actions/people/signing-in/linkedin-flow.ts'
import { readSocialProviders } from '#actions/people/signing-in/read-social-providers.ts'
import { refreshSession } from '#actions/people/signing-in/refresh-session.ts'
import { register } from '#actions/people/signing-in/register.ts'
import { resendVerification } from '#actions/people/signing-in/resend-verification.ts'
import { resetPassword } from '#actions/people/signing-in/reset-password.ts'
import { revertEmail } from '#actions/people/signing-in/revert-email.ts'
import { secureAccount } from '#actions/people/signing-in/secure-account.ts'
import { signIn } from '#actions/people/signing-in/sign-in.ts'
import { signInSocially } from '#actions/people/signing-in/sign-in-socially.ts'
import { signOut } from '#actions/people/signing-in/sign-out.ts'
import { verifyEmail } from '#actions/people/signing-in/verify-email.ts'
import { acceptInvitation } from '#actions/people/team/accept-invitation.ts'
import { changeMember } from '#actions/people/team/change-member.ts'
import { inviteMember } from '#actions/people/team/invite-member.ts'
import { readInvitation } from '#actions/people/team/read-invitation.ts'
import { readTeam } from '#actions/people/team/read-team.ts'
import { removeMember } from '#actions/people/team/remove-member.ts'
import { askForVerification, withdrawVerification } from '#actions/people/verification/ask-for-verification.ts'
import {
  acceptVerificationRequest,
  refuseVerificationRequest,
} from '#actions/people/verification/decide-verification.ts'
import { listVerificationRequests } from '#actions/people/verification/list-verification-requests.ts'
import { listOwnVerificationRequests, readVerification } from '#actions/people/verification/read-verification.ts'
import { addWebhook } from '#actions/people/webhooks/add-webhook.ts'
import { deleteWebhook } from '#actions/people/webhooks/delete-webhook.ts'
import { editWebhook } from '#actions/people/webhooks/edit-webhook.ts'
import { listWebhooks } from '#actions/people/webhooks/list-webhooks.ts'
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from '#actions/people/webhooks/webhook-deliveries.ts'
import { readEmployerStats } from '#actions/stats/read-employer-stats.ts'
import { readStats } from '#actions/stats/read-stats.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { readApiDocs, readOpenapi } from './api-docs.ts'

/** An action by the input, output and access of its endpoint. */
export type Action<Name extends EndpointName> = (
  input: ActionInput<Name>,
  context: ContextOf<Name>,
) => Promise<ActionResult<Name>>

/**
 * The action of every endpoint. Another endpoint's action does not compile here, nor one that needs a signed-in viewer
 * on a public endpoint.
 */
export const actions: { [Name in EndpointName]: Action<Name> } = {
  signIn,
  register,
  signOut,
  refreshSession,
  readMe,
  readProfile,
  updateProfile,
  uploadAvatar,
  uploadResume,
  listResumes,
  deleteResume,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  revertEmail,
  secureAccount,
  resendVerification,
  deleteAccount,
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginTotp,
  confirmAgain,
  confirmTotp,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  endOtherSessions,
  endSession,
  listSessions,
  answerSecondFactor,
  demoteAdmin,
  endUserSessions,
  endUserSession,
  readUserAccess,
  suspendUser,
  unsuspendUser,
  readSocialProviders,
  signInWithGoogle: ({ body }, context) => signInSocially({ provider: 'google', ...body }, context),
  signInWithLinkedin: ({ body }, context) => signInSocially({ provider: 'linkedin', ...body }, context),
  startLinkedin,
  finishLinkedin,
  takeLinkedinToken,
  listNotifications: listOwnNotifications,
  streamNotifications,
  markNotificationsRead: markOwnNotificationsRead,
  readNotificationSettings,
  updateNotificationSettings,
  readPushKey,
  listPushSubscriptions: listOwnPushSubscriptions,
  addPushSubscription,
  removePushSubscription,
  readPapers,
  readPaper,
  updatePapers,
  listBlockedEmployers,
  listBlockedJobIds,
  blockEmployer,
  unblockEmployer,
  listJobNotes,
  writeJobNote,
  unsubscribeAlerts,
  listSavedSearches,
  saveSearch,
  editSavedSearch,
  deleteSavedSearch,
  seeSavedSearch,
  readEmployerProfile,
  updateEmployerProfile,
  readVerification,
  askForVerification,
  withdrawVerification,
  listOwnVerificationRequests,
  readTeam,
  inviteMember,
  changeMember,
  removeMember,
  readInvitation,
  acceptInvitation,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  readEmployer,
  verifyEmployer,
  unverifyEmployer,
  listVerificationRequests,
  acceptVerificationRequest,
  refuseVerificationRequest,
  listWebhooks,
  addWebhook,
  editWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  redeliverWebhook,
  searchJobs,
  countJobs,
  readJobFacets,
  suggestSearches,
  listOpenings,
  readJob,
  postJob,
  importPostings,
  checkJob,
  editJob,
  deleteJob,
  closeJob,
  reopenJob,
  listMyJobs,
  listJobDrafts,
  saveJobDraft,
  readJobDraft,
  editJobDraft,
  deleteJobDraft,
  listPendingJobs,
  approveJob,
  rejectJob,
  undoDecision,
  readQueueFigures,
  claimJob,
  releaseJob,
  bulkApproveJobs,
  undoBulkApproval,
  applyToJob,
  undoApplication,
  withdrawApplication,
  listMessages,
  sendMessage,
  listMyMessages,
  reportMessage,
  listInterviews,
  proposeInterview,
  acceptInterview,
  declineInterview,
  cancelInterview,
  moveInterview,
  listMyInterviews,
  readCalendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
  readCalendar,
  listMessageReports,
  readMessageReport,
  closeMessageReport,
  reportJob,
  listMyReports,
  listMyApplications,
  listAppliedJobIds,
  listApplicants,
  exportApplicants,
  readApplicant,
  listApplicationNotes,
  addApplicationNote,
  deleteApplicationNote,
  reviewApplication,
  listMyReviews,
  changeApplications,
  undoApplicationChanges,
  listReplyTemplates,
  addReplyTemplate,
  editReplyTemplate,
  deleteReplyTemplate,
  decideApplication,
  listEmployerApplications,
  exportEmployerApplications,
  readEmployerStats,
  listUsers,
  readUser,
  editUser,
  deleteUser,
  toggleVerification,
  listAllJobs,
  listReports,
  closeReport,
  toggleJob,
  readStats,
  readAuditLog,
  exportAuditLog,
  listAnnouncements,
  addAnnouncement,
  editAnnouncement,
  endAnnouncement,
  deleteAnnouncement,
  contactOperator,
  listContactMessages,
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
  listMyContactMessages,
  listMyAuditEntries,
  readAvatar,
  readResume,
  readHealth,
  readReadiness,
  readOpenapi,
  readApiDocs,
}
