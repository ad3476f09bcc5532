const jobLists = ['listMyJobs', 'listPendingJobs', 'listAllJobs'] as const
const publicJobs = ['searchJobs', 'countJobs', 'readJobFacets', 'suggestSearches', 'listOpenings', 'readJob'] as const
const jobs = [...publicJobs, ...jobLists] as const
const drafts = ['listJobDrafts', 'readJobDraft'] as const
const receivedApplications = ['listApplicants', 'listEmployerApplications', 'readApplicant'] as const
const reviews = [...receivedApplications, 'listApplicationNotes', 'listMyReviews'] as const
const interviews = ['listInterviews', 'listMyInterviews'] as const
/** Applications show the next interview. */
const appointments = [
  ...interviews,
  'listMyApplications',
  'listApplicants',
  'listEmployerApplications',
  'readApplicant',
] as const
const users = ['readMe', 'readProfile', 'listUsers', 'readUser'] as const
const verification = ['readVerification', 'listOwnVerificationRequests', 'listVerificationRequests'] as const
const publicEmployers = ['readPublicEmployer', 'listEmployers'] as const
const employers = ['readEmployerProfile', 'readEmployer', ...publicEmployers, ...verification] as const
const stats = ['readStats', 'readEmployerStats', 'readJobFigures'] as const
/** Reads that change when jobs are decided on. */
const decided = [...jobs, 'readQueueFigures', 'listApplicants', ...stats] as const

const applications = [
  'listMyApplications',
  'listAppliedJobIds',
  ...jobs,
  ...receivedApplications,
  ...users,
  ...stats,
] as const

/**
 * Reads that change together, for the `changes` of endpoints; the browser refetches exactly those. Signing in and out changes
 * the viewer, so the browser drops everything.
 */
export const reads = {
  jobLists,
  publicJobs,
  jobs,
  drafts,
  receivedApplications,
  reviews,
  interviews,
  appointments,
  users,
  verification,
  employers,
  stats,
  decided,
  applications,
}
