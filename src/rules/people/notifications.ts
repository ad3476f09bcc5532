import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { JobState } from '#rules/jobs/job-state.ts'
import type { JobType, WorkStyle } from '#rules/jobs/job-vocabularies.ts'
import type { Salary } from '#rules/jobs/salary.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { Role } from './roles.ts'

/** Kinds of notifications. */
export const notificationKinds = [
  'application_received',
  'status_changed',
  'message',
  'interview_proposed',
  'interview_decided',
  'job_approved',
  'job_rejected',
  'job_found_wanting',
  'job_ending',
  'job_stopped',
  'job_edited',
  'verification_decided',
  'account_changed',
  'alert',
  'job_ended',
  'case_told',
  'question_received',
  'question_answered',
  'question_declined',
  'question_removed',
  'followed_employer_posted',
  'favourite_changed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Channels of a notification: the list behind the bell, a mail, a push. */
export const outlets = ['list', 'mail', 'push'] as const
export type Outlet = (typeof outlets)[number]

/** An event with its ids. It has no personal data: names and titles are read when it is shown. */
export type NotifiedEvent =
  | { kind: 'application_received'; application_id: string }
  /** `decision`: one that may be undone until the notification goes out. */
  | {
      kind: 'status_changed'
      application_id: string
      status: Exclude<ApplicationStatus, 'pending'>
      decision?: string
    }
  | { kind: 'message'; application_id: string; message_id: string }
  | { kind: 'interview_proposed'; application_id: string; interview_id: string }
  /** Without an interview when the withdrawn application has none. */
  | { kind: 'interview_decided'; application_id: string; interview_id?: string; outcome: InterviewOutcome }
  /** `revision`: the decision is on a correction of an approved job. */
  | { kind: 'job_approved' | 'job_rejected'; job_id: string; decision_id: string; revision?: true }
  | { kind: 'job_found_wanting'; job_id: string }
  /** The deadline of a public job is near. */
  | { kind: 'job_ending'; job_id: string; deadline: string }
  | { kind: 'job_stopped'; job_id: string; decision_id: string }
  /** By an administrator. */
  | { kind: 'job_edited'; job_id: string; fields: JobField[] }
  | { kind: 'verification_decided'; verification_request_id: string; outcome: 'verified' | 'refused' }
  /** By an administrator; `fields` are the edited ones. */
  | { kind: 'account_changed'; account_id: string; change: 'suspended' | 'unsuspended' }
  | { kind: 'account_changed'; account_id: string; change: 'edited'; fields: AccountField[] }
  /** To an applicant: the job was stopped or deleted, or its employer suspended. */
  | { kind: 'job_ended'; state: Exclude<JobState, 'open' | 'closed'> }
  /** To an applicant, by the operator of a case; `text` is read in the list and the mail. */
  | { kind: 'case_told'; text: string }
  /** To the employer, without the asker, and to the asker; `removed`: an answer of the employer, by the operator. */
  | { kind: `question_${'received' | 'answered' | 'declined' | 'removed'}`; job_id: string; question_id: string }
  /** `jobs`: the number of the saved search's new jobs. */
  | { kind: 'alert'; saved_search_id: string; jobs: number }
  /** `jobs`: the number of new jobs of a followed employer, whose account it is. */
  | { kind: 'followed_employer_posted'; account_id: string; jobs: number }
  /** `title` and `company` of a deleted job. */
  | ({ kind: 'favourite_changed'; job_id?: string; title?: string; company?: string } & FavouriteNews)

/** News of a favourite: of its state or deadline, and the terms that changed. */
export type FavouriteNews = { state: 'closed' | 'back' | 'ending' | null; deadline?: string; changes: TermChange[] }

/** The facts of a posting whose change is news to people who saved it. */
export type FavouriteFacts = Salary & {
  location: string
  job_type: JobType
  work_style: WorkStyle
  terms: Terms | null
}

/** A changed term in words: 給与, 月給25万円, 27万円. */
export type TermChange = { term: string; before: string; after: string }

/** Account fields that an administrator edits. */
export const accountFields = ['name', 'phone', 'address', 'bio', 'role'] as const
export type AccountField = (typeof accountFields)[number]

/** The outcome of a proposed interview; `withdrawn`: the application was withdrawn. */
export type InterviewOutcome = 'accepted' | 'declined' | 'moved' | 'cancelled' | 'withdrawn'

const ofEverybody = ['message', 'interview_decided', 'account_changed'] as const
const ofSeekers = [
  'alert',
  'followed_employer_posted',
  'favourite_changed',
  'status_changed',
  'interview_proposed',
  'job_ended',
  'case_told',
  'question_answered',
  'question_declined',
] as const
const ofEmployers = [
  'application_received',
  'question_received',
  'question_removed',
  'job_approved',
  'job_rejected',
  'job_found_wanting',
  'job_ending',
  'job_stopped',
  'job_edited',
  'verification_decided',
] as const

/** The kinds that a role can get, in the order of the settings. */
export const kindsOf: Record<Role, readonly NotificationKind[]> = {
  user: [...ofSeekers, ...ofEverybody],
  employer: [...ofEmployers, ...ofEverybody],
  admin: [...ofEmployers, ...ofSeekers, ...ofEverybody],
}

const necessaryMails: readonly NotificationKind[] = [
  'job_found_wanting',
  'job_stopped',
  'job_edited',
  'question_removed',
  'account_changed',
  'job_ended',
  'case_told',
]

/** Legal findings and the operator's actions on a user's jobs, answers, applications or account are mailed regardless of settings. */
export const isNecessary = (kind: NotificationKind, outlet: Outlet): boolean =>
  outlet === 'mail' && necessaryMails.includes(kind)

/** What is off until a person chooses it. */
export const isOffAtFirst = (kind: NotificationKind, outlet: Outlet): boolean =>
  kind === 'favourite_changed' && outlet === 'mail'

/** Days for which a notification is stored. */
export const notificationDays = 180

/** Applications within this time after the last mail about one become one mail. */
export const applicationsWindowSeconds = 30 * 60
