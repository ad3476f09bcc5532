import type { Query } from '@tanstack/react-query'
import { changes, changingAddresses } from '#contract/changes.ts'
import { addresses } from '#contract/endpoint-map.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { queryClient } from './query-client.ts'

Object.assign(addresses, changingAddresses)

/** Marks the reads that a call changes as outdated, and refreshes those on screen. Settles when they have new data. */
export async function refreshAfter(name: EndpointName): Promise<void> {
  const changed = new Set<unknown>(changes[name])
  if (changed.size === 0) return
  const client = queryClient()
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => changed.has(queryKey[0])
  // TanStack Query joins a first read in progress instead of repeating it, and that one may predate the change.
  const firstReads = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ predicate })
  if (firstReads.length === 0) return
  await Promise.allSettled(firstReads.map(({ promise }) => promise))
  await client.invalidateQueries({ predicate: (query) => firstReads.includes(query) })
}
