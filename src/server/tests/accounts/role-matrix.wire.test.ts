import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { fingerprint, personOf } from '#server/testing/people-and-jobs.ts'
import { endpointNames, goodCall, send } from '#server/testing/sample-calls.ts'

/** Statuses for: anonymous visitor, job seeker, owner of the job, another employer, administrator. */
type Row = readonly [anonymous: number, seeker: number, owner: number, other: number, admin: number]

const open: Row = [200, 200, 200, 200, 200]
const created: Row = [201, 201, 201, 201, 201]
const notSetUp: Row = [503, 503, 503, 503, 503]
const signedIn: Row = [401, 200, 200, 200, 200]
const employers: Row = [401, 403, 200, 200, 200]
const managers: Row = [401, 403, 200, 403, 200]
const admins: Row = [401, 403, 403, 403, 200]

/** docs/product/README.md, Roles, spelled out: an endpoint that is missing here does not compile. */
const expected: Record<EndpointName, Row> = {
  signIn: open,
  register: created,
  signOut: open,
  refreshSession: signedIn,
  readMe: signedIn,
  readProfile: signedIn,
  updateProfile: signedIn,
  uploadAvatar: signedIn,
  uploadResume: signedIn,
  listResumes: signedIn,
  deleteResume: signedIn,
  changePassword: signedIn,
  forgotPassword: open,
  resetPassword: open,
  verifyEmail: open,
  revertEmail: open,
  secureAccount: open,
  resendVerification: signedIn,
  listNotifications: signedIn,
  streamNotifications: signedIn,
  markNotificationsRead: signedIn,
  readNotificationSettings: signedIn,
  updateNotificationSettings: signedIn,
  readPushKey: signedIn,
  listPushSubscriptions: signedIn,
  addPushSubscription: [401, 201, 201, 201, 201],
  removePushSubscription: signedIn,
  readPapers: signedIn,
  readPaper: signedIn,
  previewPaper: signedIn,
  updatePapers: signedIn,
  listBlockedEmployers: signedIn,
  listBlockedJobIds: signedIn,
  blockEmployer: [401, 201, 201, 201, 201],
  unblockEmployer: signedIn,
  listJobNotes: signedIn,
  writeJobNote: signedIn,
  unsubscribeAlerts: open,
  eraseExternalApplicant: open,
  addExternalApplicant: [401, 403, 201, 403, 403],
  importExternalApplicants: [401, 403, 200, 403, 403],
  deleteExternalApplicant: [401, 403, 200, 403, 403],
  listSavedSearches: signedIn,
  saveSearch: [401, 201, 201, 201, 201],
  editSavedSearch: signedIn,
  deleteSavedSearch: signedIn,
  seeSavedSearch: signedIn,
  readEmployerProfile: employers,
  updateEmployerProfile: employers,
  uploadLogo: employers,
  removeLogo: employers,
  addPhoto: [401, 403, 201, 201, 201],
  removePhoto: employers,
  removeNamedPhoto: employers,
  readEmployerPicture: open,
  readVerification: employers,
  askForVerification: [401, 403, 201, 201, 403],
  withdrawVerification: [401, 403, 200, 200, 403],
  sendDomainCode: [401, 403, 200, 200, 403],
  confirmDomainCode: [401, 403, 200, 200, 403],
  confirmLetterCode: [401, 403, 200, 200, 403],
  makeLetterCode: admins,
  listOwnVerificationRequests: employers,
  readTeam: employers,
  inviteMember: [401, 403, 201, 201, 201],
  changeMember: [401, 403, 200, 404, 404],
  removeMember: [401, 403, 200, 404, 404],
  listApiKeys: employers,
  createApiKey: [401, 403, 201, 201, 201],
  revokeApiKey: [401, 403, 200, 404, 404],
  readInvitation: open,
  acceptInvitation: [401, 409, 200, 200, 409],
  readEmployer: admins,
  verifyEmployer: admins,
  unverifyEmployer: admins,
  listVerificationRequests: admins,
  acceptVerificationRequest: admins,
  refuseVerificationRequest: admins,
  listWebhooks: employers,
  addWebhook: [401, 403, 201, 201, 201],
  editWebhook: [401, 403, 200, 404, 404],
  deleteWebhook: [401, 403, 200, 404, 404],
  testWebhook: [401, 403, 200, 404, 404],
  listWebhookDeliveries: [401, 403, 200, 404, 404],
  redeliverWebhook: [401, 403, 200, 404, 404],
  answerSecondFactor: open,
  readSecondFactor: signedIn,
  beginTotp: signedIn,
  confirmTotp: signedIn,
  removeTotp: signedIn,
  beginPasskey: signedIn,
  addPasskey: [401, 201, 201, 201, 201],
  removePasskey: signedIn,
  renewRecoveryCodes: signedIn,
  beginConfirmation: signedIn,
  confirmAgain: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  endUserSessions: admins,
  endUserSession: admins,
  readUserAccess: admins,
  suspendUser: admins,
  unsuspendUser: admins,
  demoteAdmin: admins,
  deleteAccount: [401, 200, 200, 200, 403],
  readSocialProviders: open,
  signInWithGoogle: notSetUp,
  signInWithLinkedin: notSetUp,
  startLinkedin: notSetUp,
  finishLinkedin: notSetUp,
  takeLinkedinToken: notSetUp,
  searchJobs: open,
  countJobs: open,
  readJobFacets: open,
  suggestSearches: open,
  listOpenings: open,
  readJob: signedIn,
  importPostings: employers,
  listImports: employers,
  undoImport: employers,
  postJob: [401, 403, 201, 201, 201],
  checkJob: [401, 403, 200, 200, 200],
  editJob: managers,
  deleteJob: managers,
  closeJob: managers,
  reopenJob: managers,
  withdrawRevision: managers,
  changeJobs: employers,
  undoJobChanges: [401, 403, 200, 409, 409],
  listMyJobs: employers,
  listJobDrafts: employers,
  saveJobDraft: [401, 403, 201, 201, 201],
  readJobDraft: employers,
  editJobDraft: employers,
  deleteJobDraft: employers,
  listPendingJobs: admins,
  approveJob: admins,
  rejectJob: admins,
  undoDecision: admins,
  readApprovalTime: open,
  readTransparency: open,
  readPostalCode: open,
  readQueueFigures: admins,
  claimJob: admins,
  releaseJob: admins,
  bulkApproveJobs: admins,
  undoBulkApproval: admins,
  applyToJob: [401, 201, 403, 201, 201],
  undoApplication: signedIn,
  withdrawApplication: signedIn,
  takeBackPapers: signedIn,
  listMessages: signedIn,
  sendMessage: [401, 201, 201, 201, 201],
  listMyMessages: signedIn,
  listInterviews: signedIn,
  proposeInterview: [401, 201, 201, 201, 201],
  acceptInterview: signedIn,
  declineInterview: signedIn,
  cancelInterview: signedIn,
  moveInterview: signedIn,
  listMyInterviews: signedIn,
  readCalendarFeed: signedIn,
  createCalendarFeed: [401, 201, 201, 201, 201],
  removeCalendarFeed: signedIn,
  readCalendar: open,
  readAppointment: signedIn,
  readMessageFile: signedIn,
  reportMessage: [401, 201, 201, 201, 201],
  listSecondReviews: admins,
  decideSecondReview: [401, 403, 403, 403, 201],
  readQuality: admins,
  listCheckRules: admins,
  addCheckRule: [401, 403, 403, 403, 201],
  endCheckRule: admins,
  tryCheckRule: admins,
  listRejectionTemplates: admins,
  listAnnouncements: admins,
  addAnnouncement: [401, 403, 403, 403, 201],
  editAnnouncement: admins,
  endAnnouncement: admins,
  deleteAnnouncement: admins,
  listCases: admins,
  readCase: admins,
  addCaseNote: [401, 403, 403, 403, 201],
  assignCase: admins,
  tellApplicants: admins,
  rejectPendingOfCase: admins,
  closeCase: admins,
  exportCase: admins,
  listMessageReports: admins,
  readMessageReport: admins,
  closeMessageReport: admins,
  reportJob: [401, 201, 201, 201, 201],
  listMyReports: signedIn,
  listReports: admins,
  closeReport: admins,
  listMyApplications: signedIn,
  listAppliedJobIds: signedIn,
  listApplicants: managers,
  exportApplicants: managers,
  readApplicant: managers,
  listApplicationNotes: [401, 403, 200, 404, 404],
  addApplicationNote: [401, 403, 201, 404, 404],
  deleteApplicationNote: [401, 403, 200, 404, 404],
  reviewApplication: [401, 403, 200, 404, 404],
  changeApplications: managers,
  undoApplicationChanges: managers,
  listReplyTemplates: employers,
  addReplyTemplate: [401, 403, 201, 201, 201],
  editReplyTemplate: employers,
  deleteReplyTemplate: employers,
  listMyReviews: signedIn,
  decideApplication: managers,
  listEmployerApplications: employers,
  exportEmployerApplications: employers,
  readEmployerStats: employers,
  readJobFigures: managers,
  listUsers: admins,
  readUser: admins,
  editUser: admins,
  deleteUser: admins,
  toggleVerification: admins,
  listAllJobs: admins,
  toggleJob: admins,
  readStats: admins,
  readAuditLog: admins,
  exportAuditLog: admins,
  exportLedger: admins,
  contactOperator: created,
  listContactMessages: admins,
  editContactMessage: admins,
  answerContactMessage: admins,
  closeContactMessage: admins,
  reopenContactMessage: admins,
  listMyContactMessages: signedIn,
  listMyAuditEntries: signedIn,
  readAvatar: open,
  readResume: open,
  readHealth: open,
  readReadiness: open,
  readOpenapi: open,
  readApiDocs: open,
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { LIMIT_CONTACTS_PER_ADDRESS: '100/60', PUBLIC_URL: 'http://localhost:3000' } })
})
afterAll(() => app.close())

