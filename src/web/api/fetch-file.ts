import { endpointAddress } from '#contract/addresses.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { renewToken } from './renew-token.ts'
import { pathOf, type RequestInput, readEnvelope } from './request.ts'

/** Fetches a file; after a 401 refreshes the token and retries once. Throws ApiError and NetworkError. */
export async function fetchFile<Name extends EndpointName>(name: Name, input: RequestInput<Name>): Promise<Blob> {
  const token = storedToken()
  try {
    return await get(name, input, token)
  } catch (error) {
    if (token === null || !(error instanceof ApiError) || error.status !== 401) throw error
    return get(name, input, await renewToken(token))
  }
}

async function get<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name>,
  token: string | null,
): Promise<Blob> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  let response: Response
  try {
    const { method } = endpointAddress(name)
    const body = method === 'GET' ? null : JSON.stringify(input.body ?? {})
    if (body !== null) headers['Content-Type'] = 'application/json'
    response = await fetch(pathOf(name, input), { method, body, headers, signal: input.signal ?? null })
    if (response.ok) return await response.blob()
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new NetworkError(error)
  }
  readEnvelope(response, await response.text())
  throw new NetworkError()
}
