import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedMonth, hourlyBase, hourlyPay, hoursOfMonth, monthlySalary } from './pay.ts'
import { statedPayText } from './pay-text.ts'
import { payUnits } from './terms.ts'

test('the salary of a month follows the unit', () => {
  expect(monthlySalary({ unit: 'month', min: 230_000, max: 280_000 })).toEqual({
    salary_min: 230_000,
    salary_max: 280_000,
  })
  expect(monthlySalary({ unit: 'year', min: 4_000_001 })).toEqual({ salary_min: 333_333, salary_max: null })
  expect(monthlySalary({ unit: 'hour', min: 1_280, max: 1_500 })).toEqual({ salary_min: null, salary_max: null })
  expect(monthlySalary({ unit: 'hour', min: 1_280, monthly_hours: 86.5 }).salary_min).toBe(110_720)
  expect(monthlySalary({ unit: 'day', min: 12_000, monthly_hours: 160 }).salary_min).toBe(240_000)
  expect(monthlySalary({})).toEqual({ salary_min: null, salary_max: null })
})

test('salaries are whole yen and keep their order; less than a yen a month is none', () => {
  expect(monthlySalary({ unit: 'year', min: 11 }).salary_min).toBeNull()
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

test('a minimum wage leaves out overtime, commuting, attendance and family', () => {
  const pay = {
    unit: 'month' as const,
    min: 260_000,
    fixed_overtime: { yen: 30_000, hours: 15 },
    allowances: [
      { name: '通勤手当', yen: 10_000 },
      { name: '精皆勤手当', yen: 5_000 },
      { name: '家族手当', yen: 5_000 },
      { name: '職務手当', yen: 20_000 },
    ],
    monthly_hours: 160,
  }
  expect(countedMonth(pay)).toBe(210_000)
  expect(hourlyPay({ pay })).toBe(1_312.5)
  expect(hourlyBase({ pay: { ...pay, base: 190_000 } })).toBe(1_187.5)
})

test('hours of a month come from the days off where they are not stated', () => {
  const hours = { spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 }
  expect(hoursOfMonth({ hours, holidays: { annual_days: 125 } })).toBe(160)
  expect(hoursOfMonth({ hours })).toBeNull()
  expect(hourlyPay({ pay: { unit: 'month', min: 200_000 }, hours })).toBeNull()
  expect(hourlyPay({ pay: { unit: 'day', min: 10_000 } })).toBe(1_250)
  expect(
    hourlyPay({
      pay: { unit: 'day', min: 9_000 },
      hours: { spans: [{ start: '22:00', end: '05:00' }], break_minutes: 60 },
    }),
  ).toBe(1_500)
})

test('pay is shown with its unit and exactly as stated', () => {
  expect(statedPayText({ unit: 'hour', min: 1_280, max: 1_500 })).toBe('時給1,280円〜1,500円')
  expect(statedPayText({ unit: 'day', min: 12_000, max: 12_000 })).toBe('日給12,000円')
  expect(statedPayText({ unit: 'day', min: 12_000 })).toBe('日給12,000円')
  expect(statedPayText({ unit: 'year', min: 4_800_000, max: 6_000_000 })).toBe('年俸480万円〜600万円')
  expect(statedPayText({ unit: 'month', min: 230_000, max: 280_000 })).toBe('月給23万円〜28万円')
  expect(statedPayText({ unit: 'month', min: 205_000, max: 245_500 })).toBe('月給20.5万円〜24.55万円')
  expect(statedPayText({ unit: 'month', min: 235_555, max: 280_000 })).toBe('月給235,555円〜28万円')
  expect(statedPayText({ unit: 'month', min: 9_900 })).toBe('月給9,900円')
  expect(statedPayText({ unit: 'month' })).toBeNull()
  expect(statedPayText(null)).toBeNull()
})
