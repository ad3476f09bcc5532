import { InvalidInputError } from '#rules/faults.ts'
import type { VerifiedField } from '#rules/people/employer-profile.ts'
import { type Refusal, type RefusalError, refusalStatus } from '#rules/refusals.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import { faultText } from '#words/validation.ts'

/** Fields that a refusal with status 400 is about, so that every 400 fills `errors[]`. */
const pathOf: Partial<Record<Refusal, string>> = {
  'current-password-wrong': 'currentPassword',
  'password-wrong': 'password',
  'email-mismatch': 'email',
  'code-wrong': 'code',
  'code-invalid': 'code',
  'code-expired': 'code',
  'passkey-wrong': 'passkey',
  'challenge-over': 'challenge',
  'reset-link-invalid': 'token',
  'verify-link-invalid': 'token',
  'revert-link-invalid': 'token',
  'secure-link-invalid': 'token',
  'not-an-image': 'avatar',
  'image-kind-unread': 'avatar',
  'not-a-resume': 'resume',
  'resume-has-macros': 'resume',
  'resume-asks-password': 'resume',
  'message-file-unread': 'files',
  'sheet-unreadable': 'file',
  'question-personal': 'text',
}

export type Problem = {
  status: number
  headers: Record<string, string>
  /** `code` is the refusal's name, for programs. */
  body: { success: false; message: string; code: Refusal; errors?: { msg: string; path: string }[]; data?: object }
}

/** A refusal as status, headers and envelope; a 5xx says nothing of what went wrong inside. */
export function problemOf(refused: RefusalError | InvalidInputError): Problem {
  if (refused instanceof InvalidInputError) {
    const errors = refused.faults.map((found) => ({ msg: faultText(found), path: found.path }))
    const message = errors[0]?.msg ?? refusalSentence['invalid-input']
    return { status: 400, headers: {}, body: { success: false, message, code: 'invalid-input', errors } }
  }
  const { refusal, retryAfter, data, errors } = refused
  const status = refusalStatus[refusal]
  const message = sentenceOf(refused)
  const headers = { ...retryAfterHeader(status, retryAfter), ...lastAnswer(status) }
  const body = {
    success: false as const,
    message,
    code: refusal,
    ...(data && { data }),
    ...(errors && { errors: [...errors] }),
  }
  if (status !== 400) return { status, headers, body }
  const found = errors ? [...errors] : [{ msg: message, path: pathOf[refusal] ?? '' }]
  return { status, headers, body: { ...body, message: found[0]?.msg ?? message, errors: found } }
}

/** Repeats a suspension's reason, the missing facts and the end of a pause, because old clients show only the sentence. */
function sentenceOf({ refusal, data }: RefusalError): string {
  const sentence = refusalSentence[refusal]
  if (refusal === 'verification-facts-missing' && data && 'missing' in data) {
    const missing = data.missing as VerifiedField[]
    return `${sentence}：${missing.map((field) => employerFieldLabel[field]).join('、')}`
  }
  if (refusal === 'factor-paused' && data && 'until' in data)
    return `${sentence}。${monthDayTimeText(data.until as string)}以降に、もう一度お試しください。`
  return refusal === 'account-suspended' && data && 'reason' in data ? `${sentence}。理由：${data.reason}` : sentence
}

/** Every 429 and 503 says when to retry. */
function retryAfterHeader(status: number, seconds: number | undefined): Record<string, string> {
  if (seconds !== undefined) return { 'retry-after': String(seconds) }
  return status === 503 ? { 'retry-after': '30' } : {}
}

/** After a timeout the rest of the body may still arrive, so the connection is closed. */
function lastAnswer(status: number): Record<string, string> {
  return status === 408 ? { connection: 'close' } : {}
}
