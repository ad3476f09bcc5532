import {
  type DehydratedState,
  dehydrate,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { EndpointName } from '#contract/addresses.ts'
import type { ResponseData } from '#contract/endpoints.ts'
import type { Api, ApiInput } from './api.ts'
import { api } from './client.ts'
import { makeQueryClient } from './query-client.ts'

/** Cache key of a read call: its name, then what was asked. `[name]` alone matches every input. */
export const readKey = <Name extends EndpointName>(name: Name, input: ApiInput<Name> = {}) => [name, input] as const

/** Query options of a read call: `useQuery(read('readJob', { params: { id } }))`. */
export function read<Name extends EndpointName>(name: Name, input: ApiInput<Name> = {}) {
  return queryOptions({
    queryKey: readKey(name, input),
    queryFn: ({ signal }): Promise<ResponseData<Name>> => api(name, { ...input, signal }),
  })
}

/** Whether a screen that shows these answers together should wait: of one of them neither data nor a failure is known. */
export const stillArriving = (...queries: readonly Pick<UseQueryResult, 'isPending'>[]) =>
  queries.some(({ isPending }) => isPending)

/** After a change: every cached answer of these calls is asked for again. */
export async function refetch(client: QueryClient, ...names: EndpointName[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
}

/**
 * What a public page's loader hands to the browser. `complete` is false when a call failed (it is logged): the page still
 * shows its frame, the browser asks again, and the answer must not be cached.
 */
export async function prefetched(
  serverApi: Api,
  reads: readonly { name: EndpointName; input?: ApiInput<EndpointName> }[],
): Promise<{ state: DehydratedState; complete: boolean }> {
  const client = makeQueryClient()
  const outcomes = await Promise.allSettled(
    reads.map(({ name, input = {} }) =>
      client.fetchQuery({ queryKey: readKey(name, input), queryFn: () => serverApi(name, input) }),
    ),
  )
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failed) console.error('A page is shown without its data', reason)
  return { state: dehydrate(client), complete: failed.length === 0 }
}
