import type { ChangeName, ReadName } from './addresses.ts'

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
const employers = ['readEmployerProfile', 'readEmployer', ...verification] as const
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
 * The reads that each endpoint changes; the browser refetches exactly these. Free of schemas, like the addresses.
 * Signing in and out changes the viewer, so the browser drops everything.
 */
export const changes = {
  signIn: [],
  signInWithGoogle: [],
  signInWithLinkedin: [],
  takeLinkedinToken: [],
  register: [],
  signOut: [],
  refreshSession: [],
  answerSecondFactor: [],
  beginTotp: [],
  confirmTotp: ['readSecondFactor', 'listSessions'],
  removeTotp: ['readSecondFactor'],
  beginPasskey: [],
  addPasskey: ['readSecondFactor', 'listSessions'],
  removePasskey: ['readSecondFactor'],
  renewRecoveryCodes: ['readSecondFactor'],
  beginConfirmation: [],
  confirmAgain: [],
  endSession: ['listSessions'],
  endOtherSessions: ['listSessions', 'readCalendarFeed'],
  deleteAccount: [],
  forgotPassword: [],
  resetPassword: users,
  changePassword: ['listSessions', 'readCalendarFeed'],
  resendVerification: [],
  verifyEmail: users,
  revertEmail: users,
  secureAccount: users,
  contactOperator: [],

  // Jobs and applications show people's names.
  updateProfile: [...users, 'readPapers', 'readPaper', ...jobs, ...receivedApplications, 'readStats'],
  markNotificationsRead: ['listNotifications'],
  updateNotificationSettings: ['readNotificationSettings'],
  addPushSubscription: ['listPushSubscriptions'],
  removePushSubscription: ['listPushSubscriptions'],
  previewPaper: [],
  updatePapers: ['readProfile', 'readPapers', 'readPaper'],
  blockEmployer: ['listBlockedEmployers', 'listBlockedJobIds'],
  unblockEmployer: ['listBlockedEmployers', 'listBlockedJobIds'],
  writeJobNote: ['listJobNotes'],
  // Jobs show their employer.
  updateEmployerProfile: [...employers, ...jobs],
  uploadLogo: [...employers, 'readJob'],
  removeLogo: [...employers, 'readJob'],
  addPhoto: [...employers, 'readJob'],
  removePhoto: [...employers, 'readJob'],
  removeNamedPhoto: [...employers, 'readJob'],
  askForVerification: verification,
  sendDomainCode: [],
  confirmDomainCode: verification,
  confirmLetterCode: verification,
  makeLetterCode: [],
  withdrawVerification: verification,
  inviteMember: ['readTeam'],
  changeMember: ['readTeam', ...users],
  // A former member has other jobs and applicants.
  removeMember: ['readTeam', ...users, ...employers, ...jobs, ...receivedApplications, ...interviews, ...stats],
  createApiKey: ['listApiKeys'],
  revokeApiKey: ['listApiKeys'],
  readInvitation: [],
  acceptInvitation: ['readTeam', ...users, ...employers, ...jobs, ...receivedApplications, ...interviews, ...stats],
  addWebhook: ['listWebhooks'],
  editWebhook: ['listWebhooks'],
  deleteWebhook: ['listWebhooks'],
  testWebhook: ['listWebhookDeliveries'],
  redeliverWebhook: ['listWebhookDeliveries'],
  uploadAvatar: [...users, 'readPaper', ...receivedApplications],
  uploadResume: ['listResumes'],
  deleteResume: ['listResumes', 'listMyApplications', ...receivedApplications],

  unsubscribeAlerts: ['readNotificationSettings'],
  saveSearch: ['listSavedSearches'],
  editSavedSearch: ['listSavedSearches'],
  deleteSavedSearch: ['listSavedSearches'],
  seeSavedSearch: ['listSavedSearches', 'listNotifications'],

  checkJob: [],
  postJob: [...jobLists, ...users, ...stats],
  importPostings: [...jobLists, ...users, ...stats, ...drafts, 'listImports'],
  undoImport: [...jobLists, ...users, ...stats, ...drafts, 'listImports'],
  editJob: [...jobs, ...receivedApplications, 'listMyApplications', ...stats],
  saveJobDraft: drafts,
  editJobDraft: drafts,
  // An open form keeps what it read.
  deleteJobDraft: ['listJobDrafts'],
  deleteJob: [...jobs, ...receivedApplications, 'listMyApplications', ...users, ...stats],
  closeJob: [...jobs, 'listApplicants', ...stats],
  reopenJob: [...jobs, 'listApplicants', ...stats],
  changeJobs: [...jobs, 'listApplicants', 'readQueueFigures', ...stats],
  undoJobChanges: [...jobs, 'listApplicants', 'readQueueFigures', ...stats],
  withdrawRevision: [...jobs, 'readQueueFigures'],
  approveJob: decided,
  rejectJob: decided,
  undoDecision: decided,
  bulkApproveJobs: decided,
  undoBulkApproval: decided,
  // A moderator claims each opened job; the screen updates its own claim instead of reading the whole list again.
  claimJob: [],
  releaseJob: [],
  toggleJob: [...jobs, 'listApplicants', 'readCase', ...stats],

  // An attached paper is stored as a resume.
  applyToJob: [...applications, 'listResumes'],
  undoApplication: applications,
  withdrawApplication: [...applications, ...interviews, 'listMessages'],
  takeBackPapers: ['listMyApplications', ...receivedApplications],
  sendMessage: ['listMessages', 'listMyMessages', 'listMyApplications'],
  proposeInterview: appointments,
  acceptInterview: appointments,
  declineInterview: appointments,
  cancelInterview: appointments,
  moveInterview: appointments,
  createCalendarFeed: ['readCalendarFeed'],
  removeCalendarFeed: ['readCalendarFeed'],
  reportMessage: ['listMessages', 'listMyMessages', 'listMessageReports', 'readMessageReport', 'listCases'],
  addAnnouncement: ['listAnnouncements'],
  editAnnouncement: ['listAnnouncements'],
  endAnnouncement: ['listAnnouncements'],
  deleteAnnouncement: ['listAnnouncements'],
  closeMessageReport: ['listMessageReports', 'readMessageReport'],
  addCaseNote: ['readCase'],
  assignCase: ['readCase', 'listCases'],
  tellApplicants: ['readCase', 'listCases'],
  rejectPendingOfCase: ['readCase', ...decided],
  closeCase: ['readCase', 'listCases', 'listReports', 'listMessageReports', 'readMessageReport'],
  reportJob: ['listMyReports', 'listReports', 'listCases'],
  closeReport: ['listReports'],
  editContactMessage: ['listContactMessages'],
  answerContactMessage: ['listContactMessages'],
  closeContactMessage: ['listContactMessages'],
  reopenContactMessage: ['listContactMessages'],
  decideSecondReview: ['listSecondReviews', 'readQuality'],
  addCheckRule: ['listCheckRules', 'listRejectionTemplates', 'listPendingJobs', 'listAllJobs', 'listMyJobs', 'readJob'],
  endCheckRule: ['listCheckRules', 'listRejectionTemplates', 'listPendingJobs', 'listAllJobs', 'listMyJobs', 'readJob'],
  tryCheckRule: [],
  addApplicationNote: reviews,
  deleteApplicationNote: reviews,
  reviewApplication: reviews,
  decideApplication: ['listMyApplications', ...receivedApplications, ...stats],
  changeApplications: ['listMyApplications', 'listMessages', 'listMyMessages', ...receivedApplications, ...stats],
  undoApplicationChanges: ['listMyApplications', 'listMessages', 'listMyMessages', ...receivedApplications, ...stats],
  addExternalApplicant: [...receivedApplications, ...stats],
  importExternalApplicants: [...receivedApplications, ...stats],
  // Whom it deleted is not read again: that would be a 404 in the drawer that closes.
  deleteExternalApplicant: ['listApplicants', 'listEmployerApplications', ...stats],
  eraseExternalApplicant: [],
  addReplyTemplate: ['listReplyTemplates'],
  editReplyTemplate: ['listReplyTemplates'],
  deleteReplyTemplate: ['listReplyTemplates'],

  acceptVerificationRequest: [...employers, ...jobs],
  refuseVerificationRequest: employers,
  verifyEmployer: [...employers, ...jobs],
  unverifyEmployer: [...employers, ...jobs],
  editUser: [...users, ...jobs, ...receivedApplications, 'readStats'],
  toggleVerification: users,
  endUserSession: ['readUserAccess'],
  endUserSessions: ['readUserAccess'],
  suspendUser: [...users, ...jobs, 'readUserAccess', 'readCase', 'listCases', ...stats],
  unsuspendUser: [...users, ...jobs, 'readUserAccess', 'readCase', 'listCases', 'readQueueFigures', ...stats],
  demoteAdmin: [...users, ...jobs, 'readStats'],
  deleteUser: [...users, ...jobs, ...receivedApplications, 'listMyApplications', ...stats],
} as const satisfies Record<ChangeName, readonly ReadName[]>
