import { pagePath } from '#contract/page-addresses.ts'
import { savedSearchPath } from '#contract/search-address.ts'
import type { NotificationKind, NotifiedEvent } from '#rules/people/notifications.ts'
import { tokyoDay } from '#rules/tokyo-date.ts'
import { notificationWords } from '#words/notifications.ts'

/** A stored notification with its subject; null is not part of its kind. */
type Row = {
  id: string
  kind: NotificationKind
  detail: Record<string, unknown>
  told_at: Date
  read_at: Date | null
  application_id: string | null
  message_id: string | null
  interview_id: string | null
  saved_search_id: string | null
  verification_request_id: string | null
  account_id: string | null
  question_id: string | null
  saved_search: string | null
  job_id: string | null
  job_title: string | null
  company: string | null
  applicant_name: string | null
  is_applicant: boolean
}

/** A notification for its reader: its words and its page. */
export function notificationView<Stored extends Row>(row: Stored) {
  const { id, kind, told_at, read_at, is_applicant, application_id, job_id, saved_search_id } = row
  const words = notificationWords({
    about: notifiedEventOf(row),
    job_title: row.job_title ?? ofDeletedJob(row, 'title'),
    company: row.company ?? ofDeletedJob(row, 'company'),
    applicant_name: row.applicant_name ?? '',
    is_applicant,
  })
  const ids = { application_id, job_id, saved_search_id }
  // The employer knows the day of a question only; a time could tell who asked.
  const shown = kind === 'question_received' ? tokyoDay(told_at) : told_at
  return { ...row, ...words, ...ids, id, kind, told_at: shown, is_read: read_at !== null, path: pathOf(row) }
}

/** A deleted favourite leaves its name in the notification. */
const ofDeletedJob = ({ kind, detail }: Row, name: 'title' | 'company') =>
  kind === 'favourite_changed' ? String(detail[name] ?? '') : ''

/** The event as it was stored. */
export function notifiedEventOf({ kind, detail, ...row }: Row): NotifiedEvent {
  const { application_id, message_id, interview_id, saved_search_id, job_id, verification_request_id } = row
  const about = { verification_request_id, account_id: row.account_id, question_id: row.question_id }
  const ids = { application_id, message_id, interview_id, saved_search_id, job_id, ...about }
  return { kind, ...detail, ...ids } as unknown as NotifiedEvent
}

/** The page about a notification's subject. */
function pathOf({ kind, detail, job_id, application_id, account_id, saved_search }: Row): string {
  const jobId = job_id ?? ''
  switch (kind) {
    case 'application_received':
      return pagePath('applicants', { jobId })
    // A decision may include a message, which is shown there too.
    case 'status_changed':
    case 'message':
    case 'interview_proposed':
    case 'interview_decided':
      return pagePath('application', { id: application_id ?? '' })
    case 'job_approved':
      return pagePath('job', { id: jobId })
    case 'job_rejected':
    case 'job_stopped':
      return pagePath('employerJobs')
    case 'job_found_wanting':
    case 'job_edited':
      return pagePath('editJob', { jobId })
    case 'job_ending':
      return `${pagePath('editJob', { jobId })}#job-deadline`
    case 'question_received':
    case 'question_removed':
      return pagePath('employerQuestions')
    case 'question_answered':
    case 'question_declined':
      return pagePath('job', { id: jobId, tab: 'questions' })
    case 'account_changed':
      return detail.change === 'edited' ? pagePath('profile') : pagePath('settings')
    case 'job_ended':
    case 'case_told':
      return pagePath('applications')
    case 'verification_decided':
      return pagePath('employerProfile')
    case 'followed_employer_posted':
      return pagePath('employer', { id: account_id ?? '' })
    case 'favourite_changed':
      return job_id ? pagePath('job', { id: job_id }) : pagePath('applications', { tab: 'favourites' })
    case 'alert':
      return savedSearchPath(saved_search ?? '')
  }
}
