import { endpointAddress } from '#contract/addresses.ts'
import type { CallInput, EndpointName, ResponseData, StatedBody } from '#contract/endpoints.ts'
import type { Refusal } from '#rules/refusals.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** Input of a call in the browser: typed parts, or a form instead of the JSON body. */
export type RequestInput<Name extends EndpointName> = {
  params?: CallInput<Name>['params']
  query?: CallInput<Name>['query']
  body?: StatedBody<CallInput<Name>['body']> | FormData
  signal?: AbortSignal | undefined
}

/** `data` of the envelope, and its message; '' without one. */
export type Answer<Name extends EndpointName> = { data: ResponseData<Name>; message: string }

type Envelope = {
  success?: boolean
  message?: string
  data?: unknown
  code?: Refusal
  errors?: { msg: string; path: string }[]
}

/** The path of a call with its parameters and query; empty values are omitted. */
export function pathOf<Name extends EndpointName>(name: Name, input: RequestInput<Name> = {}): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = endpointAddress(name).path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  return query.size ? `${path}?${query}` : path
}

/** Sends a request once. Throws ApiError for a refusal, NetworkError without a response, AbortError when aborted. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name>,
  token: string | null,
): Promise<Answer<Name>> {
  const { method } = endpointAddress(name)
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const isForm = input.body instanceof FormData
  if (!isForm && method !== 'GET') headers.set('Content-Type', 'application/json')
  const body = isForm ? (input.body as FormData) : method === 'GET' ? undefined : JSON.stringify(input.body ?? {})

  let response: Response
  let text: string
  try {
    response = await fetch(pathOf(name, input), { method, headers, body, signal: input.signal })
    text = await response.text()
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new NetworkError(error)
  }
  return readEnvelope(response, text)
}

/** Parses a response; throws ApiError for a refusal, and NetworkError when it is not the product's. */
export function readEnvelope<Name extends EndpointName>(response: Response, text: string): Answer<Name> {
  let envelope: Envelope | null = null
  try {
    envelope = JSON.parse(text)
  } catch {
    // A proxy may answer with HTML; then the status decides.
  }
  if (response.ok && envelope?.success)
    return { data: (envelope.data ?? {}) as ResponseData<Name>, message: envelope.message ?? '' }
  if (response.ok) throw new NetworkError()
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  const { errors = [], code, data } = envelope ?? {}
  throw new ApiError(response.status, envelope?.message ?? '', { errors, retryAfter, code, data })
}
