import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api-error.ts'

const minute = 60_000

/** Retries reads and keeps them as in docs/product/api.md, Waiting and trying again. */
export function makeQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 5 * minute,
        retry: onServer ? false : (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures, error) => backOff(failures, error),
      },
      // Report a change without a network at once instead of sending it later, when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Whether a retry may help: after a network failure, overload, or a limit. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
}

/** Milliseconds to wait after this many failures; Retry-After wins if given. */
export function backOff(failures: number, error: unknown): number {
  const cap = 30_000
  const asked = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : 0
  return Math.min(cap, Math.max(asked, 1_000 * 2 ** failures))
}

let shared: QueryClient | undefined

/** The browser's only client; on the server a new one per page. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  shared ??= tryingAgain(makeQueryClient())
  return shared
}

/** Loads failed reads of the screen again once the server is ready, which is asked every ten seconds until then. */
export function tryingAgain(client: QueryClient): QueryClient {
  let isWaiting = false
  const later = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(async () => {
      isWaiting = false
      const answer = await fetch('/api/ready').catch(() => null)
      if (!answer?.ok) return later()
      await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }, 10_000)
  }
  client.getQueryCache().subscribe((event) => {
    const isOutage = (error: unknown) =>
      error instanceof NetworkError || (error instanceof ApiError && error.status === 503)
    if (event.type === 'updated' && event.action.type === 'error' && isOutage(event.action.error)) later()
  })
  return client
}
