import type { EndpointName } from '#contract/addresses.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { confirmation } from '#words/confirmations.ts'
import { sessionConfirmation } from '#words/session-confirmations.ts'

type Message<Name extends EndpointName> = string | ((result: ActionResult<Name>) => string)

/** The sentences after success; calls that are not listed say nothing. */
const messages: { [Name in EndpointName]?: Message<Name> } = {
  signOut: sessionConfirmation.signedOut,
  updateProfile: confirmation.profileSaved,
  updatePapers: confirmation.papersSaved,
  blockEmployer: confirmation.employerBlocked,
  unblockEmployer: confirmation.employerUnblocked,
  writeJobNote: ({ note }) => (note ? confirmation.noteSaved : confirmation.noteDeleted),
  updateEmployerProfile: ({ profile }) =>
    profile.verified_before && !profile.verified_at ? confirmation.employerSavedUnverified : confirmation.employerSaved,
  inviteMember: confirmation.memberInvited,
  changeMember: confirmation.memberChanged,
  removeMember: confirmation.memberRemoved,
  revokeApiKey: confirmation.keyRevoked,
  acceptInvitation: confirmation.teamJoined,
  addWebhook: confirmation.webhookAdded,
  editWebhook: confirmation.webhookSaved,
  deleteWebhook: confirmation.webhookDeleted,
  testWebhook: confirmation.webhookTested,
  redeliverWebhook: confirmation.webhookRedelivered,
  verifyEmployer: confirmation.employerVerified,
  unverifyEmployer: confirmation.employerUnverified,
  reportJob: confirmation.reported,
  closeReport: confirmation.reportClosed,
  reportMessage: confirmation.reported,
  closeMessageReport: confirmation.reportClosed,
  answerContactMessage: confirmation.contactAnswered,
  closeContactMessage: confirmation.contactClosed,
  reopenContactMessage: confirmation.contactReopened,
  unsubscribeAlerts: confirmation.unsubscribed,
  saveSearch: confirmation.searchSaved,
  editSavedSearch: confirmation.savedSearchChanged,
  deleteSavedSearch: confirmation.savedSearchDeleted,
  uploadAvatar: confirmation.avatarSaved,
  uploadResume: confirmation.resumeSaved,
  deleteResume: confirmation.resumeDeleted,
  changePassword: sessionConfirmation.passwordChanged,
  forgotPassword: confirmation.resetSent,
  resetPassword: confirmation.passwordReset,
  verifyEmail: ({ already_verified }) => (already_verified ? confirmation.alreadyVerified : confirmation.emailVerified),
  revertEmail: confirmation.emailReverted,
  secureAccount: confirmation.accountSecured,
  resendVerification: sessionConfirmation.verificationSent,
  confirmTotp: confirmation.totpAdded,
  removeTotp: confirmation.totpRemoved,
  addPasskey: confirmation.passkeyAdded,
  removePasskey: confirmation.passkeyRemoved,
  renewRecoveryCodes: confirmation.recoveryCodesRenewed,
  confirmAgain: confirmation.confirmedAgain,
  endSession: confirmation.sessionEnded,
  endOtherSessions: confirmation.otherSessionsEnded,
  endUserSession: confirmation.userSessionEnded,
  suspendUser: confirmation.userSuspended,
  unsuspendUser: confirmation.userUnsuspended,
  endUserSessions: confirmation.userSessionsEnded,
  demoteAdmin: confirmation.adminDemoted,
  deleteAccount: confirmation.accountDeleted,
  postJob: confirmation.posted,
  editJob: ({ job }) =>
    job.revision?.status === 'pending'
      ? confirmation.revisionSubmitted
      : job.approval_status === 'pending'
        ? confirmation.jobSentAgain
        : confirmation.jobSaved,
  saveJobDraft: ({ draft }) => (draft.template_name ? confirmation.templateSaved : confirmation.draftSaved),
  editJobDraft: ({ draft }) => (draft.template_name ? confirmation.templateSaved : confirmation.draftSaved),
  deleteJobDraft: confirmation.draftDeleted,
  deleteJob: confirmation.jobDeleted,
  closeJob: confirmation.jobClosed,
  reopenJob: confirmation.jobReopened,
  withdrawRevision: confirmation.revisionWithdrawn,
  approveJob: confirmation.approved,
  rejectJob: confirmation.rejected,
  undoDecision: confirmation.decisionTakenBack,
  bulkApproveJobs: ({ outcomes }) => confirmation.approvedTogether(outcomes.filter(({ done }) => done).length),
  undoBulkApproval: ({ outcomes }) => confirmation.takenBackTogether(outcomes.filter(({ done }) => done).length),
  applyToJob: confirmation.applied,
  undoApplication: confirmation.applicationUndone,
  withdrawApplication: confirmation.applicationWithdrawn,
  decideApplication: confirmation.statusChanged,
  undoApplicationChanges: confirmation.changeTakenBack,
  addReplyTemplate: confirmation.replySaved,
  editReplyTemplate: confirmation.replySaved,
  deleteReplyTemplate: confirmation.replyDeleted,
  addApplicationNote: confirmation.noteSaved,
  deleteApplicationNote: confirmation.noteDeleted,
  reviewApplication: confirmation.reviewSaved,
  editUser: confirmation.userSaved,
  deleteUser: confirmation.userDeleted,
  toggleVerification: ({ user }) => (user.email_verified ? confirmation.userVerified : confirmation.userUnverified),
  toggleJob: ({ job }) => (job.is_active ? confirmation.jobStarted : confirmation.jobStopped),
  addAnnouncement: confirmation.announcementSaved,
  editAnnouncement: confirmation.announcementSaved,
  endAnnouncement: confirmation.announcementEnded,
  deleteAnnouncement: confirmation.announcementDeleted,
  askForVerification: confirmation.verificationAsked,
  withdrawVerification: confirmation.verificationWithdrawn,
  acceptVerificationRequest: confirmation.employerVerified,
  refuseVerificationRequest: confirmation.verificationRefused,
  contactOperator: confirmation.contactReceived,
}

/** The sentence for a call that succeeded, or undefined. */
export function messageFor<Name extends EndpointName>(name: Name, result: ActionResult<Name>): string | undefined {
  const message = messages[name]
  return typeof message === 'function' ? message(result) : message
}
