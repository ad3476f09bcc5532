import type { FastifyRequest } from 'fastify'
import { identifyKey } from '#actions/people/api-keys.ts'
import { identifyViewer, mustSetUpSecondFactor } from '#actions/people/sessions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyPrefix } from '#rules/people/api-keys.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { RefusalError } from '#rules/refusals.ts'
import { anonymous, type Caller, type Dependencies } from '#server/dependencies.ts'
import { readFlow } from './flow-cookie.ts'

/** The viewer of a request; known even when the call is refused later. */
export const viewers = new WeakMap<FastifyRequest, Viewer>()

/**
 * Reads the bearer token or API key if the endpoint needs a viewer. A token that is not accepted is 401, so that the
 * client refreshes it; public endpoints ignore tokens.
 */
export async function callerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  { db, now, config }: Dependencies,
): Promise<Caller> {
  const token = bearerOf(request.headers.authorization)
  const userAgent = request.headers['user-agent'] ?? null
  const flow = readFlow(request, config.publicUrl)
  const isKey = token?.startsWith(keyPrefix)
  const account = async () => (token === null ? null : (isKey ? identifyKey : identifyViewer)(db, token, now()))
  const caller = { ...anonymous(request), userAgent, token, flow }
  if (endpoint.access === 'public' || token === null) return { ...caller, account }
  const viewer = await account()
  if (!viewer) throw new RefusalError(isKey ? 'key-refused' : 'session-ended')
  viewers.set(request, viewer)
  if (!endpoint.beforeEnrolment && (await mustSetUpSecondFactor(db, viewer, config)))
    throw new RefusalError('second-factor-missing')
  return { ...caller, viewer }
}

function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]{1,512}) *$/i.exec(header ?? '')
  return match?.[1] ?? null
}
