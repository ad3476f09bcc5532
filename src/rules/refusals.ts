/** Every reason for refusing a well-formed request, with its HTTP status. Sentences: words/refusals.ts. */
export const refusalStatus = {
  'not-signed-in': 401,
  'session-ended': 401,
  'wrong-credentials': 401,
  'code-invalid': 400,
  'code-expired': 400,
  'no-account-yet': 404,
  'second-factor-required': 403,
  'second-factor-missing': 403,
  'confirmation-required': 403,
  'not-allowed': 403,
  'posting-not-allowed': 403,
  'team-role-too-low': 403,
  'key-refused': 401,
  'key-not-allowed': 403,
  'key-not-found': 404,
  'too-many-keys': 409,
  'email-not-confirmed': 403,
  'code-needs-confirmed-email': 403,
  'already-member': 409,
  'team-full': 409,
  'member-not-found': 404,
  'team-founder': 409,
  'invitation-invalid': 400,
  'invitation-of-another': 403,
  'invitation-for-employers': 409,
  'already-in-team': 409,
  'has-own-jobs': 409,
  'webhook-not-found': 404,
  'too-many-webhooks': 409,
  'delivery-not-found': 404,
  'not-found': 404,
  'job-not-found': 404,
  'application-not-found': 404,
  'user-not-found': 404,
  'employer-not-found': 404,
  'file-not-found': 404,
  'postal-code-not-found': 404,
  'unknown-address': 404,
  'method-not-allowed': 405,
  'already-applied': 409,
  'own-job': 403,
  'employer-blocked': 409,
  'already-blocked': 409,
  'too-many-blocks': 409,
  'block-not-found': 404,
  'too-many-notes': 409,
  'too-many-favourites': 409,
  'question-personal': 400,
  'too-many-questions': 409,
  'question-not-found': 404,
  'question-not-open': 409,
  'too-many-follows': 409,
  'note-not-found': 404,
  'decision-undo-over': 409,
  'reply-template-not-found': 404,
  'too-many-reply-templates': 409,
  'already-reported': 409,
  'report-not-found': 404,
  'report-closed': 409,
  'case-not-found': 404,
  'case-closed': 409,
  'case-changed': 409,
  'applicants-told': 409,
  'contact-message-not-found': 404,
  'contact-message-closed': 409,
  'announcement-not-found': 404,
  'announcement-not-due': 409,
  'announcement-changed': 409,
  'check-rule-not-found': 404,
  'second-review-not-found': 404,
  'second-review-done': 409,
  'too-many-check-rules': 409,
  'job-closed': 409,
  'already-decided': 409,
  'revision-not-found': 404,
  'claimed-by-other': 409,
  'has-findings': 409,
  'first-posting': 409,
  'level-high': 409,
  'decided-by-you': 409,
  'employer-not-verified': 409,
  'employer-verified': 409,
  'verification-facts-missing': 409,
  'verification-facts-changed': 409,
  'company-unproven': 409,
  'verification-waiting': 409,
  'verification-not-waiting': 409,
  'verification-request-not-found': 404,
  'verification-decided': 409,
  'website-missing': 409,
  'relation-code-over': 409,
  'changed-meanwhile': 409,
  'job-changed': 409,
  'not-publishable': 409,
  'already-public': 409,
  'draft-not-found': 404,
  'draft-changed': 409,
  'too-many-drafts': 409,
  'too-late-to-undo': 409,
  'bulk-undo-over': 409,
  'import-not-found': 404,
  'import-undo-over': 409,
  'sheet-unreadable': 400,
  'status-move-impossible': 409,
  'application-changed': 409,
  'offer-needs-acceptance': 409,
  'undo-period-over': 409,
  'already-withdrawn': 409,
  'job-not-stopped': 409,
  'already-added': 409,
  'no-account': 409,
  'erase-link-invalid': 400,
  'message-not-found': 404,
  'own-message': 409,
  'interview-not-found': 404,
  'interview-changed': 409,
  'slot-not-offered': 409,
  'slot-past': 409,
  'slot-taken': 409,
  'slot-overlaps': 409,
  'application-over': 409,
  'stopped-by-operator': 409,
  'owner-suspended': 409,
  'email-taken': 409,
  'current-password-wrong': 400,
  'sign-in-again': 403,
  'password-wrong': 400,
  'email-mismatch': 400,
  'reset-link-invalid': 400,
  'verify-link-invalid': 400,
  'revert-link-invalid': 400,
  'secure-link-invalid': 400,
  'already-verified': 409,
  'admin-untouchable': 403,
  'last-administrator': 409,
  'not-an-administrator': 409,
  'account-suspended': 403,
  'already-suspended': 409,
  'not-suspended': 409,
  'session-not-found': 404,
  'code-wrong': 400,
  'passkey-wrong': 400,
  'challenge-over': 400,
  'totp-set-up-already': 409,
  'totp-not-begun': 409,
  'passkeys-unavailable': 409,
  'passkey-taken': 409,
  'too-many-passkeys': 409,
  'passkey-not-found': 404,
  'no-second-factor': 409,
  'link-expired': 403,
  'not-an-image': 400,
  'image-kind-unread': 400,
  'not-a-resume': 400,
  'resume-has-macros': 400,
  'resume-asks-password': 400,
  'paper-too-long': 409,
  'too-many-resumes': 409,
  'too-many-photos': 409,
  'photo-not-found': 404,
  'message-file-unread': 400,
  'storage-full': 413,
  'resume-not-found': 404,
  'saved-search-not-found': 404,
  'unsubscribe-link-invalid': 400,
  'already-saved': 409,
  'too-many-saved-searches': 409,
  'social-not-set-up': 503,
  'social-token-refused': 401,
  'social-provider-away': 503,
  'too-many-tries': 429,
  'factor-paused': 429,
  'body-too-large': 413,
  'address-too-long': 431,
  'body-malformed': 400,
  'body-too-slow': 408,
  'wrong-content-type': 415,
  'invalid-input': 400,
  unavailable: 503,
  overloaded: 503,
  failed: 500,
} as const
export type Refusal = keyof typeof refusalStatus
export const refusals = Object.keys(refusalStatus) as [Refusal, ...Refusal[]]

