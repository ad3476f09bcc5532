import type { Posting } from '#rules/postings/findings/posting.ts'
import type { Terms } from '#rules/postings/terms.ts'
import type { LabelledSentence } from './labelled-sentences.ts'
import { lawfulPosting } from './lawful-posting.ts'

const withoutAddress = { ...lawfulPosting.terms.workplace, address: null }
const hourly = { unit: 'hour', min: 1_300, max: 1_500 } as const

/** Postings with wrong or correct fields, and their expected codes. */
export const labelledPostings: readonly LabelledSentence[] = [
  posting('no pay at all', ['missing.pay'], {}, { pay: {} }),
  posting('pay only in salary_min', [], { salary_min: 250_000 }, { pay: null }),
  posting(
    'a short description',
    ['missing.duties'],
    { description: '接客です。' },
    { duties: { change_scope: '変更なし' } },
  ),
  posting('a short description with duties stated', [], { description: '接客です。' }),
  posting('only a prefecture', ['missing.workplace'], { location: '東京都' }, { workplace: withoutAddress }),
  posting('a municipality', [], { location: '東京都八王子市' }, { workplace: withoutAddress }),
  posting('at home', [], { location: '在宅勤務（全国どこでも可）' }, { workplace: withoutAddress }),
  posting('hours without a break', ['missing.break'], {}, { hours: { ...hours(), break_minutes: null } }),
  posting('six hours without a break', [], {}, { hours: { ...hours('09:00', '15:00'), break_minutes: null } }),
  posting(
    'no overtime stated',
    ['missing.overtime'],
    {},
    { hours: { ...hours(), overtime: null, overtime_hours: null } },
  ),
  posting('no hours', ['missing.hours', 'missing.overtime'], {}, { hours: null }),
  posting('no holidays', ['missing.holidays'], {}, { holidays: null }),
  posting('no period', ['missing.period'], {}, { period: null }),
  posting('no trial', ['missing.trial'], {}, { trial: null }),
  posting('no insurance', ['missing.insurance'], {}, { insurance: null }),
  posting('no insurance by right', [], {}, { insurance: [] }),
  posting('fixed period without renewal', ['missing.renewal'], {}, { period: { kind: 'fixed', months: 6 } }),
  posting('renewal without criteria', ['missing.renewal'], {}, { period: { kind: 'fixed', renewal: 'conditional' } }),
  posting('no renewal', [], {}, { period: { kind: 'fixed', months: 6, renewal: 'none' } }),
  posting('dispatch without saying so', ['missing.dispatch'], { job_type: 'dispatch' }),
  posting('dispatch, said', [], { job_type: 'dispatch' }, { dispatched: true }),
  posting(
    'half of the fixed overtime',
    ['missing.fixed-overtime-terms'],
    {},
    { pay: { ...monthly(), fixed_overtime: { yen: 40_000 } } },
  ),
  posting(
    'fixed overtime too low',
    ['pay.fixed-overtime-low'],
    {},
    { pay: { ...monthly(), fixed_overtime: { yen: 20_000, hours: 20, excess_paid: true } } },
  ),
  posting(
    'fixed overtime just right',
    [],
    {},
    { pay: { ...monthly(), base: 208_000, fixed_overtime: { yen: 32_500, hours: 20, excess_paid: true } } },
  ),
  posting('under the minimum of Tokyo', ['pay.below-minimum'], {}, { pay: { ...hourly, min: 1_279 } }),
  posting('the minimum of Tokyo', [], {}, { pay: { ...hourly, min: 1_280 } }),
  posting('a month under the minimum', ['pay.below-minimum'], {}, { pay: { ...monthly(), min: 204_799 } }),
  posting(
    'a month under it without the commuting allowance',
    ['pay.below-minimum'],
    {},
    { pay: { ...monthly(), min: 210_000, allowances: [{ name: '通勤手当', yen: 10_000 }] } },
  ),
  posting('a day of eight hours', ['pay.below-minimum'], {}, { pay: { unit: 'day', min: 10_239 } }),
  posting('a wide range', ['pay.too-wide'], {}, { pay: { ...monthly(), max: 500_001 } }),
  posting('twice as much', [], {}, { pay: { ...monthly(), max: 500_000 } }),
  posting('nine hours a day', ['hours.over-legal'], {}, { hours: hours('09:00', '19:00') }),
  posting(
    'half an hour of break',
    ['hours.over-legal'],
    {},
    { hours: { ...hours('09:00', '16:00'), break_minutes: 30 } },
  ),
  posting('8:30 to 17:15 with 45 minutes', [], {}, { hours: { ...hours('08:30', '17:15'), break_minutes: 45 } }),
  posting(
    'two full days with 100 a year',
    ['holidays.contradiction'],
    {},
    { holidays: { pattern: 'two-days-full', annual_days: 100 } },
  ),
  posting('two full days with 104 a year', [], {}, { holidays: { pattern: 'two-days-full', annual_days: 104 } }),
  posting(
    'two full days in the text, one in the field',
    ['holidays.contradiction'],
    { benefits: ['完全週休２日制'] },
    { holidays: { pattern: 'one-day' } },
  ),
  posting('an age without a reason', ['age.limit'], {}, { age_limit: { max: 35 } }),
  posting('a career', [], {}, { age_limit: { max: 35, reason: '3-i' } }),
  posting(
    'a career with experience',
    ['age.limit'],
    { requirements: ['営業経験3年以上'] },
    { age_limit: { max: 35, reason: '3-i' } },
  ),
  posting('skills within 30 to 49', [], {}, { age_limit: { min: 30, max: 39, reason: '3-ro' } }),
  posting('skills over too many years', ['age.limit'], {}, { age_limit: { min: 30, max: 49, reason: '3-ro' } }),
  posting('the law, with a maximum', ['age.limit'], {}, { age_limit: { min: 18, max: 60, reason: '2' } }),
  posting('full-time by contract of agency', ['mismatch.type'], { requirements: ['業務委託契約となります'] }),
  posting('another prefecture', ['mismatch.place'], { location: '大阪府大阪市' }),
  posting('lower pay in the text', ['mismatch.pay'], { benefits: ['月給23万円スタート'] }),
  posting(
    'an hourly pay under the minimum in the text',
    ['pay.below-minimum'],
    { benefits: ['研修中は時給1,200円'] },
    { pay: hourly },
  ),
]

function hours(start = '09:00', end = '18:00'): NonNullable<Terms['hours']> {
  return { ...lawfulPosting.terms.hours, spans: [{ start, end }] }
}

function monthly(): NonNullable<Terms['pay']> {
  return { ...lawfulPosting.terms.pay }
}

function posting(text: string, codes: string[], changes: Posting, terms: Terms = {}): LabelledSentence {
  return {
    file: 'postings',
    text,
    posting: { ...lawfulPosting, ...changes, terms: { ...lawfulPosting.terms, ...terms } },
    due: codes.map((code) => [{ code, severity: null }]),
    allowed: [],
  }
}
