import type { ResponseData } from '#contract/endpoints.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { type Settings, storedSettings } from '#web/settings/stored-settings.ts'
import { storedPaperLook } from '#web/storage/paper-look.ts'

type AccountData = {
  user: ResponseData<'readProfile'>['user']
  applications: ResponseData<'listMyApplications'>['applications']
  resumes: ResponseData<'listResumes'>['resumes']
  reports: ResponseData<'listMyReports'>['reports']
  messages: ResponseData<'listMyMessages'>['messages']
  contactMessages: ResponseData<'listMyContactMessages'>['messages']
  interviews: ResponseData<'listMyInterviews'>['interviews']
  /** Of employers and administrators. */
  jobs: ResponseData<'listMyJobs'>['jobs'] | null
  /** Applications to the employer's jobs, people from elsewhere too; of employers and administrators. */
  receivedApplications: ResponseData<'listEmployerApplications'>['applications'] | null
  /** Of employers and administrators. */
  jobDrafts: ResponseData<'listJobDrafts'>['drafts'] | null
  /** Of employers and administrators. */
  employerProfile: ResponseData<'readEmployerProfile'>['profile'] | null
  /** Of employers and administrators. */
  verificationRequests: ResponseData<'listOwnVerificationRequests'>['requests'] | null
  /** Of employers and administrators. */
  apiKeys: ResponseData<'listApiKeys'>['keys'] | null
  savedSearches: ResponseData<'listSavedSearches'>['saved_searches']
  sessions: ResponseData<'listSessions'>['sessions']
  secondFactor: ResponseData<'readSecondFactor'>['second_factor']
  settings: Settings
  notifications: ResponseData<'listNotifications'>['notifications']
  pushSubscriptions: ResponseData<'listPushSubscriptions'>['push_subscriptions']
  notificationSettings: ResponseData<'readNotificationSettings'>['settings']
  favourites: ResponseData<'listFavourites'>['favourites']
  /** Asked about jobs; null without questions (QUESTIONS=0). */
  questions: ResponseData<'listMyQuestions'>['questions'] | null
  /** Of employers and administrators. */
  receivedQuestions: ResponseData<'listReceivedQuestions'>['questions'] | null
  follows: ResponseData<'listFollows'>['follows']
  /** The visit of the front page before the last one. */
  lastVisit: ResponseData<'readHome'>['last_visit']
  papers: ResponseData<'readPapers'>['papers']
  notes: ResponseData<'listJobNotes'>['notes']
  blockedEmployers: ResponseData<'listBlockedEmployers'>['blocked_employers']
  /** Of employers and administrators. */
  replyTemplates: ResponseData<'listReplyTemplates'>['templates'] | null
  /** Of owners of an employer. */
  webhooks: ResponseData<'listWebhooks'>['webhooks'] | null
  /** The audit log's entries about the reader. */
  auditEntries: ResponseData<'listMyAuditEntries'>['entries']
  /** Employers' notes on the reader's applications. */
  reviews: ResponseData<'listMyReviews'>['reviews']
}

/** All data about the reader that calls return. */
export async function readAccountData(): Promise<AccountData> {
  const [{ user }, { applications }, { resumes }, { reports }, { settings: notificationSettings }] = await Promise.all([
    api('readProfile'),
    api('listMyApplications'),
    api('listResumes'),
    api('listMyReports'),
    api('readNotificationSettings'),
  ])
  // The employer's data are exported only by its own account.
  const belongsToSelf = user.team?.is_founder ?? true
  const mayPost = belongsToSelf && hasPermission(user.role, 'job:manage-own')
  const hasProfile = belongsToSelf && hasPermission(user.role, 'employer-profile:own')
  const [jobs, jobDrafts, employerProfile] = await Promise.all([
    mayPost ? api('listMyJobs').then(({ jobs }) => jobs) : null,
    mayPost ? api('listJobDrafts').then(({ drafts }) => drafts) : null,
    hasProfile ? api('readEmployerProfile').then(({ profile }) => profile) : null,
  ])
  const receivedApplications = mayPost ? (await api('listEmployerApplications')).applications : null
  const verificationRequests = hasProfile ? (await api('listOwnVerificationRequests')).requests : null
  const mayIntegrate = belongsToSelf && hasPermission(user.role, 'integration:manage')
  const apiKeys = mayIntegrate ? (await api('listApiKeys')).keys : null
  const { interviews: all } = await api('listMyInterviews')
  const interviews = belongsToSelf ? all : all.filter(({ side }) => side === 'applicant')
  const [{ sessions }, { second_factor: secondFactor }, { messages }, { saved_searches: savedSearches }] =
    await Promise.all([api('listSessions'), api('readSecondFactor'), api('listMyMessages'), api('listSavedSearches')])
  const [{ notifications }, { push_subscriptions: pushSubscriptions }] = await Promise.all([
    api('listNotifications'),
    api('listPushSubscriptions'),
  ])
  const [{ papers }, { notes }, { blocked_employers: blockedEmployers }] = await Promise.all([
    api('readPapers'),
    api('listJobNotes'),
    api('listBlockedEmployers'),
  ])
  const [{ reviews }, { messages: contactMessages }, { entries: auditEntries }] = await Promise.all([
    api('listMyReviews'),
    api('listMyContactMessages'),
    api('listMyAuditEntries'),
  ])
  const replyTemplates = hasPermission(user.role, 'application:decide')
    ? (await api('listReplyTemplates')).templates
    : null
  const webhooks =
    belongsToSelf && hasPermission(user.role, 'integration:manage') ? (await api('listWebhooks')).webhooks : null
  const questions = (await unlessOff(api('listMyQuestions')))?.questions ?? null
  const receivedQuestions = mayPost ? ((await unlessOff(api('listReceivedQuestions')))?.questions ?? null) : null
  const [{ favourites }, { follows }, { last_visit: lastVisit }] = await Promise.all([
    api('listFavourites'),
    api('listFollows'),
    api('readHome', { query: { peek: '1' } }),
  ])
  const settings = storedSettings()
  return {
    ...{
      user,
      lastVisit,
      applications,
      messages,
      interviews,
      resumes,
      reports,
      jobs,
      employerProfile,
      sessions,
      secondFactor,
    },
    ...{ settings, notifications, notificationSettings, favourites, follows, papers, notes, blockedEmployers },
    ...{ savedSearches, pushSubscriptions, jobDrafts, contactMessages, reviews, replyTemplates, apiKeys },
    ...{ questions, receivedQuestions },
    ...{ webhooks, auditEntries, verificationRequests, receivedApplications },
  }
}

