import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { EndpointName, ResponseData } from '#contract/endpoints.ts'
import type { ApiInput } from './api.ts'
import { authorizedRequest } from './authorized-request.ts'

/** Cache key of a read: its name, then its input. `[name]` alone matches every input. */
export const readKey = <Name extends EndpointName>(name: Name, input: ApiInput<Name> = {}) => [name, input] as const

/** Query options of a read: `useQuery(read('readJob', { params: { id } }))`. */
export function read<Name extends EndpointName>(name: Name, input: ApiInput<Name> = {}) {
  return queryOptions({
    queryKey: readKey(name, input),
    queryFn: async ({ signal }): Promise<ResponseData<Name>> =>
      (await authorizedRequest(name, { ...input, signal })).data,
  })
}

/**
 * Whether one of these queries has neither data nor an error yet, so that a screen that shows them together should
 * wait.
 */
export const stillArriving = (...queries: readonly Pick<UseQueryResult, 'isPending'>[]) =>
  queries.some(({ isPending }) => isPending)
