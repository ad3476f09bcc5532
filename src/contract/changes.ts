import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints, type ReadName } from './endpoints.ts'

/** The reads that each endpoint changes; the browser refetches exactly these. Bundles get the values of this module. */
export const changes = Object.fromEntries(
  // A name that is no read does not compile here.
  Object.entries<{ address: string; changes?: readonly ReadName[] }>(endpoints).flatMap(([name, { changes = [] }]) =>
    changes.length > 0 ? [[name, [...new Set(changes)]]] : [],
  ),
) as { [Name in EndpointName]?: readonly ReadName[] }

/** Reads of the front page and of the frame of every screen; the scripts of all others bring refresh.ts. */
const first: readonly string[] = [
  ...['searchJobs', 'countJobs', 'readJobFacets', 'suggestSearches', 'readMe'],
  ...['listNotifications', 'streamNotifications', 'listFavouriteIds', 'listAppliedJobIds', 'listBlockedJobIds'],
  ...['listPendingJobs', 'listReports', 'listMessageReports'],
  ...['listContactMessages', 'listVerificationRequests'],
]

/** Calls that change reads, and all other reads: web/api/refresh.ts adds their addresses where a screen makes some. */
export const changingAddresses: Record<string, string> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { address }]) =>
    name in changes || (address.startsWith('GET ') && !first.includes(name)) ? [[name, address]] : [],
  ),
)
