import { expect, test } from 'vitest'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { minimumWage } from './minimum-wage.ts'

test('the wage of 2026 applies from its own day in each prefecture', () => {
  expect(minimumWage('tokyo', '2026-09-30')).toBe(1_226)
  expect(minimumWage('tokyo', '2026-10-01')).toBe(1_280)
  expect(minimumWage('okinawa', '2026-12-01')).toBe(1_023)
  expect(minimumWage('okinawa', '2026-12-02')).toBe(1_086)
  expect(minimumWage('kyoto', '2026-11-15')).toBe(1_122)
  expect(minimumWage('kyoto', '2026-11-16')).toBe(1_180)
})

test('every prefecture has a wage that rises', () => {
  for (const prefecture of prefectureValues)
    expect(minimumWage(prefecture, '2027-01-01')).toBeGreaterThan(minimumWage(prefecture, '2026-09-01'))
})
