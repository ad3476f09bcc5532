import type { Query } from '@tanstack/react-query'
import type { ChangeName, EndpointName } from '#contract/addresses.ts'
import { changes } from '#contract/changes.ts'
import { queryClient } from './query-client.ts'

const isChange = (name: EndpointName): name is ChangeName => Object.hasOwn(changes, name)

/**
 * After a call: what the contract says it changes is outdated, and what of it a screen shows is asked for again. Settles
 * when the screens have the new data.
 */
export async function refreshAfter(name: EndpointName): Promise<void> {
  if (!isChange(name)) return
  const changed = new Set<unknown>(changes[name])
  const client = queryClient()
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => changed.has(queryKey[0])
  // The client joins a first read that is under way in place of asking again, and that may show what was before the change.
  const firstReads = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ predicate })
  if (firstReads.length === 0) return
  await Promise.allSettled(firstReads.map(({ promise }) => promise))
  await client.invalidateQueries({ predicate: (query) => firstReads.includes(query) })
}
