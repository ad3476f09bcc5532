import { v7 } from 'uuid'
import type { Person, Reply, TestApp } from '#app/testing/test-app.ts'
import { type EndpointName, endpointAddress } from '#contract/addresses.ts'
import { unsubscribePath } from '#contract/alerts/unsubscribe-link.ts'
import { signedResumeUrl } from '#contract/applications/resume-link.ts'
import { type CallInput, endpoints } from '#contract/endpoints.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import {
  applicationOf,
  blockOf,
  draftOf,
  invitationOf,
  jobOf,
  keyOf,
  memberOf,
  messageOf,
  personOf,
  resumeOf,
  webhookOf,
} from '#server/testing/people-and-jobs.ts'
import { mayAskForVerification, statedFacts, verificationOf } from '#server/testing/verification.ts'
import { putCalendarFeed } from '#store/interviews/calendar-feeds.ts'
import { insertContactMessage } from '#store/people/contact-messages.ts'
import { rememberEmailChange, revertToken } from '#store/people/email-changes.ts'
import { putAvatar } from '#store/people/files.ts'
import { type LinkKind, mailLink } from '#store/people/mailed-links.ts'
import { putTotp } from '#store/people/second-factors.ts'
import { noticeToken, tellOwner } from '#store/people/security-notices.ts'
import { openSession } from '#store/people/sessions.ts'
import { softAuthenticator } from './authenticator.ts'
import { browserSubscription } from './browser-subscription.ts'
import { addPasskey, addTotp, askedFactor, codeOf } from './second-factors.ts'

const noQueue = { opened: async () => {}, add: async () => {} }

/** A call is prepared for whoever makes it, about jobs of `owner`. */
export type Scene = { app: TestApp; owner: Person; caller: Person | null }
export type Form = FormData
type SampleInput<Name extends EndpointName> = Partial<CallInput<Name>> & { form?: Form }
type Maker<Name extends EndpointName> = (scene: Scene) => SampleInput<Name> | Promise<SampleInput<Name>>

const nothing = () => ({})
const newJob = { title: '営業', company: '商事', location: '大阪府', description: '提案' }
const message = { name: '山田', email: 'yamada@example.com', subject: '質問', message: 'こんにちは' }
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A form with one file. */
export function formWith(field: string, content: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append(field, new Blob([new Uint8Array(content)]), name)
  return form
}
export const tinyPicture = Buffer.from(picture, 'base64')

