import { expect, test } from 'vitest'
import { daysUpTo, monthsUpTo, tokyoMidnight } from './calendar.ts'

test('days and months up to today come oldest first, across years and leap days', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(monthsUpTo('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(tokyoMidnight('2026-11-01').toISOString()).toBe('2026-10-31T15:00:00.000Z')
})
