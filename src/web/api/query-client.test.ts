import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { backOff, isPassing } from './query-client.ts'

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
