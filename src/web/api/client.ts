import type { EndpointName } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { renewToken } from './renew-token.ts'
import { type Answer, type RequestInput, request } from './request.ts'

/** A 401 of these is about what was sent, not about the session. */
const withoutSession: readonly EndpointName[] = [
  'signIn',
  'register',
  'signInWithGoogle',
  'signInWithLinkedin',
  'signOut',
]

/**
 * Calls an endpoint with the stored token. A 401 leads to one refresh and one retry.
 * Throws ApiError and NetworkError.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
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

/** As `call`, answers `data` alone. */
export async function api<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<ResponseData<Name>> {
  return (await call(name, input)).data
}
