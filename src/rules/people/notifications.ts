import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { Role } from './roles.ts'

/** What people are told of. */
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
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The ways in which a notification reaches somebody: the list behind the bell, a mail, a push to their devices. */
export const outlets = ['list', 'mail', 'push'] as const
export type Outlet = (typeof outlets)[number]

/** What happened, with the ids of what it is about. It holds no personal data: names and titles are read when it is shown. */
export type Happening =
  | { kind: 'application_received'; application_id: string }
  /** `decision`: what can be taken back until it is told. */
  | {
      kind: 'status_changed'
      application_id: string
      status: Exclude<ApplicationStatus, 'pending'>
      decision?: string
    }
  | { kind: 'message'; application_id: string; message_id: string }
  | { kind: 'interview_proposed'; application_id: string; interview_id: string }
  /** Without an interview where an application is withdrawn that has none. */
  | { kind: 'interview_decided'; application_id: string; interview_id?: string; outcome: InterviewOutcome }
  | { kind: 'job_approved' | 'job_rejected'; job_id: string; decision_id: string }
  | { kind: 'job_found_wanting'; job_id: string }
  /** The deadline of a public job is near. */
  | { kind: 'job_ending'; job_id: string; deadline: string }
  | { kind: 'job_stopped'; job_id: string; decision_id: string }
  /** By an administrator. */
  | { kind: 'job_edited'; job_id: string; fields: JobField[] }
  | { kind: 'verification_decided'; verification_request_id: string; outcome: 'verified' | 'refused' }
  /** By an administrator; `fields` are those that were edited. */
  | { kind: 'account_changed'; account_id: string; change: 'suspended' | 'unsuspended' }
  | { kind: 'account_changed'; account_id: string; change: 'edited'; fields: AccountField[] }
  /** `jobs`: how many new jobs the saved search has. */
  | { kind: 'alert'; saved_search_id: string; jobs: number }

/** What an administrator edits of an account. */
export const accountFields = ['name', 'phone', 'address', 'bio', 'role'] as const
export type AccountField = (typeof accountFields)[number]

/** What became of a proposed interview; `withdrawn`: the application itself was withdrawn. */
export type InterviewOutcome = 'accepted' | 'declined' | 'moved' | 'cancelled' | 'withdrawn'

const ofEverybody = ['message', 'interview_decided', 'account_changed'] as const
const ofSeekers = ['alert', 'status_changed', 'interview_proposed'] as const
const ofEmployers = [
  'application_received',
  'job_approved',
  'job_rejected',
  'job_found_wanting',
  'job_ending',
  'job_stopped',
  'job_edited',
  'verification_decided',
] as const

/** The kinds that somebody of a role may get, in the order in which they are chosen. */
export const kindsOf: Record<Role, readonly NotificationKind[]> = {
  user: [...ofSeekers, ...ofEverybody],
  employer: [...ofEmployers, ...ofEverybody],
  admin: [...ofEmployers, ...ofSeekers, ...ofEverybody],
}

const necessaryMails: readonly NotificationKind[] = [
  'job_found_wanting',
  'job_stopped',
  'job_edited',
  'account_changed',
]

/** Findings of the law, and what the operator did to somebody's jobs or account, are mailed whatever was chosen. */
export const isNecessary = (kind: NotificationKind, outlet: Outlet): boolean =>
  outlet === 'mail' && necessaryMails.includes(kind)

/** How many days a notification is stored. */
export const notificationDays = 180

/** Applications that come within this time of the last mail about one are told an employer in one mail. */
export const applicationsWindowSeconds = 30 * 60
