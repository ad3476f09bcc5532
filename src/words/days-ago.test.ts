import { expect, test } from 'vitest'
import { daysAgoText } from './days-ago.ts'

test('days are counted by the calendar in Tokyo, not in 24 hours', () => {
  const now = new Date('2026-11-20T03:00:00Z')
  expect(daysAgoText('2026-11-19T15:00:00Z', now)).toBe('今日')
  expect(daysAgoText('2026-11-19T14:59:00Z', now)).toBe('昨日')
  expect(daysAgoText('2026-11-18T14:00:00Z', now)).toBe('2日前')
  expect(daysAgoText('2026-11-21T00:00:00Z', now)).toBe('今日')
})
