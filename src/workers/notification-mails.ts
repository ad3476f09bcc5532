import { pagePath } from '#contract/page-addresses.ts'
import { notificationView } from '#contract/people/notification-view.ts'
import { unsubscribePath } from '#contract/signed-links.ts'
import type { Mail } from '#integrations/mail/message.ts'
import type { FavouriteNews, NotificationKind } from '#rules/people/notifications.ts'
import type { Database } from '#store/database.ts'
import type { NotificationRow } from '#store/people/notifications.ts'
import { verificationFacts } from '#store/people/verification-requests.ts'
import { applicationsReceived, caseTold, jobsEnded } from '#words/mail/applications.ts'
import { employerRefused, employerVerified } from '#words/mail/employers.ts'
import { favouritesChanged } from '#words/mail/favourites.ts'
import { personName } from '#words/mail/frame.ts'
import { messagesReceived, severalNotifications } from '#words/mail/notifications.ts'
import { favouriteNewsFacts } from '#words/notifications.ts'
import { interviewMail } from './interview-mails.ts'

/** The recipient of notifications, and the mail's data. */
export type NotificationReader = {
  db: Database
  now: Date
  reader: { id: string; name: string; email: string }
  publicUrl: string
  /** The settings page. */
  settings: string
  operatorEmail: string
  /** Signs the address that ends mails. */
  secret: string
}

type NotificationMail = (told: readonly NotificationRow[], context: NotificationReader) => Promise<Mail | null>

/** Several applications: their number, applicants and jobs. */
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

/** A decision on a verification request; skipped when the verification changed since. */
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

/** Jobs that ended, also those read about in the list: the mail says what to do. */
async function jobsEndedMail(
  told: readonly NotificationRow[],
  { reader, publicUrl }: NotificationReader,
): Promise<Mail> {
  const [link, contact] = [publicUrl + pagePath('applications'), publicUrl + pagePath('contact')]
  const words = jobsEnded({ name: reader.name, ended: told.map(notificationView), link, contact })
  return { to: { name: reader.name, address: reader.email }, ...words }
}

/** What the operator of a case tells an applicant. */
async function caseToldMail(
  told: readonly NotificationRow[],
  { reader, publicUrl }: NotificationReader,
): Promise<Mail> {
  const [link, contact] = [publicUrl + pagePath('applications'), publicUrl + pagePath('contact')]
  const messages = told.map(({ job_title, company, detail }) => ({
    job: `${job_title ?? ''}（${company ?? ''}）`,
    text: String(detail.text),
  }))
  const words = caseTold({ name: reader.name, told: messages, link, contact })
  return { to: { name: reader.name, address: reader.email }, ...words }
}

/** Messages of one application that were not read meanwhile. */
async function messagesMail(
  rows: readonly NotificationRow[],
  { reader, publicUrl, settings }: NotificationReader,
): Promise<Mail | null> {
  const unread = rows.filter(({ read_at }) => read_at === null)
  const last = unread.at(-1)
  if (!last) return null
  const from = last.is_applicant ? (last.company ?? '') : `${personName(last.applicant_name ?? '')}さん`
  const link = publicUrl + notificationView(last).path
  const told = { from, job: last.job_title ?? '', count: unread.length }
  const words = messagesReceived({ name: reader.name, ...told, link, settings })
  return { to: { name: reader.name, address: reader.email }, ...words }
}

/** The day's news of favourites. */
async function favouritesMail(
  told: readonly NotificationRow[],
  { reader, publicUrl, settings, secret }: NotificationReader,
): Promise<Mail | null> {
  const news = told.map((row) => {
    const { title, path } = notificationView(row)
    const job = `${row.job_title ?? row.detail.title}（${row.company ?? row.detail.company}）`
    const facts = favouriteNewsFacts(row.detail as FavouriteNews)
    return { title, job, facts, link: row.job_id && publicUrl + path }
  })
  const list = publicUrl + pagePath('applications', { tab: 'favourites' })
  const unsubscribe = publicUrl + unsubscribePath(reader.id, secret, 'favourites')
  const words = favouritesChanged({ name: reader.name, told: news, list, settings, unsubscribe })
  return { to: { name: reader.name, address: reader.email }, ...words, unsubscribe }
}

/** Kinds with a detailed mail; the others have the plain one. */
const mails: { [Kind in NotificationKind]?: NotificationMail } = {
  application_received: applicationsMail,
  interview_proposed: interviewMail,
  interview_decided: interviewMail,
  verification_decided: verificationMail,
  job_ended: jobsEndedMail,
  case_told: caseToldMail,
  message: messagesMail,
  favourite_changed: favouritesMail,
}

/** The mail of a bundle, whose notifications are of one kind; null when nothing is left to say. */
export async function notificationMail(
  kind: NotificationKind,
  told: readonly NotificationRow[],
  context: NotificationReader,
): Promise<Mail | null> {
  return (mails[kind] ?? plainMail)(told, context)
}

/** The events that were not read meanwhile. */
async function plainMail(
  told: readonly NotificationRow[],
  { reader, publicUrl, settings }: NotificationReader,
): Promise<Mail | null> {
  const [first, ...others] = told
    .filter(({ read_at }) => read_at === null)
    .map(notificationView)
    .map(({ title, text, path }) => ({ title, text, link: publicUrl + path }))
  if (!first) return null
  const words = severalNotifications({ name: reader.name, told: [first, ...others], settings })
  return { to: { name: reader.name, address: reader.email }, ...words }
}
