import { expect, test } from 'vitest'
import { alertDue } from './alerts.ts'

const due = (time: 'daily' | 'instant', now: string) => alertDue(time, new Date(now)).toISOString()

test('a daily mail is due at the next 8:00 in Tokyo', () => {
  expect(due('daily', '2026-11-22T22:59:59.999Z')).toBe('2026-11-22T23:00:00.000Z')
  expect(due('daily', '2026-11-22T23:00:00.000Z')).toBe('2026-11-23T23:00:00.000Z')
  // Past midnight in Tokyo.
  expect(due('daily', '2026-11-22T15:30:00.000Z')).toBe('2026-11-22T23:00:00.000Z')
  expect(due('daily', '2026-11-22T14:30:00.000Z')).toBe('2026-11-22T23:00:00.000Z')
})

test('an instant mail waits ten minutes for more jobs', () => {
  expect(due('instant', '2026-11-22T15:00:00.000Z')).toBe('2026-11-22T15:10:00.000Z')
})
