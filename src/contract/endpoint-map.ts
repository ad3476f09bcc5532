import { type EndpointName, endpoints } from './endpoints.ts'

/**
 * The address of each endpoint. Bundles get the value of this module (scripts/web-build/endpoint-map.ts), because endpoints
 * bring their schemas; there, the layout of administrators and web/api/refresh.ts add what only they call.
 */
export const addresses = Object.fromEntries(
  Object.entries(endpoints).map(([name, { address }]) => [name, address]),
) as Record<EndpointName, string>
