import type { EndpointName } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { askToConfirm, reportSecondFactorMissing } from './confirmation.ts'
import { renewToken } from './renew-token.ts'
import { type Answer, type RequestInput, request } from './request.ts'

/** A 401 of these calls is about their input, not about the session. */
const withoutSession: readonly EndpointName[] = [
  'signIn',
  'answerSecondFactor',
  'register',
  'signInWithGoogle',
  'signInWithLinkedin',
  'takeLinkedinToken',
  'signOut',
]

/**
 * Requests an endpoint with the stored token; after a 401 refreshes it and retries once. Asks the person to confirm
 * their identity where the endpoint demands it, and then repeats the request. Throws ApiError and NetworkError.
 */
export async function authorizedRequest<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<Answer<Name>> {
  try {
    return await requestWithToken(name, input)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second-factor-missing') reportSecondFactorMissing()
    const isUnconfirmed = error instanceof ApiError && error.code === 'confirmation-required'
    if (!isUnconfirmed || !(await askToConfirm())) throw error
    return requestWithToken(name, input)
  }
}

async function requestWithToken<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name>,
): Promise<Answer<Name>> {
  const token = storedToken()
  try {
    return await request(name, input, token)
  } catch (error) {
    const mayRenew =
      token !== null && error instanceof ApiError && error.status === 401 && !withoutSession.includes(name)
    if (!mayRenew) throw error
    return request(name, input, await renewToken(token))
  }
}
