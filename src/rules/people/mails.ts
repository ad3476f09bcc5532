import type { NotificationKind } from './notifications.ts'

/**
 * When a mail may go. `proof`: always. `own`: until the reader has confirmed the email in fixed words, a few a day.
 * `other`: after confirmation only.
 */
export type MailClass = 'proof' | 'own' | 'other'

/** Texts of others than the reader: of a job, of an employer, a person's name, what somebody wrote, the operator's. */
type Foreign = 'job' | 'employer' | 'person' | 'note' | 'operator'

type Allowance = { times: number; seconds: number }

type MailRule = {
  class: MailClass
  /** What a confirmed reader, or a stranger, may read in it. */
  holds: readonly Foreign[]
  /** Whose mailbox it goes to; `stranger`: the sender's confirmed email counts, and the mail's own words are for strangers. */
  to?: 'stranger' | 'operator'
  /** How many somebody may cause: an account, a network address, for one mailbox. */
  per?: { account?: Allowance; address?: Allowance; mailbox?: Allowance }
}

const hourly = (times: number): Allowance => ({ times, seconds: 60 * 60 })
const daily = (times: number): Allowance => ({ times, seconds: 24 * 60 * 60 })

const ofJob = { class: 'own', holds: ['job', 'operator'] } as const
const ofInterview = { class: 'own', holds: ['job', 'employer', 'person', 'note'] } as const

/** Every mail by its follow-up, or by the notification that it tells of. docs/product/notifications.md, Mail. */
export const mailTable = {
  'verify-email': { class: 'proof', holds: [] },
  'reset-password': { class: 'proof', holds: [] },
  'sign-in-code': { class: 'proof', holds: [] },
  'email-changed': { class: 'proof', holds: [] },
  'security-notice': { class: 'proof', holds: [] },
  'relation-code': { class: 'proof', holds: [], to: 'stranger', per: { address: daily(20), mailbox: daily(20) } },
  // An operator writes and sends each.
  'contact-answered': { class: 'proof', holds: ['operator'], to: 'stranger' },
  'application-received': { class: 'own', holds: ['job', 'person'] },
  'application-sent': { class: 'own', holds: ['job', 'employer'] },
  'status-changed': { class: 'own', holds: ['job', 'employer'] },
  message: { class: 'own', holds: ['job', 'employer', 'person'] },
  'interview-proposed': ofInterview,
  'interview-decided': ofInterview,
  'interview-calendar': ofInterview,
  'interview-reminder': ofInterview,
  'question-received': { class: 'own', holds: ['job'] },
  'question-answered': { class: 'own', holds: ['job', 'employer'] },
  'question-declined': { class: 'own', holds: ['job', 'employer'] },
  'question-removed': { class: 'own', holds: ['job'] },
  'job-approved': ofJob,
  'job-rejected': ofJob,
  'job-found-unlawful': ofJob,
  'job-found-wanting': ofJob,
  'job-stopped': ofJob,
  'job-edited': ofJob,
  'job-ended': { class: 'own', holds: ['job', 'employer'] },
  'case-told': { class: 'own', holds: ['job', 'employer', 'operator'] },
  'employer-verified': { class: 'own', holds: [] },
  'employer-unverified': { class: 'own', holds: [] },
  'verification-decided': { class: 'own', holds: ['operator'] },
  'account-suspended': { class: 'own', holds: ['operator'] },
  'account-unsuspended': { class: 'own', holds: [] },
  'account-edited': { class: 'own', holds: ['operator'] },
  'account-changed': { class: 'own', holds: ['operator'] },
  'webhook-switched-off': { class: 'own', holds: [] },
  'external-applicant': {
    ...{ class: 'own', holds: ['job', 'employer', 'person'], to: 'stranger' },
    per: { account: hourly(500), address: hourly(500), mailbox: daily(5) },
  },
  'team-invitation': {
    ...{ class: 'other', holds: ['employer', 'person'], to: 'stranger' },
    per: { account: hourly(60), address: hourly(100), mailbox: hourly(5) },
  },
  'contact-received': { class: 'other', holds: ['person', 'note'], to: 'operator' },
  'job-ending': { class: 'other', holds: ['job'] },
  alert: { class: 'other', holds: ['job', 'employer'] },
  'followed-employer-posted': { class: 'other', holds: ['job', 'employer'] },
  'favourite-changed': { class: 'other', holds: ['job', 'employer'] },
} as const satisfies Record<string, MailRule>

export type MailName = keyof typeof mailTable

/** The mails whose words are fixed until the reader has confirmed the email. */
export type OwnMail = {
  [Name in MailName]: (typeof mailTable)[Name] extends { class: 'own'; to?: never } ? Name : never
}[MailName]

/** The rule of a mail. */
export const ruleOf = (name: MailName): MailRule => mailTable[name]

type Dashed<Kind extends string> = Kind extends `${infer Head}_${infer Tail}` ? `${Head}-${Dashed<Tail>}` : Kind

/** The mail that tells of notifications of a kind. */
export const mailOfKind = (kind: NotificationKind): MailName => kind.replaceAll('_', '-') as Dashed<NotificationKind>

/** Mails about own affairs to one mailbox that nobody confirmed. */
export const unconfirmedPerMailbox = daily(5)

/** Mails to people from elsewhere that an unverified employer may cause in its first days. */
export const youngEmployer = { days: 30, ...daily(20) }
