import type { Reminder } from '#rules/interviews.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { AccountField } from '#rules/people/notifications.ts'
import type { Queryable } from './database.ts'

/** A mail to be written later. */
export type MailFollowUp =
  /** `back`: the path that the person came from. */
  | { kind: 'verify-email'; link_id: string; back?: string }
  | { kind: 'reset-password'; link_id: string }
  | { kind: 'sign-in-code'; code_id: string }
  | { kind: 'email-changed'; change_id: string }
  | { kind: 'security-notice'; notice_id: string }
  /** `user_id`: the addressed team member; absent for the employer's own account. */
  | { kind: 'application-received'; application_id: string; user_id?: string }
  | { kind: 'application-sent'; application_id: string }
  /** To a person from elsewhere: who holds what of them. */
  | { kind: 'external-applicant'; application_id: string }
  /** `decision_id` is missing on decisions by a former version. */
  | {
      kind: 'status-changed'
      application_id: string
      status: 'reviewed' | 'accepted' | 'rejected'
      decision_id?: string
    }
  | { kind: 'job-approved' | 'job-rejected' | 'job-stopped'; job_id: string; decision_id?: string; user_id?: string }
  | { kind: 'job-found-unlawful'; job_id: string; user_id?: string }
  | { kind: 'job-edited'; job_id: string; fields: JobField[]; user_id?: string }
  | { kind: 'employer-verified' | 'employer-unverified'; user_id: string }
  | { kind: 'relation-code'; code_id: string }
  | { kind: 'team-invitation'; invitation_id: string }
  | { kind: 'webhook-switched-off'; webhook_id: string }
  | { kind: 'contact-received'; message_id: string }
  | { kind: 'contact-answered'; answer_id: string }
  | { kind: 'account-suspended' | 'account-unsuspended'; user_id: string }
  | { kind: 'account-edited'; user_id: string; fields: AccountField[] }
  /** The state of an interview in the calendar of the person who settled, moved or cancelled it. */
  | { kind: 'interview-calendar'; interview_id: string; side: Side }
  /** `sequence`: the interview's version when it was settled; another one means that it changed. */
  | { kind: 'interview-reminder'; interview_id: string; sequence: number; side: Side; before: Reminder }
  /** The notifications of one mail: of one person, bundle and due time (ISO 8601). */
  | { kind: 'notifications'; user_id: string; bundle: string; due: string }

/** A push of a notification to one browser. */
export type PushFollowUp = { kind: 'push'; notification_id: string; subscription_id: string }

/** A delivery to an employer's webhook. */
export type WebhookFollowUp = { kind: 'webhook'; delivery_id: string }

/** Work for later, queued with the fact that causes it. Payloads have ids only, never personal data. */
export type FollowUp = MailFollowUp | PushFollowUp | WebhookFollowUp

/** The queue as actions see it; an entry added inside a transaction exists only if it commits. */
export type FollowUps = {
  /**
   * Resolves once the queue is open. Await it before a transaction: waiting inside keeps the connection that opening
   * needs.
   */
  opened(): Promise<void>
  /**
   * `afterSeconds`: earliest start, because the fact may be undone until then. A lower `priority` is taken later; `turn`
   * counts what waits in the queue for one.
   */
  add(
    tx: Queryable,
    followUp: FollowUp,
    options?: { afterSeconds?: number; priority?: number; turn?: () => Promise<number | 'lost'> },
  ): Promise<void>
}