const aJob = async ({ app, owner }: Scene) => ({ params: { id: await jobOf(app, owner) } })
const pendingJob = async ({ app, owner }: Scene) => ({
  params: { id: await jobOf(app, owner, { approval_status: 'pending', was_public: false }) },
})
const aMember = async ({ app, owner }: Scene) => ({ params: { id: (await memberOf(app, owner, 'recruiter')).id } })
const aUser = async ({ app }: Scene) => ({ params: { id: (await personOf(app)).id } })
const anEmployer = async ({ app }: Scene) => ({ params: { id: (await personOf(app, 'employer')).id } })
const aVerificationRequest = async ({ app }: Scene) => ({
  params: { id: await verificationOf(app, await personOf(app, 'employer')) },
})
async function aReport({ app, owner }: Scene) {
  const job = await jobOf(app, owner)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, await personOf(app))
  const found = app.open.db.selectFrom('job_report_cases').select('id').where('job_id', '=', job)
  return { params: { id: (await found.executeTakeFirstOrThrow()).id } }
}
const aReply = () => ({ body: { name: '面接のご案内', text: '{お名前}様、面接にお越しください。' } })
/** A text of the caller, or of the owner where the caller may have none. */
async function ownReply({ app, owner, caller }: Scene) {
  const added = await app.call('addReplyTemplate', aReply(), caller)
  const { body } = added.status === 201 ? added : await app.call('addReplyTemplate', aReply(), owner)
  return { params: { id: body.data.template.id as string } }
}
/** An application of somebody to a job of the owner. */
async function receivedOne({ app, owner }: Scene) {
  return { params: { id: await applicationOf(app, await jobOf(app, owner), await personOf(app)) } }
}
/** An application of the caller to somebody else's job. */
async function ownApplication({ app, caller }: Scene) {
  const job = await jobOf(app, await personOf(app, 'employer'))
  return { params: { id: await applicationOf(app, job, caller ?? (await personOf(app))) } }
}
async function receivedMessage(scene: Scene) {
  const { params } = await ownApplication(scene)
  return { params: { id: await messageOf(scene.app, params.id, 'employer') } }
}
/** The start of an interview that the samples propose. */
const interviewSlot = (app: TestApp) => {
  const day = 86_400_000
  return new Date((Math.floor(app.dependencies.now().getTime() / day) + 7) * day).toISOString()
}
/** An interview that somebody proposed to the caller. */
async function ownInterview(scene: Scene) {
  const { app, caller } = scene
  const employer = await personOf(app, 'employer')
  const id = await applicationOf(app, await jobOf(app, employer), caller ?? (await personOf(app)))
  const body = { kind: 'online' as const, slots: [interviewSlot(app)] }
  const { interview } = (await app.call('proposeInterview', { params: { id }, body }, employer)).body.data
  return { params: { id, interviewId: interview.id as string } }
}
/** A number that several employers give to a posting of theirs. */
export const importedReference = 'A-1'
const words = {
  text: '夜間に点検します',
  tone: 'info',
  ...{ starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2100-01-01T00:00:00.000Z' },
} as const
async function anAnnouncement({ app }: Scene) {
  const { body } = await app.call('addAnnouncement', { body: words }, await personOf(app, 'admin'))
  return { params: { id: body.data.announcement.id as string } }
}
async function aMessageReport({ app }: Scene) {
  const caller = await personOf(app)
  const { params } = await receivedMessage({ app, owner: caller, caller })
  await app.call('reportMessage', { params, body: {} }, caller)
  const found = app.open.db.selectFrom('message_reports').select('id').where('message_id', '=', params.id)
  return { params: { id: (await found.executeTakeFirstOrThrow()).id } }
}
async function aContactMessage({ app }: Scene) {
  const id = v7()
  await insertContactMessage(app.open.db, { id, ...message, received_at: app.dependencies.now() })
  return { params: { id } }
}
const aSearch = () => ({ name: '経理の求人', search: `keyword=${v7()}`, notify: 'daily' as const })
async function ownSearch({ app, owner, caller }: Scene) {
  const { body } = await app.call('saveSearch', { body: aSearch() }, caller ?? owner)
  return { params: { id: body.data.saved_search.id } }
}
const aWebhook = () => ({ body: { url: 'https://hooks.example.com/shigotocho', events: ['job.approved' as const] } })
const ownWebhook = async ({ app, owner }: Scene) => ({ params: { id: (await webhookOf(app, owner)).id } })
const ownDraft = async ({ app, owner, caller }: Scene) => ({ params: { id: await draftOf(app, caller ?? owner) } })
async function link({ app }: Scene, kind: LinkKind): Promise<string> {
  const { secret } = app.dependencies.config
  const { id: userId } = await personOf(app)
  return (await mailLink(app.open.db, { userId, kind, secret, now: app.dependencies.now() })).token
}

/** Calls that administrators may not make about themselves. */
const notForAdministrators: readonly EndpointName[] = [
  ...(['deleteAccount', 'acceptInvitation', 'askForVerification', 'withdrawVerification'] as const),
]
/** Calls that only the employer's own people may make, about their team and their applicants. */
const forOwnPeople: readonly EndpointName[] = [
  ...(['editWebhook', 'deleteWebhook', 'testWebhook', 'listWebhookDeliveries', 'redeliverWebhook'] as const),
  ...(['changeMember', 'removeMember', 'revokeApiKey', 'listApplicationNotes'] as const),
  ...(['addApplicationNote', 'deleteApplicationNote', 'reviewApplication'] as const),
]

/** Somebody whose call succeeds; mostly somebody new, because some calls end the session that makes them. */
export function rightCaller(app: TestApp, name: EndpointName, owner: Person): Promise<Person> | Person {
  if (forOwnPeople.includes(name)) return owner
  return personOf(app, notForAdministrators.includes(name) ? 'employer' : 'admin')
}

/** A call of every endpoint that its schema and the state of things allow; whether the caller may make it is another matter. */
export const goodCalls: { [Name in EndpointName]: Maker<Name> } = {
  signIn: async ({ app }) => ({ body: { email: (await personOf(app)).email, password: 'password' } }),
  register: () => ({ body: { name: '佐藤', email: `${v7()}@example.com`, password: 'password', role: 'user' } }),
  signOut: nothing,
  refreshSession: nothing,
  readMe: nothing,
  readProfile: nothing,
  updateProfile: () => ({ body: { name: '新しい名前' } }),
  uploadAvatar: () => ({ form: formWith('avatar', tinyPicture, 'a.png') }),
  uploadResume: () => ({ form: formWith('resume', Buffer.from('%PDF-1.7'), 'a.pdf') }),
  listResumes: nothing,
  deleteResume: async ({ app, owner, caller }) => ({ params: { id: await resumeOf(app, caller ?? owner) } }),
  changePassword: () => ({ body: { currentPassword: 'password', newPassword: 'password2' } }),
  forgotPassword: async ({ app }) => ({ body: { email: (await personOf(app)).email } }),
  resetPassword: async (scene) => ({ body: { token: await link(scene, 'reset-password'), newPassword: 'password2' } }),
  verifyEmail: async (scene) => ({ body: { token: await link(scene, 'verify-email') } }),
  revertEmail: async ({ app }) => {
    const { secret } = app.dependencies.config
    const { id: userId, email } = await personOf(app)
    const change = { userId, before: { email, email_verified: true }, after: `new-${email}` }
    const id = await rememberEmailChange(app.open.db, change, { secret, now: app.dependencies.now() })
    return { body: { token: revertToken(id ?? '', secret) } }
  },
  secureAccount: async ({ app }) => {
    const { config, now } = app.dependencies
    const { id: userId } = await personOf(app)
    const circumstances = { now: now(), address: '203.0.113.7', userAgent: null, config, followUps: noQueue }
    await tellOwner(app.open.db, { userId, kind: 'password-changed' }, circumstances)
    const notice = app.open.db.selectFrom('security_notices').select('id').where('user_id', '=', userId)
    return { body: { token: noticeToken((await notice.executeTakeFirstOrThrow()).id, config.secret) } }
  },
  resendVerification: nothing,
  listNotifications: nothing,
  streamNotifications: nothing,
  markNotificationsRead: () => ({ body: { all: true } }),
  readNotificationSettings: nothing,
  updateNotificationSettings: () => ({ body: { mail: false } }),
  readPushKey: nothing,
  listPushSubscriptions: nothing,
  addPushSubscription: () => ({ body: browserSubscription() }),
  removePushSubscription: () => ({ body: { endpoint: browserSubscription().endpoint } }),
  readPapers: nothing,
  readPaper: () => ({ params: { file: 'rirekisho.pdf' }, query: { calendar: 'wareki' } }),
  updatePapers: () => ({ body: { name_kana: 'しけん たろう', birth_date: '1990-04-01' } }),
  listBlockedEmployers: nothing,
  listBlockedJobIds: nothing,
  blockEmployer: () => ({ body: { name: '株式会社やまびこ' } }),
  unblockEmployer: async ({ app, owner, caller }) => ({ params: { id: await blockOf(app, caller ?? owner) } }),
  listJobNotes: nothing,
  writeJobNote: async (scene) => ({ ...(await aJob(scene)), body: { text: '面接は来週' } }),
  unsubscribeAlerts: async ({ app }) => {
    const path = unsubscribePath((await personOf(app)).id, app.dependencies.config.secret)
    return { body: { token: new URL(path, 'http://localhost').searchParams.get('token') ?? '' } }
  },
  listSavedSearches: nothing,
  saveSearch: () => ({ body: aSearch() }),
  editSavedSearch: async (scene) => ({ ...(await ownSearch(scene)), body: { name: '別の名前', notify: 'instant' } }),
  deleteSavedSearch: ownSearch,
  seeSavedSearch: ownSearch,
  readEmployerProfile: nothing,
  updateEmployerProfile: () => ({ body: { name: '株式会社商事', address: '大阪府大阪市北区梅田1-1' } }),
  readTeam: nothing,
  inviteMember: () => ({ body: { email: `${v7()}@example.com`, role: 'recruiter' } }),
  changeMember: async (scene) => ({ ...(await aMember(scene)), body: { role: 'viewer' } }),
  removeMember: aMember,
  readInvitation: async (scene) => ({
    body: { token: await invitationOf(scene.app, await personOf(scene.app, 'employer')) },
  }),
  acceptInvitation: async ({ app, caller }) => ({
    body: { token: await invitationOf(app, await personOf(app, 'employer'), caller ?? undefined) },
  }),
  listApiKeys: nothing,
  createApiKey: () => ({ body: { name: '採用管理システム', scopes: ['jobs:read'], days: null } }),
  revokeApiKey: async ({ app, owner }) => ({ params: { id: (await keyOf(app, owner)).id } }),
  readEmployer: anEmployer,
  readVerification: nothing,
  askForVerification: async ({ app, owner, caller }) => {
    await mayAskForVerification(app, caller ?? owner)
    return {}
  },
  withdrawVerification: async ({ app, owner, caller }) => {
    await verificationOf(app, caller ?? owner)
    return {}
  },
  listOwnVerificationRequests: nothing,
  listVerificationRequests: nothing,
  acceptVerificationRequest: async (scene) => ({ ...(await aVerificationRequest(scene)), body: statedFacts }),
  refuseVerificationRequest: async (scene) => ({
    ...(await aVerificationRequest(scene)),
    body: { reason: '名称が登記と一致しません。' },
  }),
  verifyEmployer: async (scene) => ({ ...(await anEmployer(scene)), body: { note: '登記簿で確認' } }),
  unverifyEmployer: async (scene) => ({ ...(await anEmployer(scene)), body: { note: null } }),
  listWebhooks: nothing,
  addWebhook: async ({ app, caller, owner }) => {
    // There is room for one more.
    const { id } = caller ?? owner
    await app.open.db.deleteFrom('webhooks').where('employer_id', '=', id).execute()
    return aWebhook()
  },
  editWebhook: async (scene) => ({ ...(await ownWebhook(scene)), body: { ...aWebhook().body, on: false } }),
  deleteWebhook: ownWebhook,
  testWebhook: ownWebhook,
  listWebhookDeliveries: ownWebhook,
  redeliverWebhook: async (scene) => {
    const { id } = (await ownWebhook(scene)).params
    await scene.app.call('testWebhook', { params: { id } }, scene.owner)
    const sent = { state: 'delivered', tries: 1 } as const
    const row = scene.app.open.db.updateTable('webhook_deliveries').set(sent).where('webhook_id', '=', id)
    const { id: deliveryId } = await row.returning('id').executeTakeFirstOrThrow()
    return { params: { id, deliveryId } }
  },
  answerSecondFactor: async ({ app }) => {
    const person = await personOf(app)
    const { secret } = await addTotp(app, person)
    const { challenge } = await askedFactor(app, person)
    return { body: { challenge, code: codeOf(app, secret, 1) } }
  },
  readSecondFactor: nothing,
  beginTotp: nothing,
  confirmTotp: async ({ app, caller }) => {
    if (!caller) return { body: { code: '123456' } }
    const { secret } = (await app.call('beginTotp', {}, caller)).body.data
    return { body: { code: codeOf(app, secret) } }
  },
  removeTotp: async ({ app, caller }) => {
    const sealed = { sealed: 'not looked at', created_at: app.dependencies.now() }
    if (caller) await putTotp(app.open.db, { user_id: caller.id, ...sealed })
    return {}
  },
  beginPasskey: nothing,
  addPasskey: async ({ app, caller, owner }) => {
    const { challenge, options } = (await app.call('beginPasskey', {}, caller ?? owner)).body.data
    const passkey = softAuthenticator(app.dependencies.config.publicUrl).create(options)
    return { body: { challenge, name: 'パソコン', passkey } }
  },
  removePasskey: async ({ app, caller, owner }) => ({ params: { id: (await addPasskey(app, caller ?? owner)).id } }),
  renewRecoveryCodes: async ({ app, caller, owner }) => {
    await addPasskey(app, caller ?? owner)
    return {}
  },
  beginConfirmation: nothing,
  confirmAgain: () => ({ body: { password: 'password' } }),
  listSessions: nothing,
  endSession: async ({ app, caller, owner }) => {
    const { id } = caller ?? owner
    const token = await openSession(app.open.db, id, app.dependencies.now())
    const { sessions } = (await app.call('listSessions', {}, token)).body.data
    return { params: { id: sessions.find(({ current }: { current: boolean }) => current).id } }
  },
  endOtherSessions: nothing,
  endUserSessions: aUser,
  endUserSession: async ({ app }) => {
    const { id } = await personOf(app)
    const sessions = app.open.db.selectFrom('sessions').select('id').where('user_id', '=', id)
    return { params: { id, sessionId: (await sessions.executeTakeFirstOrThrow()).id } }
  },
  readUserAccess: aUser,
  suspendUser: async (scene) => ({ ...(await aUser(scene)), body: { reason: '虚偽の求人' } }),
  unsuspendUser: async (scene) => {
    const { params } = await aUser(scene)
    const suspended = { suspended_at: scene.app.dependencies.now(), suspension_reason: '虚偽の求人' }
    await scene.app.open.db.updateTable('users').set(suspended).where('id', '=', params.id).execute()
    return { params }
  },
  demoteAdmin: async ({ app }) => ({ params: { id: (await personOf(app, 'admin')).id }, body: { role: 'employer' } }),
  deleteAccount: () => ({ body: { password: 'password' } }),
  readSocialProviders: nothing,
  signInWithGoogle: () => ({ body: { accessToken: 'token' } }),
  signInWithLinkedin: () => ({ body: { accessToken: 'token' } }),
  startLinkedin: nothing,
  finishLinkedin: nothing,
  takeLinkedinToken: nothing,
  searchJobs: nothing,
  countJobs: nothing,
  readJobFacets: nothing,
  listOpenings: () => ({ query: { companies: '株式会社みちしるべ', newest: '3' } }),
  suggestSearches: () => ({ query: { q: '経' } }),
  readJob: aJob,
  importPostings: () => ({ body: { postings: [{ ...newJob, reference: importedReference }] } }),
  postJob: () => ({ body: newJob }),
  checkJob: () => ({ body: newJob }),
  editJob: async (scene) => ({ ...(await aJob(scene)), body: { title: '営業主任' } }),
  deleteJob: aJob,
  closeJob: aJob,
  reopenJob: aJob,
  listMyJobs: nothing,
  listJobDrafts: nothing,
  saveJobDraft: () => ({ body: { posting: { title: '営業' }, template_name: null } }),
  readJobDraft: ownDraft,
  editJobDraft: async (scene) => ({ ...(await ownDraft(scene)), body: { posting: { title: '営業主任' } } }),
  deleteJobDraft: ownDraft,
  listPendingJobs: nothing,
  approveJob: pendingJob,
  rejectJob: async (scene) => ({ ...(await pendingJob(scene)), body: { rejection_reason: '内容をご確認ください。' } }),
  undoDecision: async (scene) => {
    const call = await pendingJob(scene)
    if (scene.caller && hasPermission(scene.caller.role, 'job:approve'))
      await scene.app.call('approveJob', call, scene.caller)
    return call
  },
  readQueueFigures: nothing,
  claimJob: pendingJob,
  releaseJob: pendingJob,
  bulkApproveJobs: async (scene) => ({ body: { ids: [(await pendingJob(scene)).params.id] } }),
  undoBulkApproval: async (scene) => ({ body: { ids: [(await pendingJob(scene)).params.id] } }),
  applyToJob: async (scene) => ({ ...(await aJob(scene)), body: {} }),
  reportJob: async (scene) => ({ ...(await aJob(scene)), body: { reason: 'false-terms', text: '給与が違う' } }),
  listMyReports: nothing,
  listReports: nothing,
  closeReport: async (scene) => ({ ...(await aReport(scene)), body: { note: '掲載者に確認した' } }),
  listMyApplications: nothing,
  listAppliedJobIds: nothing,
  listApplicants: async ({ app, owner }) => ({ params: { jobId: await jobOf(app, owner) } }),
  exportApplicants: async ({ app, owner }) => ({ params: { jobId: await jobOf(app, owner) } }),
  undoApplication: async ({ app, owner, caller }) => ({
    params: { id: await applicationOf(app, await jobOf(app, owner), caller ?? (await personOf(app))) },
  }),
  withdrawApplication: async (scene) => ({ ...(await ownApplication(scene)), body: { reason: '他社に決まった' } }),
  listMessages: ownApplication,
  sendMessage: async (scene) => ({ ...(await ownApplication(scene)), body: { body: 'よろしくお願いします。' } }),
  listMyMessages: nothing,
  listInterviews: ownApplication,
  proposeInterview: async ({ app, owner, caller }) => ({
    params: { id: await applicationOf(app, await jobOf(app, caller ?? owner), await personOf(app)) },
    body: {
      kind: 'online',
      place: 'https://meet.example.com/1',
      slots: [interviewSlot(app)],
      minutes: 45,
      note: '履歴書',
    },
  }),
  acceptInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { slot: interviewSlot(scene.app) } }),
  declineInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { note: '別の週を希望します' } }),
  cancelInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { note: '都合がつかないため' } }),
  moveInterview: async (scene) => ({ ...(await ownInterview(scene)), body: { slots: [interviewSlot(scene.app)] } }),
  listMyInterviews: nothing,
  readCalendarFeed: nothing,
  createCalendarFeed: nothing,
  removeCalendarFeed: nothing,
  readCalendar: async ({ app }) => ({
    query: { token: await putCalendarFeed(app.open.db, (await personOf(app)).id, app.dependencies.now()) },
  }),
  reportMessage: async (scene) => ({ ...(await receivedMessage(scene)), body: { reason: '連絡先を求められた' } }),
  listAnnouncements: nothing,
  addAnnouncement: () => ({ body: words }),
  editAnnouncement: async (scene) => ({ ...(await anAnnouncement(scene)), body: words }),
  endAnnouncement: anAnnouncement,
  deleteAnnouncement: anAnnouncement,
  listMessageReports: nothing,
  readMessageReport: aMessageReport,
  closeMessageReport: async (scene) => ({ ...(await aMessageReport(scene)), body: { note: '双方に確認した' } }),
  decideApplication: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    const applicationId = await applicationOf(app, jobId, await personOf(app))
    return { params: { jobId, applicationId }, body: { status: 'reviewed' } }
  },
  readApplicant: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    return { params: { jobId, applicationId: await applicationOf(app, jobId, await personOf(app)) } }
  },
  listApplicationNotes: receivedOne,
  addApplicationNote: async (scene) => ({ ...(await receivedOne(scene)), body: { text: '面接の印象がよい' } }),
  deleteApplicationNote: async (scene) => {
    const { params } = await receivedOne(scene)
    const { note } = (await scene.app.call('addApplicationNote', { params, body: { text: '電話した' } }, scene.owner))
      .body.data
    return { params: { ...params, noteId: note.id } }
  },
  reviewApplication: async (scene) => ({
    ...(await receivedOne(scene)),
    body: { tags: ['経験者'], rating: 4, assignee_id: null, stage: 'first' },
  }),
  changeApplications: async ({ app, owner }) => {
    const jobId = await jobOf(app, owner)
    const id = await applicationOf(app, jobId, await personOf(app))
    return { params: { jobId }, body: { ids: [id], action: 'status', status: 'rejected' } }
  },
  undoApplicationChanges: async ({ app, owner, caller }) => {
    const jobId = await jobOf(app, owner)
    const applicationId = await applicationOf(app, jobId, await personOf(app))
    const decision = { params: { jobId, applicationId }, body: { status: 'reviewed' } as const }
    await app.call('decideApplication', decision, caller)
    return { params: { jobId }, body: { ids: [applicationId] } }
  },
  listReplyTemplates: nothing,
  addReplyTemplate: aReply,
  editReplyTemplate: async (scene) => ({ ...(await ownReply(scene)), ...aReply() }),
  deleteReplyTemplate: ownReply,
  listMyReviews: nothing,
  listEmployerApplications: nothing,
  exportEmployerApplications: nothing,
  readEmployerStats: nothing,
  listUsers: nothing,
  readUser: aUser,
  editUser: async (scene) => ({ ...(await aUser(scene)), body: { name: '別の名前' } }),
  deleteUser: aUser,
  toggleVerification: aUser,
  listAllJobs: nothing,
  toggleJob: aJob,
  readStats: nothing,
  readAuditLog: nothing,
  exportAuditLog: nothing,
  contactOperator: () => ({ body: message }),
  listContactMessages: nothing,
  answerContactMessage: async (scene) => ({ ...(await aContactMessage(scene)), body: { body: 'お答えします。' } }),
  closeContactMessage: aContactMessage,
  reopenContactMessage: aContactMessage,
  listMyContactMessages: nothing,
  listMyAuditEntries: nothing,
  readAvatar: async ({ app, owner }) => {
    const name = `${v7()}.webp`
    await putAvatar(app.open.db, { user_id: owner.id, name, webp: tinyPicture, uploaded_at: new Date() })
    return { params: { name } }
  },
  readResume: async ({ app, owner }) => {
    const id = await resumeOf(app, owner)
    const url = signedResumeUrl(
      { resumeId: id, readerId: owner.id },
      app.dependencies.config.secret,
      app.dependencies.now(),
    )
    return { params: { id }, query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) }
  },
  readHealth: nothing,
  readReadiness: nothing,
  readOpenapi: nothing,
  readApiDocs: nothing,
}

/** The whole call, ready to be sent or to be spoilt first. */
export async function goodCall(name: EndpointName, scene: Scene): Promise<SampleInput<EndpointName>> {
  return (await goodCalls[name](scene)) as SampleInput<EndpointName>
}

/** Sends a call that may carry a form. */
export function send(
  app: TestApp,
  name: EndpointName,
  given: SampleInput<EndpointName>,
  as: Person | null,
): Promise<Reply> {
  const { form, ...input } = given
  if (!form) return app.call(name, input as never, as)
  return app.inject({ ...addressOfCall(name), payload: form, headers: bearer(as) })
}

/** Method and path with its parameters filled in. */
export function addressOfCall(name: EndpointName, params: Record<string, string> = {}) {
  const { method, path } = endpointAddress(name)
  return { method, url: path.replace(/:(\w+)/g, (_, key) => params[key] ?? key) }
}

export const bearer = (as: Person | null): Record<string, string> => (as ? { authorization: `Bearer ${as.token}` } : {})

/** Names of all endpoints. */
export const endpointNames = Object.keys(endpoints) as EndpointName[]
