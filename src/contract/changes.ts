import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints, type ReadName } from './endpoints.ts'

/** The reads that each endpoint changes; the browser refetches exactly these. Bundles get the values of this module. */
export const changes = Object.fromEntries(
  // A name that is no read does not compile here.
  Object.entries<{ address: string; changes?: readonly ReadName[] }>(endpoints).flatMap(([name, { changes = [] }]) =>
    changes.length > 0 ? [[name, [...new Set(changes)]]] : [],
  ),
) as { [Name in EndpointName]?: readonly ReadName[] }

/** Reads that the front page does not make at first; every screen with one makes calls, which bring refresh.ts. */
const later = [
  ...['employer', 'follows', 'home', 'health', 'ready', 'openapi', 'jobs/drafts', 'jobs/imports', 'transparency'],
  ...['approval-time', 'push', 'notification-settings', 'files/employers', 'interviews/feed'],
  ...['providers', 'log', 'reports', 'application-reviews', 'contact-messages', 'messages'].map(
    (name) => `auth/${name}`,
  ),
].map((path) => `GET /api/${path}`)
const isLater = (address: string) => later.some((path) => address.startsWith(path))

/** Calls that change reads, and those reads: web/api/refresh.ts adds their addresses where a screen makes some. */
export const changingAddresses: Record<string, string> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { address }]) =>
    name in changes || isLater(address) ? [[name, address]] : [],
  ),
)
