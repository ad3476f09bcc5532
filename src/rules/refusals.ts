/** Every reason for refusing a well-formed request. Sentences: words/refusals.ts; statuses: contract/refusal-status.ts. */
export const refusals = [
  'not-signed-in',
  'session-ended',
  'wrong-credentials',
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
  'unknown-address',
  'method-not-allowed',
  'already-applied',
  'own-job',
  'employer-blocked',
  'already-blocked',
  'too-many-blocks',
  'block-not-found',
  'too-many-notes',
  'note-not-found',
  'decision-undo-over',
  'reply-template-not-found',
  'too-many-reply-templates',
  'already-reported',
  'report-not-found',
  'report-closed',
  'contact-message-not-found',
  'contact-message-closed',
  'announcement-not-found',
  'announcement-not-due',
  'announcement-changed',
  'job-closed',
  'already-decided',
  'revision-not-found',
  'claimed-by-other',
  'has-findings',
  'employer-not-verified',
  'employer-verified',
  'verification-facts-missing',
  'verification-facts-changed',
  'verification-waiting',
  'verification-not-waiting',
  'verification-request-not-found',
  'verification-decided',
  'changed-meanwhile',
  'job-changed',
  'not-publishable',
  'draft-not-found',
  'draft-changed',
  'too-many-drafts',
  'too-late-to-undo',
  'bulk-undo-over',
  'status-move-impossible',
  'undo-period-over',
  'already-withdrawn',
  'message-not-found',
  'own-message',
  'interview-not-found',
  'interview-changed',
  'slot-not-offered',
  'slot-past',
  'slot-taken',
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
  'resume-asks-password',
  'paper-too-long',
  'too-many-resumes',
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

/** Refuses when a rule gives a reason. */
export function refuseIf(reason: Refusal | null): void {
  if (reason) throw new RefusalError(reason)
}
