import type { EndpointName } from '#contract/addresses.ts'
import { confirmation } from '#words/confirmations.ts'

type Speech = string | ((given: never) => string)

/** What is said after success; calls that are not listed say nothing. */
const messages: Partial<Record<EndpointName, Speech>> = {
  signOut: confirmation.signedOut,
  updateProfile: confirmation.profileSaved,
  uploadAvatar: confirmation.avatarSaved,
  uploadResume: confirmation.resumeSaved,
  deleteResume: confirmation.resumeDeleted,
  changePassword: confirmation.passwordChanged,
  forgotPassword: confirmation.resetSent,
  resetPassword: confirmation.passwordReset,
  verifyEmail: confirmation.emailVerified,
  deleteAccount: confirmation.accountDeleted,
  postJob: confirmation.posted,
  editJob: (given: { job: { approval_status: string } }) =>
    given.job.approval_status === 'pending' ? confirmation.jobSentAgain : confirmation.jobSaved,
  deleteJob: confirmation.jobDeleted,
  closeJob: confirmation.jobClosed,
  reopenJob: confirmation.jobReopened,
  approveJob: confirmation.approved,
  rejectJob: confirmation.rejected,
  applyToJob: confirmation.applied,
  decideApplication: confirmation.statusChanged,
  editUser: confirmation.userSaved,
  deleteUser: confirmation.userDeleted,
  toggleVerification: (given: { user: { email_verified: boolean } }) =>
    given.user.email_verified ? confirmation.userVerified : confirmation.userUnverified,
  toggleJob: (given: { job: { is_active: boolean } }) =>
    given.job.is_active ? confirmation.jobStarted : confirmation.jobStopped,
  contactOperator: confirmation.contactReceived,
}

/** The sentence for a call that succeeded, or undefined. */
export function messageFor(name: EndpointName, given: unknown): string | undefined {
  const speech = messages[name]
  return typeof speech === 'function' ? speech(given as never) : speech
}
