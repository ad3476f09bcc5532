import type { EndpointName } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { refreshAfter } from './refresh.ts'
import { renewToken } from './renew-token.ts'
import { type Answer, type RequestInput, request } from './request.ts'

/** A 401 of these is about what was sent, not about the session. */
const withoutSession: readonly EndpointName[] = [
  'signIn',
  'register',
  'signInWithGoogle',
  'signInWithLinkedin',
  'takeLinkedinToken',
  'signOut',
]

/** What a call gave; `refreshed` settles when the screens show what the call changed. */
export type CallResult<Name extends EndpointName> = Answer<Name> & { refreshed: Promise<void> }

/**
 * Calls an endpoint with the stored token; a 401 leads to one refresh and one retry. Whatever comes of a change, its reads
 * are asked for again: a refusal often means that somebody else was faster. Throws ApiError and NetworkError.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<CallResult<Name>> {
  try {
    const answer = await requestWithToken(name, input)
    return { ...answer, refreshed: refreshAfter(name) }
  } catch (error) {
    void refreshAfter(name)
    throw error
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

/** As `call`, answers `data` alone. */
export async function api<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<ResponseData<Name>> {
  return (await call(name, input)).data
}
