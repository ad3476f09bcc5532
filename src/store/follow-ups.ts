import type { Reminder } from '#rules/interviews/interviews.ts'
import type { JobField } from '#rules/jobs/job-edit.ts'
import type { Side } from '#rules/messages/sides.ts'
import type { AccountField } from '#rules/people/notifications.ts'
import type { Queryable } from './database.ts'

/** A mail that is written later. */
export type MailFollowUp =
  | { kind: 'verify-email'; link_id: string }
  | { kind: 'reset-password'; link_id: string }
  | { kind: 'email-changed'; change_id: string }
  | { kind: 'security-notice'; notice_id: string }
  /** `user_id`: whom of the employer's team; absent where it goes to the employer's own account. */
  | { kind: 'application-received'; application_id: string; user_id?: string }
  | { kind: 'application-sent'; application_id: string }
  /** `decision_id` is missing where a former version decided. */
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
  | { kind: 'team-invitation'; invitation_id: string }
  | { kind: 'webhook-switched-off'; webhook_id: string }
  | { kind: 'contact-received'; message_id: string }
  | { kind: 'contact-answered'; answer_id: string }
  | { kind: 'account-suspended' | 'account-unsuspended'; user_id: string }
  | { kind: 'account-edited'; user_id: string; fields: AccountField[] }
  /** What an interview is in the calendar of whoever settled, moved or cancelled it. */
  | { kind: 'interview-calendar'; interview_id: string; side: Side }
  /** `sequence`: of the interview as it was settled; another one means that it was changed. */
  | { kind: 'interview-reminder'; interview_id: string; sequence: number; side: Side; before: Reminder }
  /** The notifications of one mail: those of a person, a bundle and the time (ISO 8601) at which it goes. */
  | { kind: 'notifications'; user_id: string; bundle: string; due: string }

/** A notification on its way to one browser. */
export type PushFollowUp = { kind: 'push'; notification_id: string; subscription_id: string }

/** What an endpoint of an employer is sent. */
export type WebhookFollowUp = { kind: 'webhook'; delivery_id: string }

/** What happens later, after the fact that causes it is committed. Payloads hold ids only, never personal data. */
export type FollowUp = MailFollowUp | PushFollowUp | WebhookFollowUp

/** The queue as actions see it: what is added inside a transaction exists only if that transaction commits. */
export type FollowUps = {
  /**
   * Resolves once the queue is open. To be waited for before a transaction begins: one that waits inside keeps the connection
   * with which the queue would open.
   */
  opened(): Promise<void>
  /** `afterSeconds`: not before that, because the fact may be taken back until then. */
  add(tx: Queryable, followUp: FollowUp, options?: { afterSeconds: number }): Promise<void>
}
