import { applyToJob } from '#actions/applications/apply-to-job.ts'
import { decideApplication } from '#actions/applications/decide-application.ts'
import { listApplicants } from '#actions/applications/list-applicants.ts'
import { listEmployerApplications } from '#actions/applications/list-employer-applications.ts'
import { listMyApplications } from '#actions/applications/list-my-applications.ts'
import type { Context } from '#actions/context.ts'
import { deleteResume } from '#actions/files/delete-resume.ts'
import { listResumes } from '#actions/files/list-resumes.ts'
import { readAvatar } from '#actions/files/read-avatar.ts'
import { readResume } from '#actions/files/read-resume.ts'
import { uploadAvatar } from '#actions/files/upload-avatar.ts'
import { uploadResume } from '#actions/files/upload-resume.ts'
import { approveJob } from '#actions/jobs/approve-job.ts'
import { closeJob } from '#actions/jobs/close-job.ts'
import { countJobs } from '#actions/jobs/count-jobs.ts'
import { deleteJob } from '#actions/jobs/delete-job.ts'
import { editJob } from '#actions/jobs/edit-job.ts'
import { listAllJobs } from '#actions/jobs/list-all-jobs.ts'
import { listMyJobs } from '#actions/jobs/list-my-jobs.ts'
import { listPendingJobs } from '#actions/jobs/list-pending-jobs.ts'
import { postJob } from '#actions/jobs/post-job.ts'
import { readJob } from '#actions/jobs/read-job.ts'
import { readJobFacets } from '#actions/jobs/read-job-facets.ts'
import { rejectJob } from '#actions/jobs/reject-job.ts'
import { reopenJob } from '#actions/jobs/reopen-job.ts'
import { searchJobs } from '#actions/jobs/search-jobs.ts'
import { suggestSearches } from '#actions/jobs/suggest-searches.ts'
import { toggleJob } from '#actions/jobs/toggle-job.ts'
import { contactOperator } from '#actions/operations/contact-operator.ts'
import { finishLinkedin, startLinkedin } from '#actions/operations/linkedin-flow.ts'
import { readHealth, readReadiness } from '#actions/operations/readiness.ts'
import { changePassword } from '#actions/people/change-password.ts'
import { deleteAccount } from '#actions/people/delete-account.ts'
import { deleteUser } from '#actions/people/delete-user.ts'
import { editUser } from '#actions/people/edit-user.ts'
import { forgotPassword } from '#actions/people/forgot-password.ts'
import { listUsers } from '#actions/people/list-users.ts'
import { readMe } from '#actions/people/read-me.ts'
import { readSocialProviders } from '#actions/people/read-social-providers.ts'
import { readUser } from '#actions/people/read-user.ts'
import { refreshSession } from '#actions/people/refresh-session.ts'
import { register } from '#actions/people/register.ts'
import { resetPassword } from '#actions/people/reset-password.ts'
import { signIn } from '#actions/people/sign-in.ts'
import { signInSocially } from '#actions/people/sign-in-socially.ts'
import { signOut } from '#actions/people/sign-out.ts'
import { toggleVerification } from '#actions/people/toggle-verification.ts'
import { updateProfile } from '#actions/people/update-profile.ts'
import { verifyEmail } from '#actions/people/verify-email.ts'
import { readEmployerStats } from '#actions/stats/read-employer-stats.ts'
import { readStats } from '#actions/stats/read-stats.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { ReadInput } from '#contract/endpoints.ts'
import { readApiDocs, readOpenapi } from './api-docs.ts'

/** An action as the one door calls it: input and context were made to fit by the endpoint's schemas and access. */
export type Action = (input: unknown, context: Context) => Promise<unknown>

/** Who answers which call. An endpoint without an action does not compile. */
export const actions = {
  signIn,
  register,
  signOut,
  refreshSession,
  readMe,
  readProfile: readMe,
  updateProfile,
  uploadAvatar,
  uploadResume,
  listResumes,
  deleteResume,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  deleteAccount,
  readSocialProviders,
  signInWithGoogle: (input: ReadInput<'signInWithGoogle'>, context: Context) =>
    signInSocially({ provider: 'google', ...input }, context),
  signInWithLinkedin: (input: ReadInput<'signInWithLinkedin'>, context: Context) =>
    signInSocially({ provider: 'linkedin', ...input }, context),
  startLinkedin,
  finishLinkedin,
  searchJobs,
  countJobs,
  readJobFacets,
  suggestSearches,
  readJob,
  postJob,
  editJob,
  deleteJob,
  closeJob,
  reopenJob,
  listMyJobs,
  listPendingJobs,
  approveJob,
  rejectJob,
  applyToJob,
  listMyApplications,
  listApplicants,
  decideApplication,
  listEmployerApplications,
  readEmployerStats,
  listUsers,
  readUser,
  editUser,
  deleteUser,
  toggleVerification,
  listAllJobs,
  toggleJob,
  readStats,
  contactOperator,
  readAvatar,
  readResume,
  readHealth,
  readReadiness,
  readOpenapi,
  readApiDocs,
} satisfies { [Name in EndpointName]: (input: never, context: never) => Promise<unknown> }
