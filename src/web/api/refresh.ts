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
  await queryClient().invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) })
}