/** The result of a call that does not exist where the operator switched it off; null then. */
async function unlessOff<Result>(calling: Promise<Result>): Promise<Result | null> {
  try {
    return await calling
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The export's name and JSON. Without signed links, which end in ten minutes. */
export function exportFile(data: AccountData, now: Date): { name: string; text: string } {
  const { user, applications, resumes, reports, jobs, employerProfile, settings } = data
  const content = {
    exported_at: now.toISOString(),
    profile: user,
    papers: data.papers,
    job_notes: data.notes,
    blocked_employers: data.blockedEmployers,
    applications,
    application_reviews: data.reviews,
    messages: data.messages,
    contact_messages: data.contactMessages,
    interviews: data.interviews,
    resumes: resumes.map(({ url: _, ...resume }) => resume),
    reports,
    ...(jobs && { jobs }),
    ...(data.receivedApplications && { received_applications: data.receivedApplications.map(withoutLinks) }),
    ...(data.jobDrafts && { job_drafts: data.jobDrafts }),
    ...(data.replyTemplates && { reply_templates: data.replyTemplates }),
    ...(data.webhooks && { webhooks: data.webhooks }),
    ...(employerProfile && { employer_profile: employerProfile }),
    ...(data.verificationRequests && { verification_requests: data.verificationRequests }),
    ...(data.apiKeys && { api_keys: data.apiKeys }),
    saved_searches: data.savedSearches,
    audit_log: data.auditEntries,
    sessions: data.sessions,
    second_factor: data.secondFactor,
    favourites: data.favourites,
    ...(data.questions && { questions: data.questions }),
    ...(data.receivedQuestions && { received_questions: data.receivedQuestions }),
    follows: data.follows,
    last_visit: data.lastVisit,
    settings,
    notifications: data.notifications,
    notification_settings: data.notificationSettings,
    push_subscriptions: data.pushSubscriptions,
  }
  return { name: `shigotocho-${tokyoDate(now)}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}

function withoutLinks({
  resume_url: _url,
  applicant_resume_url: _same,
  papers,
  ...application
}: NonNullable<AccountData['receivedApplications']>[number]) {
  return { ...application, papers: papers.map(({ url: _, ...paper }) => paper) }
}

/** A file of the export, or where to read it. */
type Place = { name: string; url: string } | { name: string; read: () => Promise<Blob> }

/** The person's files: resumes, pictures, files of messages, and the papers made of the profile. */
export function placesOf(data: AccountData): Place[] {
  const { user, resumes, messages, employerProfile } = data
  const { calendar, photo } = storedPaperLook()
  const picture = (name: string, url: string | null) => (url === null ? [] : [{ name: `${name}.webp`, url }])
  return [
    ...paperKinds.map((kind) => ({
      name: `papers/${kind}.pdf`,
      read: () =>
        fetchFile('readPaper', { params: { file: `${kind}.pdf` }, query: { calendar, photo: photo ? '1' : '0' } }),
    })),
    ...resumes.map(({ id, name, url }) => ({ name: `resumes/${id}-${name}`, url })),
    ...picture('pictures/profile', user.avatar_url),
    ...picture('pictures/logo', employerProfile?.logo_url ?? null),
    ...(employerProfile?.photos ?? []).flatMap(({ id, url }) => picture(`pictures/${id}`, url)),
    ...messages.flatMap((message) =>
      message.files.map(({ id, name }) => ({
        name: `messages/${id}-${name}`,
        read: () => fetchFile('readMessageFile', { params: { id: message.id, fileId: id } }),
      })),
    ),
  ]
}

/** The export with its files; each is read when the one before is packed. Files that are gone meanwhile are left out. */
export async function exportZip(data: AccountData, now: Date): Promise<{ name: string; content: Blob }> {
  const { downloadZip } = await import('client-zip')
  const { name, text } = exportFile(data, now)
  async function* files() {
    yield { name, input: text }
    for (const place of placesOf(data)) {
      const content = await contentOf(place)
      if (content) yield { name: place.name, input: await content.arrayBuffer() }
    }
  }
  return { name: name.replace(/json$/, 'zip'), content: await downloadZip(files()).blob() }
}

async function contentOf(place: Place): Promise<Blob | null> {
  if ('read' in place) return place.read().catch(gone)
  const response = await fetch(place.url).catch((error) => {
    throw new NetworkError(error)
  })
  return response.ok ? response.blob() : null
}

/** Too long for a paper, or deleted; a lost network or an overload ends the export. */
function gone(error: unknown): null {
  if (error instanceof ApiError && error.status < 429) return null
  throw error
}
