import { expect, test } from 'vitest'
import type { Terms } from '#rules/postings/terms.ts'
import { checkPosting } from './check-posting.ts'
import type { CheckContext, Posting } from './posting.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

const { terms } = lawfulPosting
const workplace = { ...terms.workplace, address: null }

const found = (posting: Posting, changed: Terms = {}, more: CheckContext = context) =>
  checkPosting({ ...lawfulPosting, ...posting, terms: { ...terms, ...changed } }, more).map(
    ({ code, severity, field }) => [code, severity, field],
  )

test.each<[string, 'stop' | 'warn', string, Posting, Terms]>([
  ['missing.duties', 'stop', 'description', { description: 'あ'.repeat(29) }, { duties: { change_scope: 'なし' } }],
  ['missing.workplace', 'stop', 'location', { location: '東京都' }, { workplace }],
  ['missing.pay', 'stop', 'terms.pay', {}, { pay: { unit: 'month', monthly_hours: 160 } }],
  ['missing.break', 'warn', 'terms.hours.break_minutes', {}, { hours: { ...terms.hours, break_minutes: null } }],
  ['missing.overtime', 'warn', 'terms.hours.overtime', {}, { hours: withoutOvertime() }],
  ['missing.holidays', 'warn', 'terms.holidays', {}, { holidays: {} }],
  ['missing.period', 'warn', 'terms.period', {}, { period: null }],
  ['missing.trial', 'warn', 'terms.trial', {}, { trial: null }],
  ['missing.insurance', 'warn', 'terms.insurance', {}, { insurance: null }],
  ['missing.smoking', 'warn', 'terms.workplace.smoking', {}, { workplace: { ...terms.workplace, smoking: null } }],
  ['missing.duties-change', 'warn', 'terms.duties.change_scope', {}, { duties: { initial: '店舗の運営' } }],
  [
    'missing.workplace-change',
    'warn',
    'terms.workplace.change_scope',
    {},
    { workplace: { ...terms.workplace, change_scope: ' ' } },
  ],
  ['missing.renewal', 'warn', 'terms.period.renewal', {}, { period: { kind: 'fixed' } }],
  [
    'missing.renewal',
    'warn',
    'terms.period.renewal_criteria',
    {},
    { period: { kind: 'fixed', renewal: 'conditional' } },
  ],
  ['missing.dispatch', 'warn', 'terms.dispatched', { job_type: 'dispatch' }, {}],
])('%s alone, as %s, at %s', (code, severity, field, posting, changed) => {
  expect(found(posting, changed)).toEqual([[code, severity, field]])
})

test('hours that are not stated are missing together with overtime', () => {
  expect(found({}, { hours: null })).toEqual([
    ['missing.hours', 'warn', 'terms.hours'],
    ['missing.overtime', 'warn', 'terms.hours.overtime'],
  ])
})

test.each<[string, Posting, Terms]>([
  ['thirty signs of description', { description: '店'.repeat(30) }, { duties: { change_scope: 'なし' } }],
  ['duties in the terms', { description: '' }, {}],
  ['a municipality', { location: '東京都八王子市' }, { workplace }],
  ['work at home', { location: '在宅' }, { workplace }],
  ['a salary without terms of pay', { salary_min: 250_000 }, { pay: null }],
  ['a day of six hours without a break', {}, { hours: { ...terms.hours, spans: sixHours(), break_minutes: null } }],
  ['no overtime', {}, { hours: { ...terms.hours, overtime: 'none', overtime_hours: null } }],
  ['no trial', {}, { trial: { exists: false } }],
  ['no insurance by right', {}, { insurance: [] }],
  ['smoking allowed', {}, { workplace: { ...terms.workplace, smoking: 'allowed' } }],
  ['no renewal', {}, { period: { kind: 'fixed', months: 6, renewal: 'none' } }],
  [
    'renewal with criteria',
    {},
    { period: { kind: 'fixed', renewal: 'conditional', renewal_criteria: '勤務成績による' } },
  ],
  ['not dispatched, said', { job_type: 'dispatch' }, { dispatched: false }],
])('%s is stated', (_, posting, changed) => {
  expect(found(posting, changed)).toEqual([])
})

test('the employer is named by the profile or by the job, and reached in any of three ways', () => {
  const { employer } = context
  const lacks = (changed: Partial<NonNullable<CheckContext['employer']>>, posting: Posting = {}) =>
    found(posting, {}, { ...context, employer: { ...employer, ...changed } }).map(([code]) => code)
  expect(lacks({ name: null })).toEqual([])
  expect(lacks({ name: ' ' }, { company: '' })).toEqual(['missing.employer-name'])
  expect(lacks({}, { company: '' })).toEqual([])
  expect(lacks({ address: '' })).toEqual(['missing.employer-address'])
  expect(lacks({ phone: null })).toEqual(['missing.employer-contact'])
  expect(lacks({ phone: null, email: 'saiyo@example.jp' })).toEqual([])
  expect(lacks({ phone: null, form_url: 'https://example.jp/saiyo' })).toEqual([])
})

function withoutOvertime(): NonNullable<Terms['hours']> {
  return { ...terms.hours, overtime: null, overtime_hours: null }
}

function sixHours() {
  return [{ start: '09:00', end: '15:00' }]
}
