import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api-error.ts'

const minute = 60_000

/** How reads are tried again and how long they are kept: docs/product/api.md, Waiting and trying again. */
export function makeQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 5 * minute,
        retry: onServer ? false : (failures, error) => failures < 3 && isPassing(error),
        retryDelay: (failures, error) => backOff(failures, error),
      },
      // A change that cannot be sent says so at once; it is not sent later, when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Whether trying again can help: the network, an overloaded server, too many tries. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
}

/** Milliseconds to wait after the given number of failures; the server's Retry-After counts where it gave one. */
export function backOff(failures: number, error: unknown): number {
  const cap = 30_000
  const asked = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : 0
  return Math.min(cap, Math.max(asked, 1_000 * 2 ** failures))
}

let shared: QueryClient | undefined

/** The one client of the browser; on the server, a new one for every page. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  shared ??= makeQueryClient()
  return shared
}
