import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { backOff, isPassing, makeQueryClient, tryingAgain } from './query-client.ts'

test('transient failures are retried, refusals are not', () => {
  expect([new NetworkError(), new ApiError(503, ''), new ApiError(429, '')].map(isPassing)).toEqual([true, true, true])
  expect([new ApiError(401, ''), new ApiError(404, ''), new TypeError('a mistake')].map(isPassing)).toEqual([
    false,
    false,
    false,
  ])
})

test('waiting doubles, is capped at 30 seconds, and respects Retry-After', () => {
  const waits = [0, 1, 2, 10].map((failures) => backOff(failures, new NetworkError()))
  expect(waits).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(backOff(0, new ApiError(429, '', { retryAfter: 12 }))).toBe(12_000)
  expect(backOff(0, new ApiError(503, '', { retryAfter: 3_600 }))).toBe(30_000)
})

test('a read that failed in an outage is loaded again once the server is ready', async () => {
  vi.useFakeTimers()
  let isUp = false
  vi.stubGlobal('fetch', async () => ({ ok: isUp }))
  const client = tryingAgain(makeQueryClient())
  const queryFn = async () => {
    if (!isUp) throw new NetworkError()
    return 'loaded'
  }
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(observer.getCurrentResult().isError).toBe(true)
  isUp = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(observer.getCurrentResult().data).toBe('loaded')
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
