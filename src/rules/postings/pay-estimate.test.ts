import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPay, payEstimate } from './pay-estimate.ts'
import type { PayTerms, Terms } from './terms.ts'

const oneShift = { shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] }
const twoShifts = { shifts: [...oneShift.shifts, { start: '16:30', end: '09:00', break_minutes: 120 }] }
const nights = (number?: { min: number; max?: number }) => ({
  allowances: [{ name: '夜勤手当', yen: 12_000, unit: 'time' as const, ...(number && { number }) }],
})
const range = (min: number, max = min) => ({ min, max })

test('without stated pay there is no estimate', () => {
  expect([payEstimate(null), payEstimate({}), payEstimate({ hours: oneShift })]).toEqual([null, null, null])
})

test('an estimate adds 276,000〜281,000, four to five nights of 12,000, and a bonus of 3.5 months of 256,000', () => {
  const pay = { unit: 'month', min: 276_000, max: 281_000, base: 256_000, bonus: '年2回', bonus_months: 3.5 } as const
  const allowances = [{ name: '資格手当', yen: 20_000 }, ...nights(range(4, 5)).allowances]
  expect(payEstimate({ pay: { ...pay, allowances } })).toEqual({
    month: { min: 324_000, max: 341_000 },
    year: { min: 4_784_000, max: 4_988_000 },
    basis: [
      { label: '月給', min: 276_000, max: 281_000 },
      { label: '夜勤手当', min: 48_000, max: 60_000 },
      { label: '賞与', min: 896_000, max: 896_000 },
    ],
    missing: [],
  })
})

// 245 working days a year and eight hours a day are 163.33 hours a month.
const days120 = { holidays: { annual_days: 120 } }
test.each<[string, Terms, object]>([
  [
    'hourly pay times the stated hours',
    { pay: { unit: 'hour', min: 1_280, max: 1_500, monthly_hours: 160.5 } },
    { month: range(205_440, 240_750), year: range(2_465_280, 2_889_000), missing: [] },
  ],
  [
    'hourly pay times the days of a month and the hours of the one shift, rounded down once',
    { pay: { unit: 'hour', min: 1_201 }, hours: oneShift, ...days120 },
    // 1,201 × 490/3 = 196,163.33; × 12 = 2,353,960.
    { month: range(196_163), year: range(2_353_960), basis: [{ label: '時給' }, { label: '賞与を含まない' }] },
  ],
  [
    'daily pay times the days of a month',
    { pay: { unit: 'day', min: 12_000, max: 13_000 }, ...days120 },
    { month: range(245_000, 265_416), year: range(2_940_000, 3_185_000) },
  ],
  [
    'a twelfth of yearly pay, and the year as stated',
    { pay: { unit: 'year', min: 4_000_000, max: 5_000_000, bonus: '年2回' } },
    { month: range(333_333, 416_666), year: range(4_000_000, 5_000_000), missing: [] },
  ],
  [
    'allowances of days and hours without a number take those of the month',
    {
      pay: {
        ...{ unit: 'month', min: 200_000, monthly_hours: 160 },
        allowances: [
          { name: '食事手当', yen: 300, unit: 'day' },
          { name: '早朝手当', yen: 100, unit: 'hour' },
          { name: '当直手当', yen: 5_000, unit: 'time', number: { min: 2 } },
        ],
      },
      ...days120,
    },
    { month: range(232_125), year: range(2_785_500) },
  ],
  [
    'a bonus of the monthly pay less fixed overtime',
    { pay: { unit: 'month', min: 250_000, max: 300_000, fixed_overtime: { yen: 40_000 }, bonus_months: 2.25 } },
    { month: range(250_000, 300_000), year: range(3_472_500, 4_185_000) },
  ],
  ['no bonus is stated as なし', { pay: { unit: 'month', min: 200_000, bonus: 'なし' } }, { year: range(2_400_000) }],
])('%s', (_, terms, estimate) => expect(payEstimate(terms)).toMatchObject(estimate))

