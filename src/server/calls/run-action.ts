import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import {
  type ActionInput,
  type ActionResult,
  endpoints,
  type ResponseData,
  type ViewerOf,
} from '#contract/endpoints.ts'
import { type Anonymous, type Caller, contextOf, type Dependencies } from '#server/dependencies.ts'
import { requireAccess } from './access.ts'
import { actions } from './actions.ts'
import { parseInput, type RawInput } from './parse-input.ts'

/** A caller whom the endpoint's access permits. */
export type AdmittedCaller<Name extends EndpointName> = Omit<Caller, 'viewer'> & { viewer: ViewerOf<Name> }

/** Runs the endpoint's action for a permitted caller now. */
export async function runAction<Name extends EndpointName>(
  name: Name,
  input: ActionInput<Name>,
  caller: AdmittedCaller<Name>,
  dependencies: Dependencies,
): Promise<ActionResult<Name>> {
  if (endpointAddress(name).method !== 'GET') await dependencies.followUps.opened()
  return actions[name](input, contextOf(dependencies, caller))
}

/** Calls an endpoint from inside the process as an anonymous visitor; pages are rendered with it. */
export async function callAnonymously<Name extends EndpointName>(
  name: Name,
  raw: RawInput,
  anonymous: Anonymous,
  dependencies: Dependencies,
): Promise<ResponseData<Name>> {
  const viewer = requireAccess(name, null, dependencies.config.publicJobPages)
  const result = await runAction(name, parseInput(name, raw), { ...anonymous, viewer }, dependencies)
  return responseData(name, result)
}

/** A result through the output schema, which drops fields that the contract does not name. */
export function responseData<Name extends EndpointName>(name: Name, result: ActionResult<Name>): ResponseData<Name>
export function responseData(name: EndpointName, result: unknown): object | undefined {
  const { output }: Endpoint = endpoints[name]
  return output?.parse(result)
}
