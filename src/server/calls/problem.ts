import { InvalidInputError } from '#rules/faults.ts'
import type { Refusal, RefusalError } from '#rules/refusals.ts'
import { refusalSentence } from '#words/refusals.ts'
import { sentenceForFault } from '#words/validation.ts'

/** The status of every refusal; docs/product.md, Statuses. */
const statusOf: Record<Refusal, number> = {
  'not-signed-in': 401,
  'session-ended': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'posting-not-allowed': 403,
  'not-found': 404,
  'job-not-found': 404,
  'application-not-found': 404,
  'user-not-found': 404,
  'file-not-found': 404,
  'unknown-address': 404,
  'method-not-allowed': 405,
  'already-applied': 409,
  'own-job': 403,
  'job-closed': 409,
  'already-decided': 409,
  'changed-meanwhile': 409,
  'status-move-impossible': 409,
  'stopped-by-operator': 409,
  'not-closable': 409,
  'email-taken': 409,
  'current-password-wrong': 400,
  'password-wrong': 400,
  'email-mismatch': 400,
  'reset-link-invalid': 400,
  'verify-link-invalid': 400,
  'admin-untouchable': 403,
  'link-expired': 403,
  'not-an-image': 400,
  'not-a-resume': 400,
  'too-many-resumes': 409,
  'resume-not-found': 404,
  'social-not-set-up': 503,
  'social-token-refused': 401,
  'social-provider-away': 503,
  'too-many-tries': 429,
  'body-too-large': 413,
  'address-too-long': 431,
  'body-malformed': 400,
  'body-too-slow': 408,
  'wrong-content-type': 415,
  'input-invalid': 400,
  'database-away': 503,
  overloaded: 503,
  failed: 500,
}

/** Fields that a refusal with status 400 is about, so that every 400 fills `errors[]`. */
const pathOf: Partial<Record<Refusal, string>> = {
  'current-password-wrong': 'currentPassword',
  'password-wrong': 'password',
  'email-mismatch': 'email',
  'reset-link-invalid': 'token',
  'verify-link-invalid': 'token',
  'not-an-image': 'avatar',
  'not-a-resume': 'resume',
}

export type Problem = {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; errors?: { msg: string; path: string }[] }
}

/** A refusal as status, headers and envelope; a 5xx says nothing of what went wrong inside. */
export function problemOf(refused: RefusalError | InvalidInputError): Problem {
  if (refused instanceof InvalidInputError) {
    const errors = refused.faults.map(({ fault, path }) => ({ msg: sentenceForFault(fault), path }))
    return {
      status: 400,
      headers: {},
      body: { success: false, message: errors[0]?.msg ?? refusalSentence['input-invalid'], errors },
    }
  }
  const { refusal, retryAfter } = refused
  const status = statusOf[refusal]
  const message = refusalSentence[refusal]
  const headers = { ...retryAfterHeader(status, retryAfter), ...lastAnswer(status) }
  if (status !== 400) return { status, headers, body: { success: false, message } }
  return { status, headers, body: { success: false, message, errors: [{ msg: message, path: pathOf[refusal] ?? '' }] } }
}

/** 429 and 503 always say when trying again makes sense. */
function retryAfterHeader(status: number, seconds: number | undefined): Record<string, string> {
  if (seconds !== undefined) return { 'retry-after': String(seconds) }
  return status === 503 ? { 'retry-after': '30' } : {}
}

/** What is left of a body that never came would stand in the way of the next request. */
function lastAnswer(status: number): Record<string, string> {
  return status === 408 ? { connection: 'close' } : {}
}