const hourly: PayTerms = { unit: 'hour', min: 1_200 }
test.each<[Terms, string[], 'month' | 'year']>([
  [{ pay: hourly, hours: twoShifts, ...days120 }, ['月の労働時間'], 'month'],
  [{ pay: hourly, hours: oneShift }, ['年間休日'], 'month'],
  [{ pay: { unit: 'day', min: 9_000 } }, ['年間休日'], 'month'],
  [{ pay: { unit: 'month', min: 200_000, ...nights() } }, ['夜勤手当の回数'], 'month'],
  [{ pay: { unit: 'month', min: 200_000, bonus: '年2回' } }, ['賞与の月数'], 'year'],
  [{ pay: { ...hourly, monthly_hours: 160, bonus_months: 2 } }, ['基本給'], 'year'],
  [{ pay: { unit: 'month', bonus_months: 0 } }, ['給与の下限', '基本給'], 'month'],
])('%j lacks %j', (terms, missing, lacking) => {
  const estimate = payEstimate(terms)
  expect([estimate?.missing, estimate?.[lacking], estimate?.year]).toEqual([missing, null, null])
})

const yen = fc.integer({ min: 1, max: 10_000_000 })
const tenths = fc.integer({ min: 0, max: 310 }).map((number) => number / 10)
const anyPay = fc.record(
  {
    unit: fc.constantFrom('hour', 'day', 'month', 'year'),
    min: yen,
    more: fc.integer({ min: 0, max: 1_000_000 }),
    base: yen,
    monthly_hours: fc.integer({ min: 1, max: 7_440 }).map((number) => number / 10),
    bonus_months: fc.integer({ min: 0, max: 2_400 }).map((number) => number / 100),
    allowances: fc.array(
      fc.record({ name: fc.constant('手当'), yen, unit: fc.constantFrom('month', 'time', 'day', 'hour'), min: tenths }),
    ),
  },
  { requiredKeys: ['unit', 'min', 'more'] },
)

test('an estimate equals its lines in any terms, with its upper end not below the lower', () => {
  fc.assert(
    fc.property(anyPay, fc.option(fc.nat(366)), ({ more, allowances = [], ...pay }, annual_days) => {
      const terms = {
        pay: {
          ...pay,
          max: pay.min + more,
          allowances: allowances.map(({ min, ...allowance }) => ({ ...allowance, number: { min } })),
        },
        holidays: { annual_days },
        hours: oneShift,
      } as Terms
      const { month, year, basis, missing } = payEstimate(terms) ?? { basis: [], missing: [] }
      expect(missing.length > 0).toBe(!month || !year)
      for (const bound of ['min', 'max'] as const) {
        if (!month) continue
        const lines = basis.filter(({ label }) => !label.startsWith('賞与'))
        const off = month[bound] - lines.reduce((sum, line) => sum + line[bound], 0)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThan(lines.length || 1)
        expect(month.max).toBeGreaterThanOrEqual(month.min)
        if (!year || pay.unit === 'year') continue
        const bonus = basis.find(({ label }) => label === '賞与')?.[bound] ?? 0
        const rest = year[bound] - bonus - 12 * month[bound]
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThanOrEqual(12)
      }
    }),
  )
})

const unstated = { salary_min: null, salary_max: null }
test.each<[string, Parameters<typeof comparedPay>[0], ReturnType<typeof comparedPay>]>([
  ['monthly pay without terms', { salary_min: 1, salary_max: 2, terms: {} }, { floor: 1, upper: 2, by: 'stated' }],
  [
    'stated monthly pay, whatever allowances add',
    { ...unstated, terms: { pay: { unit: 'month', min: 250_000, ...nights(range(4)) } } },
    { floor: 250_000, upper: 250_000, by: 'stated' },
  ],
  [
    'a twelfth of yearly pay',
    { ...unstated, terms: { pay: { unit: 'year', min: 4_000_000, max: 5_000_000 } } },
    { floor: 333_333, upper: 416_666, by: 'stated' },
  ],
  [
    'the estimate of hourly pay',
    { ...unstated, terms: { pay: { unit: 'hour', min: 1_200, max: 1_300, monthly_hours: 160 } } },
    { floor: 192_000, upper: 208_000, by: 'estimate' },
  ],
  [
    'hourly pay alone with assumed hours, for the order only',
    { ...unstated, terms: { pay: { unit: 'hour', min: 1_200, max: 1_300 } } },
    { floor: null, upper: 225_940, by: 'assumed' },
  ],
  [
    'daily pay whose estimate is hidden with assumed days',
    { ...unstated, terms: { pay: { unit: 'day', min: 10_000 }, ...days120 }, show_estimate: false },
    { floor: null, upper: 217_000, by: 'assumed' },
  ],
  ['nothing', { ...unstated, terms: { pay: { bonus: '年2回' } } }, { floor: null, upper: null, by: 'assumed' }],
])('jobs are compared by %s', (_, job, compared) => expect(comparedPay(job)).toEqual(compared))
