import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedMonth, hourlyBase, hourlyPay, hoursOfMonth, monthlySalary } from './pay.ts'
import { statedPayText } from './pay-text.ts'
import { payUnits } from './terms.ts'

test.each([
  [{ unit: 'month', min: 230_000, max: 280_000 }, 230_000, 280_000],
  [{ unit: 'year', min: 4_000_001 }, 333_333, null],
  [{ unit: 'year', min: 11 }, null, null],
  [{ unit: 'hour', min: 1_280, max: 1_500 }, null, null],
  [{ unit: 'hour', min: 1_280, monthly_hours: 86.5 }, 110_720, null],
  [{ unit: 'day', min: 12_000, monthly_hours: 160 }, 240_000, null],
  [{}, null, null],
] as const)('the salary of a month follows the unit: %j', (pay, salary_min, salary_max) => {
  expect(monthlySalary(pay)).toEqual({ salary_min, salary_max })
})

test('salaries are whole yen and keep their order; less than a yen a month is none', () => {
  const yen = fc.integer({ min: 100, max: 10_000_000 })
  const pay = fc.record({
    unit: fc.constantFrom(...payUnits),
    min: yen,
    extra: yen,
    hours: fc.integer({ min: 10, max: 7_440 }),
  })
  fc.assert(
    fc.property(pay, ({ unit, min, extra, hours }) => {
      const { salary_min, salary_max } = monthlySalary({ unit, min, max: min + extra, monthly_hours: hours / 10 })
      expect(Number.isInteger(salary_min)).toBe(true)
      expect(salary_min).toBeLessThanOrEqual(salary_max ?? 0)
    }),
  )
})

test('hourly pay counts the base where one is stated', () => {
  const pay = { unit: 'month', min: 260_000, base: 190_000, monthly_hours: 160 } as const
  expect([countedMonth(pay), hourlyPay({ pay }), hourlyBase({ pay })]).toEqual([260_000, 1_625, 1_187.5])
})

test('hours of a month come from the days off where they are not stated', () => {
  const hours = { spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 }
  expect(hoursOfMonth({ hours, holidays: { annual_days: 125 } })).toBe(160)
  expect(hoursOfMonth({ hours })).toBeNull()
  expect(hourlyPay({ pay: { unit: 'month', min: 200_000 }, hours })).toBeNull()
  expect(hourlyPay({ pay: { unit: 'day', min: 10_000 } })).toBe(1_250)
  const night = { spans: [{ start: '22:00', end: '05:00' }], break_minutes: 60 }
  expect(hourlyPay({ pay: { unit: 'day', min: 9_000 }, hours: night })).toBe(1_500)
})

test.each([
  [{ unit: 'hour', min: 1_280, max: 1_500 }, '時給1,280円〜1,500円'],
  [{ unit: 'day', min: 12_000, max: 12_000 }, '日給12,000円'],
  [{ unit: 'day', min: 12_000 }, '日給12,000円'],
  [{ unit: 'year', min: 4_800_000, max: 6_000_000 }, '年俸480万円〜600万円'],
  [{ unit: 'month', min: 230_000, max: 280_000 }, '月給23万円〜28万円'],
  [{ unit: 'month', min: 205_000, max: 245_500 }, '月給20.5万円〜24.55万円'],
  [{ unit: 'month', min: 235_555, max: 280_000 }, '月給235,555円〜28万円'],
  [{ unit: 'month', min: 9_900 }, '月給9,900円'],
  [{ unit: 'month' }, null],
  [null, null],
] as const)('pay is shown with its unit and exactly as stated: %j', (pay, text) => {
  expect(statedPayText(pay)).toBe(text)
})
