/** Every call's method and path, spelled here and nowhere else. Free of schemas, so that the browser can read it cheaply. */
export const addresses = {
  signIn: 'POST /api/auth/login',
  register: 'POST /api/auth/register',
  signOut: 'POST /api/auth/logout',
  refreshSession: 'POST /api/auth/refresh',
  readMe: 'GET /api/auth/me',
  readProfile: 'GET /api/auth/profile',
  updateProfile: 'PUT /api/auth/profile',
  uploadAvatar: 'POST /api/auth/upload-avatar',
  uploadResume: 'POST /api/auth/upload-resume',
  listResumes: 'GET /api/auth/resumes',
  deleteResume: 'DELETE /api/auth/resumes/:id',
  changePassword: 'PUT /api/auth/change-password',
  forgotPassword: 'POST /api/auth/forgot-password',
  resetPassword: 'POST /api/auth/reset-password',
  resendVerification: 'POST /api/auth/resend-verification',
  verifyEmail: 'POST /api/auth/verify-email',
  revertEmail: 'POST /api/auth/revert-email',
  secureAccount: 'POST /api/auth/secure-account',
  answerSecondFactor: 'POST /api/auth/second-factor',
  readSecondFactor: 'GET /api/auth/second-factor',
  beginTotp: 'POST /api/auth/totp',
  confirmTotp: 'POST /api/auth/totp/confirm',
  removeTotp: 'DELETE /api/auth/totp',
  beginPasskey: 'POST /api/auth/passkeys/options',
  addPasskey: 'POST /api/auth/passkeys',
  removePasskey: 'DELETE /api/auth/passkeys/:id',
  renewRecoveryCodes: 'POST /api/auth/recovery-codes',
  beginConfirmation: 'POST /api/auth/confirm/options',
  confirmAgain: 'POST /api/auth/confirm',
  listSessions: 'GET /api/auth/sessions',
  endSession: 'DELETE /api/auth/sessions/:id',
  endOtherSessions: 'DELETE /api/auth/sessions',
  deleteAccount: 'DELETE /api/auth/account',
  readSocialProviders: 'GET /api/auth/providers',
  signInWithGoogle: 'POST /api/auth/google',
  signInWithLinkedin: 'POST /api/auth/linkedin',
  startLinkedin: 'GET /api/auth/linkedin/start',
  finishLinkedin: 'GET /api/auth/linkedin/callback',
  takeLinkedinToken: 'POST /api/auth/linkedin/token',
  readNotificationSettings: 'GET /api/notification-settings',
  updateNotificationSettings: 'PUT /api/notification-settings',

  readPapers: 'GET /api/papers',
  updatePapers: 'PUT /api/papers',
  listBlockedEmployers: 'GET /api/blocked-employers',
  listBlockedJobIds: 'GET /api/blocked-employers/job-ids',
  blockEmployer: 'POST /api/blocked-employers',
  unblockEmployer: 'DELETE /api/blocked-employers/:id',
  listJobNotes: 'GET /api/job-notes',
  writeJobNote: 'PUT /api/jobs/:id/note',

  readEmployerProfile: 'GET /api/employer/profile',
  updateEmployerProfile: 'PUT /api/employer/profile',

  searchJobs: 'GET /api/jobs',
  countJobs: 'GET /api/jobs/count',
  readJobFacets: 'GET /api/jobs/facets',
  suggestSearches: 'GET /api/jobs/suggestions',
  listOpenings: 'GET /api/openings',
  readJob: 'GET /api/jobs/:id',
  postJob: 'POST /api/jobs',
  checkJob: 'POST /api/jobs/check',
  editJob: 'PUT /api/jobs/:id',
  deleteJob: 'DELETE /api/jobs/:id',
  closeJob: 'POST /api/jobs/:id/close',
  reopenJob: 'POST /api/jobs/:id/reopen',
  listMyJobs: 'GET /api/jobs/my-jobs',
  listPendingJobs: 'GET /api/jobs/pending/list',
  approveJob: 'POST /api/jobs/:id/approve',
  rejectJob: 'POST /api/jobs/:id/reject',
  undoDecision: 'POST /api/jobs/:id/undo-decision',

  applyToJob: 'POST /api/jobs/:id/apply',
  undoApplication: 'POST /api/applications/:id/undo',
  withdrawApplication: 'POST /api/applications/:id/withdraw',
  listMessages: 'GET /api/applications/:id/messages',
  sendMessage: 'POST /api/applications/:id/messages',
  reportMessage: 'POST /api/messages/:id/report',
  listMyMessages: 'GET /api/auth/messages',
  reportJob: 'POST /api/jobs/:id/report',
  listMyReports: 'GET /api/auth/reports',
  listMyApplications: 'GET /api/jobs/my-applications',
  listAppliedJobIds: 'GET /api/jobs/my-applications/job-ids',
  listApplicants: 'GET /api/jobs/:jobId/applications',
  decideApplication: 'PATCH /api/jobs/:jobId/applications/:applicationId',
  listEmployerApplications: 'GET /api/employer/applications',
  readEmployerStats: 'GET /api/employer/stats',

  listUsers: 'GET /api/admin/users',
  readUser: 'GET /api/admin/users/:id',
  editUser: 'PUT /api/admin/users/:id',
  deleteUser: 'DELETE /api/admin/users/:id',
  toggleVerification: 'POST /api/admin/users/:id/toggle-verification',
  endUserSessions: 'POST /api/admin/users/:id/end-sessions',
  demoteAdmin: 'POST /api/admin/users/:id/demote',
  readEmployer: 'GET /api/admin/employers/:id',
  verifyEmployer: 'POST /api/admin/employers/:id/verify',
  unverifyEmployer: 'POST /api/admin/employers/:id/unverify',
  listAllJobs: 'GET /api/admin/jobs',
  listReports: 'GET /api/admin/reports',
  closeReport: 'POST /api/admin/reports/:id/close',
  listMessageReports: 'GET /api/admin/message-reports',
  readMessageReport: 'GET /api/admin/message-reports/:id',
  closeMessageReport: 'POST /api/admin/message-reports/:id/close',
  toggleJob: 'POST /api/admin/jobs/:id/toggle-status',
  readStats: 'GET /api/admin/stats',

  contactOperator: 'POST /api/contact',
  readAvatar: 'GET /api/files/avatars/:name',
  readResume: 'GET /api/files/resumes/:id',
  readHealth: 'GET /api/health',
  readReadiness: 'GET /api/ready',
  readOpenapi: 'GET /api/openapi.json',
  readApiDocs: 'GET /api/docs',
} as const

export type EndpointName = keyof typeof addresses

/** Endpoints that only read. */
export type ReadName = {
  [Name in EndpointName]: (typeof addresses)[Name] extends `GET ${string}` ? Name : never
}[EndpointName]

/** Endpoints that may change something. */
export type ChangeName = Exclude<EndpointName, ReadName>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The method and the path template of an endpoint. */
export function endpointAddress(name: EndpointName): { method: Method; path: string } {
  const [method, path] = addresses[name].split(' ') as [Method, string]
  return { method, path }
}