async function callers(): Promise<[owner: Person, all: (Person | null)[]]> {
  const owner = await personOf(app, 'employer')
  return [owner, [null, await personOf(app), owner, await personOf(app, 'employer'), await personOf(app, 'admin')]]
}

test('the table knows exactly the endpoints that there are', () => {
  expect(Object.keys(expected).sort()).toEqual([...endpointNames].sort())
})

test.each(endpointNames)('%s answers each role as the table says, and refused calls change nothing', async (name) => {
  const [owner, all] = await callers()
  const row = expected[name]
  const prepare = (caller: Person | null) => goodCall(name, { app, owner, caller })
  const isRefused = (at: number) => row[at] === 401 || row[at] === 403
  const statuses: number[] = []
  const refused: [at: number, given: Awaited<ReturnType<typeof prepare>>][] = []
  for (const at of all.keys()) if (isRefused(at)) refused.push([at, await prepare(all[at] ?? null)])
  const before = await fingerprint(app)
  for (const [at, given] of refused) {
    const { status, body } = await send(app, name, given, all[at] ?? null)
    statuses[at] = status
    const envelope = { success: false, message: expect.any(String), code: expect.any(String) }
    expect([status, body]).toEqual([row[at], envelope])
  }
  expect(await fingerprint(app)).toBe(before)
  // The owner comes last: some calls end the account that makes them.
  for (const at of [0, 1, 3, 4, 2].filter((each) => !isRefused(each))) {
    const caller = all[at] ?? null
    statuses[at] = (await send(app, name, await prepare(caller), caller)).status
  }
  expect(statuses).toEqual(row)
})

const forEmployers = endpointNames.filter((name) => expected[name][1] === 403)

test.each(forEmployers)('%s answers 403 to an owner who is a job seeker by now, and changes nothing', async (name) => {
  const owner = await personOf(app, 'employer')
  const given = await goodCall(name, { app, owner, caller: owner })
  await app.open.db.updateTable('users').set({ role: 'user' }).where('id', '=', owner.id).execute()
  const before = await fingerprint(app)
  expect((await send(app, name, given, owner)).status).toBe(403)
  expect(await fingerprint(app)).toBe(before)
})

test('where no token is needed, a bad one does no harm; where one is needed, it is 401', async () => {
  const [owner] = await callers()
  for (const name of endpointNames) {
    const given = await goodCall(name, { app, owner, caller: owner })
    const { status } = await send(app, name, given, { ...owner, token: 'nonsense' })
    const [anonymous] = expected[name]
    expect([name, status]).toEqual([name, endpoints[name].access === 'public' ? anonymous : 401])
  }
})
