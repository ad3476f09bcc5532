import { changes } from './changes.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/**
 * What only administrators' screens call, by their layout; their lists are counted by the frame of every screen. Bundles
 * get the values of this module (scripts/web-build/endpoint-map.ts).
 */
export const operatorAddresses: Record<string, string> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { address, list }]) =>
    address.includes(' /api/admin/') && !list ? [[name, address]] : [],
  ),
)

/** The reads that these calls change. */
export const operatorChanges: typeof changes = Object.fromEntries(
  Object.entries(changes).filter(([name]) => name in operatorAddresses),
)
