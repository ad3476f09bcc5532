import type { Logger } from 'pino'
import type { Context } from '#actions/context.ts'
import { type EndpointName, endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { Operator } from '#words/operator.ts'
import { type Action, actions } from './actions.ts'
import { messageFor } from './messages.ts'
import { type RawInput, readInput } from './read-input.ts'

/** What every call shares; a call adds who, when and from where. */
export type Dependencies = Omit<Context, 'viewer' | 'now' | 'address' | 'token' | 'flow'> & {
  /** Who runs this site, as the pages name them. */
  operator: Operator
  now: () => Date
  log: Logger
}

/** Who calls, and from where. */
export type Caller = Pick<Context, 'viewer' | 'address' | 'token' | 'flow' | 'signal'>

/** A call's answer before it is written: the data has not been through the output schema yet. */
export type Answered = { endpoint: Endpoint; given: unknown; message: string | undefined }

/** Refuses callers whom the endpoint does not name: deny by default. */
export function admit(name: EndpointName, viewer: Viewer | null, publicJobPages: boolean): void {
  const { access, forbidden }: Endpoint = endpoints[name]
  if (access === 'public' || (access === 'job-pages' && publicJobPages)) return
  if (!viewer) throw new RefusalError('not-signed-in')
  if (!hasPermission(viewer.role, access === 'job-pages' ? 'job:read' : access))
    throw new RefusalError(forbidden ?? 'not-allowed')
}

/** The one door to every action, whoever knocks: admits, reads the input, acts. Throws RefusalError or InvalidInputError. */
export async function answer(
  name: EndpointName,
  raw: RawInput & { upload?: object },
  caller: Caller,
  dependencies: Dependencies,
): Promise<Answered> {
  admit(name, caller.viewer, dependencies.config.publicJobPages)
  const endpoint: Endpoint = endpoints[name]
  const input = { ...readInput(endpoint, raw), ...raw.upload }
  if (endpointAddress(name).method !== 'GET') await dependencies.followUps.opened()
  const act = actions[name] as Action
  const given = await act(input, contextOf(dependencies, caller))
  return { endpoint, given, message: messageFor(name, given) }
}

/** What an action is given: the dependencies, and this call's who, when and from where. */
export function contextOf({ now, log: _log, ...rest }: Dependencies, caller: Caller): Context {
  return { ...rest, ...caller, now: now() }
}

/** `data` through the output schema: nothing leaves that is not promised. */
export function promised(endpoint: Endpoint, given: unknown): unknown {
  return endpoint.output ? endpoint.output.parse(given) : undefined
}
