import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import type { EndpointName } from '#contract/addresses.ts'
import type { Api, ApiInput } from './api.ts'
import { makeQueryClient } from './query-client.ts'
import { readKey } from './read-query.ts'

/**
 * What a public page's loader hands to the browser. `complete` is false when a call failed (it is logged): the page still
 * shows its frame, the browser asks again, and the page must not be cached.
 */
export async function prefetch(
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
