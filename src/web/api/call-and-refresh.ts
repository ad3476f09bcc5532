import type { EndpointName } from '#contract/endpoints.ts'
import { type CallResult, call } from './client.ts'
import type { RequestInput } from './request.ts'

/** As `call`, but resolves when the screens show the change. */
export async function callAndRefresh<Name extends EndpointName>(
  name: Name,
  input: RequestInput<Name> = {},
): Promise<CallResult<Name>> {
  const answer = await call(name, input)
  await answer.refreshed
  return answer
}