/** Thrown to refuse; an open transaction rolls back. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly refusal: Refusal
  /** Seconds to wait before a retry; becomes `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Data for the caller to continue, as the contract's schemas wrote it. */
  readonly data: object | undefined
  /** Faults of single fields, as sentences. */
  readonly errors: readonly { msg: string; path: string }[] | undefined

  constructor(refusal: Refusal, options: Partial<Pick<RefusalError, 'retryAfter' | 'data' | 'errors'>> = {}) {
    super(refusal)
    this.refusal = refusal
    this.retryAfter = options.retryAfter
    this.data = options.data
    this.errors = options.errors
  }
}

/** Refuses an attempt beyond its limit. */
export function refuseTooMany(attempt: { allowed: boolean; retryAfterSeconds: number }): void {
  if (!attempt.allowed) throw new RefusalError('too-many-tries', { retryAfter: attempt.retryAfterSeconds })
}

/** Refuses a second factor during a pause, and says until when. */
export function refusePaused(
  { allowed, pausedUntil }: { allowed: boolean; pausedUntil: Date | null },
  now: Date,
): void {
  if (allowed) return
  const until = pausedUntil ?? now
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  throw new RefusalError('factor-paused', { retryAfter, data: { until: until.toISOString() } })
}

/** Refuses when a rule gives a reason. */
export function refuseIf(reason: Refusal | null): void {
  if (reason) throw new RefusalError(reason)
}

/** A value that was looked for; refuses without it. */
export function orRefuse<Value>(value: Value, refusal: Refusal): Exclude<Value, null | undefined | false | '' | 0> {
  if (!value) throw new RefusalError(refusal)
  return value as Exclude<Value, null | undefined | false | '' | 0>
}
