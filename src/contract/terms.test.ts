import { expect, test } from 'vitest'
import type { z } from 'zod'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { termsInput } from './terms.ts'

const faults = (input: unknown) => {
  const result = termsInput.safeParse(input)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const lawfulTerms = {
  ...lawfulPosting.terms,
  hours: { ...lawfulPosting.terms.hours, shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] },
}

test('full terms, empty terms and nulls are valid', () => {
  expect(termsInput.parse(lawfulPosting.terms satisfies z.input<typeof termsInput>)).toEqual(lawfulTerms)
  expect(faults({})).toEqual([])
  const ways = { days_min: 2, options: ['housing', { id: 'meal', note: '1食200円' }], japanese: 'daily' }
  expect(termsInput.parse({ ways })).toEqual({ ways })
  expect(faults({ pay: null, hours: { spans: null }, dispatched: null })).toEqual([])
})

test('unknown members are ignored and texts trimmed', () => {
  expect(termsInput.parse({ color: 1, pay: { note: ' 昇給あり ', tax: 1 } })).toEqual({ pay: { note: '昇給あり' } })
})

test.each([
  [{ hours: { spans: [{ start: '09:00', end: '25:00' }] } }, 'hours.spans.0.end: time-invalid'],
  [{ hours: { spans: [{ start: '9:00', end: '18:00' }] } }, 'hours.spans.0.start: time-invalid'],
  [{ hours: { spans: [{ start: '09:00', end: '10:00' }], break_minutes: 61 } }, 'hours.break_minutes: number-range'],
  [{ hours: { spans: Array(11).fill({ start: '09:00', end: '10:00' }) } }, 'hours.spans: too-many 10'],
  [{ hours: { overtime_hours: 10.25 } }, 'hours.overtime_hours: number-range'],
  [{ hours: { system: 'free' } }, 'hours.system: choice-unknown'],
  [
    { hours: { shifts: [{ start: '09:00', end: '10:00', break_minutes: 61 }] } },
    'hours.shifts.0.break_minutes: number-range',
  ],
  [{ hours: { shifts: [{ start: '09:00' }] } }, 'hours.shifts.0.end: time-invalid'],
  [{ hours: { shifts: Array(11).fill({ start: '09:00', end: '10:00' }) } }, 'hours.shifts: too-many 10'],
  [
    { hours: { shifts: [{ start: '09:00', end: '10:00', per_month: 32 }] } },
    'hours.shifts.0.per_month: number-range 31 0',
  ],
  [{ pay: { bonus_months: 3.125 } }, 'pay.bonus_months: number-range'],
  [{ pay: { bonus_months: -1 } }, 'pay.bonus_months: number-range 24 0'],
  [{ pay: { allowances: [{ name: '手当', yen: 1, unit: 'week' }] } }, 'pay.allowances.0.unit: choice-unknown'],
  [
    { pay: { allowances: [{ name: '手当', yen: 1, unit: 'time', number: { min: 5, max: 4 } }] } },
    'pay.allowances.0.number.min: min-over-max',
  ],
  [{ workplace: { remote_days: 8 } }, 'workplace.remote_days: number-range 5 0'],
  [{ workplace: { prefecture: 'edo' } }, 'workplace.prefecture: choice-unknown'],
  [{ workplace: { postal_code: '160-0023' } }, 'workplace.postal_code: wrong-shape'],
  [{ pay: { min: 300_000, max: 200_000 } }, 'pay.min: min-over-max'],
  [{ pay: { min: -1 } }, 'pay.min: number-range 1000000000 0'],
  [{ pay: { min: '230000' } }, 'pay.min: wrong-shape'],
  [{ pay: { min: 1.5 } }, 'pay.min: number-range'],
  [{ pay: { allowances: [{ name: '', yen: 1 }] } }, 'pay.allowances.0.name: required'],
  [{ pay: { allowances: [{ name: '手当' }] } }, 'pay.allowances.0.yen: wrong-shape'],
  [{ pay: { note: 'あ'.repeat(1_001) } }, 'pay.note: too-long 1000'],
  [{ pay: { note: 'a\u0000' } }, 'pay.note: not-text'],
  [{ pay: 1 }, 'pay: wrong-shape'],
  [{ age_limit: { min: 40, max: 30 } }, 'age_limit.min: min-over-max'],
  [{ age_limit: { reason: '4' } }, 'age_limit.reason: choice-unknown'],
  [{ insurance: ['life'] }, 'insurance.0: choice-unknown'],
  [{ selection: { steps: Array(9).fill('面接') } }, 'selection.steps: too-many 8'],
  [{ trial: { exists: 'yes' } }, 'trial.exists: wrong-shape'],
  [{ ways: { options: ['flying'] } }, 'ways.options.0: choice-unknown'],
  [{ ways: { options: [{ id: 'housing', note: '寮'.repeat(201) }] } }, 'ways.options.0.note: too-long 200'],
  [{ ways: { bands: ['noon'] } }, 'ways.bands.0: choice-unknown'],
  [{ ways: { days_min: 8 } }, 'ways.days_min: number-range 7 1'],
  [{ ways: { days_min: 4, days_max: 2 } }, 'ways.days_min: min-over-max'],
  [{ ways: { hours_day_min: 20 } }, 'ways.hours_day_min: number-range 720 30'],
  [{ pay: { cycle: 'hourly' } }, 'pay.cycle: choice-unknown'],
  [[], ': wrong-shape'],
])('%j is refused', (input, fault) => {
  expect(faults(input)).toEqual([fault])
})

test('an end before its start is the next day', () => {
  expect(faults({ hours: { spans: [{ start: '22:00', end: '05:00' }], break_minutes: 420 } })).toEqual([])
})

test.each([
  [
    'shifts answer as spans with the longest break',
    {
      shifts: [
        { name: '日勤', start: '08:30', end: '17:30', break_minutes: 60, per_month: 12.5 },
        { name: '夜勤', start: '16:30', end: '09:00', break_minutes: 120 },
      ],
      spans: [{ start: '01:00', end: '02:00' }],
      break_minutes: 5,
    },
    {
      spans: [
        { start: '08:30', end: '17:30' },
        { start: '16:30', end: '09:00' },
      ],
      break_minutes: 120,
    },
  ],
  [
    'shifts without breaks have the stated one',
    { shifts: [{ start: '09:00', end: '18:00' }], break_minutes: 45 },
    {
      shifts: [{ start: '09:00', end: '18:00', break_minutes: 45 }],
      spans: [{ start: '09:00', end: '18:00' }],
    },
  ],
  [
    'spans alone are unnamed shifts',
    { spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 },
    { shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] },
  ],
])('%s', (_, hours, derived) => {
  expect(termsInput.parse({ hours }).hours).toEqual({ ...hours, ...derived })
})
