import { endpointAddress } from '#contract/addresses.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { ApiError, NetworkError } from './api-error.ts'
import type { CallResult } from './client.ts'
import { refreshAfter } from './refresh.ts'
import { renewToken } from './renew-token.ts'
import { type Answer, pathOf, readEnvelope } from './request.ts'

/** `progress` gets the sent percentage. */
export type UploadOptions = { progress: (percent: number) => void; signal: AbortSignal }

/** As `call`, for a form with a large file: with progress, which fetch does not report. */
export async function upload<Name extends EndpointName>(
  name: Name,
  form: FormData,
  options: UploadOptions,
): Promise<CallResult<Name>> {
  try {
    const answer = await sendWithToken(name, form, options)
    return { ...answer, refreshed: refreshAfter(name) }
  } catch (error) {
    void refreshAfter(name)
    throw error
  }
}

async function sendWithToken<Name extends EndpointName>(
  name: Name,
  form: FormData,
  options: UploadOptions,
): Promise<Answer<Name>> {
  const token = storedToken()
  try {
    return await send(name, form, token, options)
  } catch (error) {
    if (token === null || !(error instanceof ApiError) || error.status !== 401) throw error
    return send(name, form, await renewToken(token), options)
  }
}

function send<Name extends EndpointName>(
  name: Name,
  form: FormData,
  token: string | null,
  options: UploadOptions,
): Promise<Answer<Name>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Name>>()
  const sending = new XMLHttpRequest()
  sending.open(endpointAddress(name).method, pathOf(name))
  sending.setRequestHeader('Accept', 'application/json')
  if (token) sending.setRequestHeader('Authorization', `Bearer ${token}`)
  sending.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) options.progress(Math.floor((loaded / total) * 100))
  })
  sending.addEventListener('load', () => {
    try {
      const retryAfter = sending.getResponseHeader('Retry-After')
      const response = new Response(null, {
        status: sending.status,
        headers: retryAfter ? { 'Retry-After': retryAfter } : {},
      })
      resolve(readEnvelope<Name>(response, sending.responseText))
    } catch (error) {
      reject(error)
    }
  })
  sending.addEventListener('error', () => reject(new NetworkError()))
  sending.addEventListener('abort', () => reject(new DOMException('The upload was given up', 'AbortError')))
  options.signal.addEventListener('abort', () => sending.abort())
  sending.send(form)
  return promise
}
