import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints, type ReadName } from './endpoints.ts'

/** The reads that each endpoint changes; the browser refetches exactly these. Bundles get the values of this module. */
export const changes = Object.fromEntries(
  // A name that is no read does not compile here.
  Object.entries<{ address: string; changes?: readonly ReadName[] }>(endpoints).flatMap(([name, { changes = [] }]) =>
    changes.length > 0 ? [[name, [...new Set(changes)]]] : [],
  ),
) as { [Name in EndpointName]?: readonly ReadName[] }

/** Calls that change reads: they go through web/api/refresh.ts, which adds their addresses where a screen makes some. */
export const changingAddresses: Record<string, string> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { address }]) => (name in changes ? [[name, address]] : [])),
)
