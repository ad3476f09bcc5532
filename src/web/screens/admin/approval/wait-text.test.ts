import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const hour = 3_600

test('a wait is told in whole units that are over: a job of two and a half days is not one of 3日以上', () => {
  const waits = [null, undefined, 0, 59, 59 * 60 + 59, hour, 47.9 * hour, 48 * hour, 61 * hour, 72 * hour]
  expect(waits.map(waitText)).toEqual(['—', '—', '0分', '0分', '59分', '1時間', '47時間', '2日', '2日', '3日'])
})

test('a clock that is behind the server counts as no wait', () => {
  expect(waitText(-30)).toBe('0分')
})
