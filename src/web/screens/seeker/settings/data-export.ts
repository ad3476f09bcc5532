import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import { paperKinds } from '#rules/people/papers.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { type Settings, storedSettings } from '#web/settings/stored-settings.ts'
import { storedPaperLook } from '#web/storage/paper-look.ts'

type User = ResponseData<'readProfile'>['user']

/** An employer's data are exported only by its own account. */
const isOwn = (user: User) => user.team?.is_founder ?? true
const posts = (user: User) => isOwn(user) && hasPermission(user.role, 'job:manage-own')
const hasProfile = (user: User) => isOwn(user) && hasPermission(user.role, 'employer-profile:own')
const integrates = (user: User) => isOwn(user) && hasPermission(user.role, 'integration:manage')
const decides = (user: User) => hasPermission(user.role, 'application:decide')

type Part<Name extends EndpointName, Member extends keyof ResponseData<Name> & string> = AnyPart & {
  call: Name
  member: Member
}
type AnyPart = {
  call: EndpointName
  member: string
  query?: Record<string, string>
  /** Who has these data; everybody by default. */
  of?: (user: User) => boolean
  /** The operator may have switched these calls off. */
  mayBeOff?: boolean
}
const part = <Name extends EndpointName, Member extends keyof ResponseData<Name> & string>(
  call: Name,
  member: Member,
  more: Omit<AnyPart, 'call' | 'member'> = {},
): Part<Name, Member> => ({ call, member, ...more })

/** What the export contains besides the profile and this browser's settings, by its name in the file. */
const parts = {
  papers: part('readPapers', 'papers'),
  job_notes: part('listJobNotes', 'notes'),
  blocked_employers: part('listBlockedEmployers', 'blocked_employers'),
  applications: part('listMyApplications', 'applications'),
  application_reviews: part('listMyReviews', 'reviews'),
  messages: part('listMyMessages', 'messages'),
  contact_messages: part('listMyContactMessages', 'messages'),
  interviews: part('listMyInterviews', 'interviews'),
  resumes: part('listResumes', 'resumes'),
  reports: part('listMyReports', 'reports'),
  jobs: part('listMyJobs', 'jobs', { of: posts }),
  received_applications: part('listEmployerApplications', 'applications', { of: posts }),
  job_drafts: part('listJobDrafts', 'drafts', { of: posts }),
  reply_templates: part('listReplyTemplates', 'templates', { of: decides }),
  webhooks: part('listWebhooks', 'webhooks', { of: integrates }),
  employer_profile: part('readEmployerProfile', 'profile', { of: hasProfile }),
  verification_requests: part('listOwnVerificationRequests', 'requests', { of: hasProfile }),
  api_keys: part('listApiKeys', 'keys', { of: integrates }),
  saved_searches: part('listSavedSearches', 'saved_searches'),
  audit_log: part('listMyAuditEntries', 'entries'),
  sessions: part('listSessions', 'sessions'),
  second_factor: part('readSecondFactor', 'second_factor'),
  favourites: part('listFavourites', 'favourites'),
  questions: part('listMyQuestions', 'questions', { mayBeOff: true }),
  received_questions: part('listReceivedQuestions', 'questions', { of: posts, mayBeOff: true }),
  follows: part('listFollows', 'follows'),
  // The visit of the front page before the last one.
  last_visit: part('readHome', 'last_visit', { query: { peek: '1' } }),
  notifications: part('listNotifications', 'notifications'),
  notification_settings: part('readNotificationSettings', 'settings'),
  push_subscriptions: part('listPushSubscriptions', 'push_subscriptions'),
}
type Parts = typeof parts
type AccountData = { profile: User; settings: Settings } & {
  [Name in keyof Parts]?: Parts[Name] extends Part<infer Call, infer Member> ? ResponseData<Call>[Member] : never
}

/** All data about the reader that calls return. */
export async function readAccountData(): Promise<AccountData> {
  const { user } = await api('readProfile')
  const read: Record<string, unknown> = {}
  for (const [name, { call, member, query, of, mayBeOff }] of Object.entries<AnyPart>(parts)) {
    if (of && !of(user)) continue
    const calling: Promise<Record<string, unknown> | undefined> = api(call, query ? { query: query as never } : {})
    const found = await calling.catch((error) => {
      if (mayBeOff && error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    read[name] = found?.[member]
  }
  const data: AccountData = { profile: user, settings: storedSettings(), ...read }
  if (!isOwn(user)) data.interviews = data.interviews?.filter(({ side }) => side === 'applicant')
  return data
}

/** The export's name and JSON. Without signed links, which end in ten minutes. */
export function exportFile(data: AccountData, now: Date): { name: string; text: string } {
  const content = {
    exported_at: now.toISOString(),
    ...data,
    resumes: data.resumes?.map(({ url: _, ...resume }) => resume),
    received_applications: data.received_applications?.map(
      ({ resume_url: _url, applicant_resume_url: _same, papers, ...application }) => ({
        ...application,
        papers: papers.map(({ url: _, ...paper }) => paper),
      }),
    ),
  }
  return { name: `shigotocho-${tokyoDate(now)}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}

/** A file of the export, or where to read it. */
type Place = { name: string; url: string } | { name: string; read: () => Promise<Blob> }

/** The person's files: resumes, pictures, files of messages, and the papers made of the profile. */
function placesOf({ profile, resumes = [], messages = [], employer_profile: employer }: AccountData): Place[] {
  const { calendar, photo } = storedPaperLook()
  const picture = (name: string, url: string | null) => (url === null ? [] : [{ name: `${name}.webp`, url }])
  return [
    ...paperKinds.map((kind) => ({
      name: `papers/${kind}.pdf`,
      read: () =>
        fetchFile('readPaper', { params: { file: `${kind}.pdf` }, query: { calendar, photo: photo ? '1' : '0' } }),
    })),
    ...resumes.map(({ id, name, url }) => ({ name: `resumes/${id}-${name}`, url })),
    ...picture('pictures/profile', profile.avatar_url),
    ...picture('pictures/logo', employer?.logo_url ?? null),
    ...(employer?.photos ?? []).flatMap(({ id, url }) => picture(`pictures/${id}`, url)),
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
