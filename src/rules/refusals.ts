/** Every reason for refusing a well-formed request. Sentences: words/refusals.ts; statuses: contract/refusal-status.ts. */
export const refusals = [
  'not-signed-in',
  'session-ended',
  'wrong-credentials',
  'code-invalid',
  'code-expired',
  'no-account-yet',
  'second-factor-required',
  'second-factor-missing',
  'confirmation-required',
  'not-allowed',
  'posting-not-allowed',
  'team-role-too-low',
  'key-refused',
  'key-not-allowed',
  'key-not-found',
  'too-many-keys',
  'email-not-confirmed',
  'code-needs-confirmed-email',
  'already-member',
  'team-full',
  'member-not-found',
  'team-founder',
  'invitation-invalid',
  'invitation-of-another',
  'invitation-for-employers',
  'already-in-team',
  'has-own-jobs',
  'webhook-not-found',
  'too-many-webhooks',
  'delivery-not-found',
  'not-found',
  'job-not-found',
  'application-not-found',
  'user-not-found',
  'employer-not-found',
  'file-not-found',
  'postal-code-not-found',
  'unknown-address',
  'method-not-allowed',
  'already-applied',
  'own-job',
  'employer-blocked',
  'already-blocked',
  'too-many-blocks',
  'block-not-found',
  'too-many-notes',
  'too-many-favourites',
  'question-personal',
  'too-many-questions',
  'question-not-found',
  'question-not-open',
  'too-many-follows',
  'note-not-found',
  'decision-undo-over',
  'reply-template-not-found',
  'too-many-reply-templates',
  'already-reported',
  'report-not-found',
  'report-closed',
  'case-not-found',
  'case-closed',
  'case-changed',
  'applicants-told',
  'contact-message-not-found',
  'contact-message-closed',
  'announcement-not-found',
  'announcement-not-due',
  'announcement-changed',
  'check-rule-not-found',
  'second-review-not-found',
  'second-review-done',
  'too-many-check-rules',
  'job-closed',
  'already-decided',
  'revision-not-found',
  'claimed-by-other',
  'has-findings',
  'first-posting',
  'level-high',
  'decided-by-you',
  'employer-not-verified',
  'employer-verified',
  'verification-facts-missing',
  'verification-facts-changed',
  'company-unproven',
  'verification-waiting',
  'verification-not-waiting',
  'verification-request-not-found',
  'verification-decided',
  'website-missing',
  'relation-code-over',
  'changed-meanwhile',
  'job-changed',
  'not-publishable',
  'already-public',
  'draft-not-found',
  'draft-changed',
  'too-many-drafts',
  'too-late-to-undo',
  'bulk-undo-over',
  'import-not-found',
  'import-undo-over',
  'sheet-unreadable',
  'status-move-impossible',
  'application-changed',
  'offer-needs-acceptance',
  'undo-period-over',
  'already-withdrawn',
  'job-not-stopped',
  'already-added',
  'no-account',
  'erase-link-invalid',
  'message-not-found',
  'own-message',
  'interview-not-found',
  'interview-changed',
  'slot-not-offered',
  'slot-past',
  'slot-taken',
  'slot-overlaps',
  'application-over',
  'stopped-by-operator',
  'owner-suspended',
  'email-taken',
  'current-password-wrong',
  'sign-in-again',
  'password-wrong',
  'email-mismatch',
  'reset-link-invalid',
  'verify-link-invalid',
  'revert-link-invalid',
  'secure-link-invalid',
  'already-verified',
  'admin-untouchable',
  'last-administrator',
  'not-an-administrator',
  'account-suspended',
  'already-suspended',
  'not-suspended',
  'session-not-found',
  'code-wrong',
  'passkey-wrong',
  'challenge-over',
  'totp-set-up-already',
  'totp-not-begun',
  'passkeys-unavailable',
  'passkey-taken',
  'too-many-passkeys',
  'passkey-not-found',
  'no-second-factor',
  'link-expired',
  'not-an-image',
  'image-kind-unread',
  'not-a-resume',
  'resume-has-macros',
  'resume-asks-password',
  'paper-too-long',
  'too-many-resumes',
  'too-many-photos',
  'photo-not-found',
  'message-file-unread',
  'storage-full',
  'resume-not-found',
  'saved-search-not-found',
  'unsubscribe-link-invalid',
  'already-saved',
  'too-many-saved-searches',
  'social-not-set-up',
  'social-token-refused',
  'social-provider-away',
  'too-many-tries',
  'factor-paused',
  'body-too-large',
  'address-too-long',
  'body-malformed',
  'body-too-slow',
  'wrong-content-type',
  'invalid-input',
  'unavailable',
  'overloaded',
  'failed',
] as const
export type Refusal = (typeof refusals)[number]

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
