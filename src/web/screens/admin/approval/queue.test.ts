import { expect, test } from 'vitest'
import { waitingText, waitText } from './queue.tsx'

const hour = 3_600

test('a wait is shown in completed units', () => {
  const waits = [null, undefined, 0, 59, 59 * 60 + 59, hour, 47.9 * hour, 48 * hour, 61 * hour, 72 * hour]
  expect(waits.map(waitText)).toEqual(['—', '—', '0分', '0分', '59分', '1時間', '47時間', '2日', '2日', '3日'])
})

test('a clock that is behind the server counts as no wait', () => {
  expect(waitText(-30)).toBe('0分')
})

test('a job that waits for two days or more tells the same days as its line in the queue', () => {
  const now = new Date('2026-11-20T03:00:00Z')
  expect(waitingText('2026-11-20T02:00:00Z', now)).toBe('1時間')
  expect(waitingText('2026-11-18T14:00:00Z', now)).toBe('37時間')
  expect(waitingText('2026-11-18T02:00:00Z', now)).toBe('2日')
  expect(waitingText('2026-11-17T14:00:00Z', now)).toBe('3日')
})
