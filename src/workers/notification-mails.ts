import { pagePath } from '#contract/page-addresses.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { NotificationKind } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import type { NotificationRow } from '#store/people/notifications.ts'
import { verificationFacts } from '#store/people/verification-requests.ts'
import { applicationsReceived } from '#words/mail/applications.ts'
import { employerRefused, employerVerified } from '#words/mail/employers.ts'
import { notificationsTold } from '#words/mail/notifications.ts'
import { interviewMail } from './interview-mails.ts'

/** Whom a mail tells of notifications, and with what it is written. */
export type NotificationReader = {
  db: Database
  now: Date
  reader: { id: string; name: string; email: string }
  publicUrl: string
  /** The page on which the reader chooses what comes. */
  settings: string
  operatorEmail: string
}

type NotificationMail = (told: readonly NotificationRow[], context: NotificationReader) => Promise<Mail | null>

/** Applications of a while: how many, and who applied for what. */
async function applicationsMail(
  told: readonly NotificationRow[],
  { reader, publicUrl, settings }: NotificationReader,
): Promise<Mail | null> {
  const unread = told.filter(({ read_at }) => read_at === null)
  if (unread.length === 0) return null
  const applicants = unread.map(({ applicant_name, job_title }) => ({
    name: applicant_name ?? '',
    jobTitle: job_title ?? '',
  }))
  const link = publicUrl + pagePath('employerApplications')
  const words = applicationsReceived({ employerName: reader.name, applicants, link, settings })
  return { to: { name: reader.name, address: reader.email }, ...words }
}

/** A decision on an employer's request; not sent when the mark was given or taken again since. */
async function verificationMail(
  told: readonly NotificationRow[],
  { db, reader, publicUrl, settings }: NotificationReader,
): Promise<Mail | null> {
  const id = told.at(-1)?.verification_request_id
  const facts = id ? await verificationFacts(db, id) : undefined
  if (!facts || (facts.outcome === 'verified') !== (facts.verified_at !== null)) return null
  const about = { name: reader.name, link: publicUrl + pagePath('employerProfile'), settings }
  const words =
    facts.outcome === 'refused' ? employerRefused({ ...about, reason: facts.reason ?? '' }) : employerVerified(about)
  return { to: { name: reader.name, address: reader.email }, ...words }
}

/** Kinds whose mail tells more than what happened; the others have the plain one. */
const mails: { [Kind in NotificationKind]?: NotificationMail } = {
  application_received: applicationsMail,
  interview_proposed: interviewMail,
  interview_decided: interviewMail,
  verification_decided: verificationMail,
}

/** The mail of a bundle, whose notifications are of one kind; null when nothing is left to tell. */
export async function notificationMail(
  kind: NotificationKind,
  told: readonly NotificationRow[],
  context: NotificationReader,
): Promise<Mail | null> {
  return (mails[kind] ?? plainMail)(told, context)
}

/** What happened, without what was read meanwhile. */
async function plainMail(
  told: readonly NotificationRow[],
  { reader, publicUrl, settings }: NotificationReader,
): Promise<Mail | null> {
  const [first, ...others] = told
    .filter(({ read_at }) => read_at === null)
    .map(notificationView)
    .map(({ title, text, path }) => ({ title, text, link: publicUrl + path }))
  if (!first) return null
  const words = notificationsTold({ name: reader.name, told: [first, ...others], settings })
  return { to: { name: reader.name, address: reader.email }, ...words }
}
