import type { Method } from './endpoint.ts'
import { addresses } from './endpoint-map.ts'
import type { EndpointName } from './endpoints.ts'

/** The method and the path template of an endpoint. */
export function endpointAddress(name: EndpointName): { method: Method; path: string } {
  const [method, path] = addresses[name].split(' ') as [Method, string]
  return { method, path }
}
