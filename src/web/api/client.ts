import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import { authorizedRequest } from './authorized-request.ts'
import { refreshAfter } from './refresh.ts'
import type { Answer, RequestInput } from './request.ts'

/** A call's result; `refreshed` settles when the screens show the change. */
export type CallResult<Name extends EndpointName> = Answer<Name> & { refreshed: Promise<void> }

/**
 * Calls an endpoint that may change something, and then refreshes the reads that it changes, also after a failure: a
 * refusal often means that somebody else was first. Throws ApiError and NetworkError.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<CallResult<Name>> {
  try {
    const answer = await authorizedRequest(name, input)
    return { ...answer, refreshed: refreshAfter(name) }
  } catch (error) {
    void refreshAfter(name)
    throw error
  }
}

/** As `call`, but returns only `data`. */
export async function api<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<ResponseData<Name>> {
  return (await call(name, input)).data
}
