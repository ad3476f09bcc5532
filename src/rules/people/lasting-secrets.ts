import type { SecurityNotice } from './security-notices.ts'

/** What an owner does when somebody else may be in the account; `secure-account` is the link of a security notice. */
export type Defence = 'password-change' | 'password-reset' | 'sign-out-everywhere' | 'secure-account'

/** `since` ends those made since the notice; with `session` they end together with the session that made them. */
type End = 'all' | 'since' | 'session' | 'none'

type LastingSecret = {
  /** Whether making one takes a confirmed identity (step-up.ts). */
  confirmed: boolean
  /** The entry of the audit log, and the notice, about making one. */
  audit: string | null
  notice: SecurityNotice | null
  endedBy: Record<Defence, End>
}

const everyDefence = (end: 'all' | 'session' | 'none') =>
  ({ 'password-change': end, 'password-reset': end, 'sign-out-everywhere': end, 'secure-account': end }) as const

const noticeAlone = { ...everyDefence('none'), 'secure-account': 'since' } as const

/** Everything that opens something without a session and lasts; docs/product/accounts.md, Lasting secrets. */
export const lastingSecrets = {
  // It tells where and when a person has interviews, and a new address takes one press.
  calendarAddress: {
    ...{ confirmed: true, audit: 'calendar:create', notice: 'calendar-address-made' },
    endedBy: everyDefence('all'),
  },
  // An employer's programs must not stop because a person changes or forgets a password; owners list and revoke keys.
  apiKey: { ...{ confirmed: true, audit: 'key:create', notice: 'api-key-made' }, endedBy: noticeAlone },
  // As keys. It is switched off instead of deleted, so that its log stays.
  webhook: { ...{ confirmed: true, audit: 'webhook:add', notice: 'webhook-set' }, endedBy: noticeAlone },
  // The invited person waits for it, for 7 days at most; owners list and withdraw it.
  teamInvitation: { ...{ confirmed: true, audit: 'team:invite', notice: 'member-invited' }, endedBy: noticeAlone },
  // It tells less than its session, whose sign-in is recorded and told.
  pushSubscription: { ...{ confirmed: false, audit: null, notice: null }, endedBy: everyDefence('session') },
  // It only turns mails about new jobs off, and must work for as long as the mail exists (RFC 8058).
  unsubscribeLink: { ...{ confirmed: false, audit: null, notice: null }, endedBy: everyDefence('none') },
  // It only deletes what an employer stored of a person who has no account, whose right to that does not end.
  eraseLink: {
    ...{ confirmed: false, audit: 'application:add-external', notice: null },
    endedBy: everyDefence('none'),
  },
} as const satisfies Record<string, LastingSecret>

export type LastingSecretName = keyof typeof lastingSecrets
