import { expect, test } from 'vitest'
import type { Terms } from '#rules/postings/terms.ts'
import { checkPosting } from './check-posting.ts'
import type { Posting } from './posting.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

const { terms } = lawfulPosting

const codesOf = (changed: Terms, posting: Posting = {}, today = context.today) =>
  checkPosting({ ...lawfulPosting, ...posting, terms: { ...terms, ...changed } }, { ...context, today }).map(
    ({ code }) => code,
  )
const below = ['pay.below-minimum']
const month = { unit: 'month', monthly_hours: 160 } as const
/** The minimum wage of Tokyo for 160 hours. */
const least = 1_280 * 160

test.each([
  ['通勤手当', below],
  ['交通費', below],
  ['精皆勤手当', below],
  ['皆勤手当', below],
  ['精勤手当', below],
  ['家族手当', below],
  ['扶養手当', below],
  ['職務手当', []],
  ['資格手当', []],
])('the minimum wage of a month and %s', (name, codes) => {
  expect(codesOf({ pay: { ...month, min: least, allowances: [{ name, yen: 1 }] } })).toEqual(codes)
})

test('fixed overtime is no part of the minimum wage', () => {
  const fixed_overtime = { yen: 48_000, hours: 30, excess_paid: true }
  expect(codesOf({ pay: { ...month, min: least + 48_000, fixed_overtime } })).toEqual([])
  expect(codesOf({ pay: { ...month, min: least + 47_999, fixed_overtime } })).toEqual(below)
})

test('unstated monthly hours follow from the days off and the daily hours', () => {
  const hours = { ...terms.hours, spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 }
  const holidays = { ...terms.holidays, annual_days: 125 }
  const pay = (min: number) => ({ unit: 'month' as const, min })
  expect(codesOf({ pay: pay(204_800), hours, holidays })).toEqual([])
  expect(codesOf({ pay: pay(204_799), hours, holidays })).toEqual(below)
  expect(codesOf({ pay: pay(100_000), hours, holidays: { ...holidays, annual_days: null } })).toEqual([])
})

test('a day is divided by its hours, a year by twelve', () => {
  const day = (min: number, spans: { start: string; end: string }[]) =>
    codesOf({ pay: { unit: 'day', min }, hours: { ...terms.hours, spans, break_minutes: 60 } })
  expect(day(7_680, [{ start: '09:00', end: '16:00' }])).toEqual([])
  expect(day(7_679, [{ start: '09:00', end: '16:00' }])).toEqual(below)
  expect(day(10_240, [])).toEqual([])
  expect(day(10_239, [])).toEqual(below)
  const year = (min: number) => codesOf({ pay: { unit: 'year', min, monthly_hours: 160 } })
  expect(year(least * 12)).toEqual([])
  expect(year(least * 12 - 1)).toEqual(below)
})

test('the salary of a month counts where no terms of pay are stated', () => {
  expect(codesOf({ pay: null }, { salary_min: 150_000 })).toEqual(below)
  expect(codesOf({ pay: null }, { salary_min: 250_000, salary_max: 500_001 })).toEqual(['pay.too-wide'])
})

test('hourly and daily pay in a text is compared with the minimum wage', () => {
  const pay = { unit: 'hour' as const, min: 1_500 }
  expect(codesOf({ pay }, { benefits: ['研修中は時給1,279円'] })).toEqual(below)
  expect(codesOf({ pay }, { benefits: ['研修中は時給1,280円'] })).toEqual([])
  expect(codesOf({ pay }, { benefits: ['単発の日は日給10,239円'] })).toEqual(below)
  expect(codesOf({ pay }, { benefits: ['単発の日は日給6,400円（5時間）'] })).toEqual([])
})

test('fixed overtime is compared with the base pay if one is stated', () => {
  const pay = { ...month, min: 400_000, fixed_overtime: { yen: 37_500, hours: 20, excess_paid: true } }
  expect(codesOf({ pay: { ...pay, base: 240_000 } })).toEqual([])
  expect(codesOf({ pay })).toEqual(['pay.fixed-overtime-low'])
  expect(codesOf({ pay: { ...pay, monthly_hours: null } })).toEqual([])
})

test.each([
  [{ hours: 20, excess_paid: true }],
  [{ yen: 40_000, excess_paid: true }],
  [{ yen: 40_000, hours: 20 }],
  [{ yen: 40_000, hours: 20, excess_paid: false }],
])('fixed overtime without one of its three statements: %j', (fixed_overtime) => {
  expect(codesOf({ pay: { ...month, min: 250_000, fixed_overtime } })).toContain('missing.fixed-overtime-terms')
})

test('a text may mention fixed overtime that the terms state in full', () => {
  const pay = { ...month, min: 300_000, base: 240_000, fixed_overtime: { yen: 40_000, hours: 20, excess_paid: true } }
  expect(codesOf({ pay }, { benefits: ['固定残業代あり'] })).toEqual([])
})

test('several spans are alternatives', () => {
  const spans = [
    { start: '07:00', end: '16:00' },
    { start: '13:00', end: '19:00' },
  ]
  expect(codesOf({ hours: { ...terms.hours, spans, break_minutes: 60 } })).toEqual([])
  expect(codesOf({ hours: { ...terms.hours, spans, break_minutes: null } })).toEqual(['missing.break'])
})

test('a day that no lawful break would make short enough is too long', () => {
  const fixed = (end: string) =>
    codesOf({ hours: { ...terms.hours, break_minutes: null, spans: [{ start: '09:00', end }] } })
  expect(fixed('18:00')).toEqual(['missing.break'])
  expect(fixed('18:30')).toEqual(['missing.break', 'hours.over-legal'])
})

test('two full days off a week contradict a week of one, in the field or in the text', () => {
  const contradiction = ['holidays.contradiction']
  expect(codesOf({ holidays: { pattern: 'two-days-full', annual_days: 103 } })).toEqual(contradiction)
  expect(codesOf({ holidays: { pattern: 'two-days', annual_days: 103 } })).toEqual([])
  expect(codesOf({ holidays: { pattern: 'one-day' } }, { benefits: ['完全週休二日制'] })).toEqual(contradiction)
  expect(codesOf({ holidays: { pattern: 'two-days-full' } }, { benefits: ['年間休日100日'] })).toEqual(contradiction)
})

test('a place is compared only with prefectures', () => {
  expect(codesOf({}, { location: '新宿区' })).toEqual([])
  expect(codesOf({}, { location: '埼玉県さいたま市' })).toEqual(['mismatch.place'])
})

test.each(['full-time', 'part-time'] as const)('%s work is no contract of another kind', (job_type) => {
  for (const [text, codes] of [
    ['業務委託契約となります', ['mismatch.type']],
    ['請負契約での就業です', ['mismatch.type']],
    ['個人事業主として契約します', ['mismatch.type']],
    ['契約社員としての採用です', ['mismatch.type']],
    ['業務委託先の管理', []],
  ] as const)
    expect([text, codesOf({}, { job_type, benefits: [text] })]).toEqual([text, codes])
})

test('a staffing company may look for people of its own', () => {
  const said = (text: string) => codesOf({}, { benefits: [text] })
  expect(said('派遣先での就業となります')).toEqual(['missing.dispatch'])
  expect(said('派遣スタッフのフォローを行う営業です')).toEqual([])
  expect(codesOf({ dispatched: true }, { benefits: ['派遣先での就業となります'] })).toEqual([])
})

test('hours, breaks and overtime of the text are compared with the fields', () => {
  const told = (text: string, changed: Terms = {}) => codesOf(changed, { benefits: [text] })
  const other = ['mismatch.hours']
  for (const text of [
    '勤務時間は10:00〜19:00です',
    '就業は午後1時から夜10時です',
    '実働9時間',
    '休憩45分',
    '残業は月30時間',
  ])
    expect([text, told(text)]).toEqual([text, other])
  for (const text of [
    '勤務は朝9時から夕方6時まで',
    '営業時間は10:00〜20:00',
    '9:00〜18:00の間で4時間から',
    '残業は月10時間ほど',
    'みなし残業なし',
  ])
    expect([text, told(text)]).toEqual([text, []])
  expect(told('勤務時間は10:00〜19:00です', { hours: { ...terms.hours, system: 'shift' } })).toEqual([])
  expect(told('残業はありません', { hours: { ...terms.hours, overtime: 'none', overtime_hours: null } })).toEqual([])
})

test('days off of the text are compared with the fields', () => {
  const told = (text: string, changed: Terms = {}) => codesOf(changed, { benefits: [text] })
  const other = ['mismatch.holidays']
  for (const text of ['年間休日105日', '休みは日曜だけ', '土曜日は毎週出勤です', '日曜と水曜がお休みです', '週休1日'])
    expect([text, told(text)]).toEqual([text, other])
  for (const text of ['年間休日120日', '土日がお休みです', '店の定休日は水曜日です', '土曜出勤は月1回、振替あり'])
    expect([text, told(text)]).toEqual([text, []])
  expect(told('年間休日105日', { holidays: null })).toEqual(['missing.holidays'])
})

test('work without social insurance is named where the law obliges', () => {
  const said = { benefits: ['社会保険なし'] }
  expect(codesOf({}, said)).toEqual(['law.insurance'])
  expect(codesOf({}, { ...said, job_type: 'part-time' })).toEqual(['law.insurance'])
  expect(codesOf({ pay: { unit: 'hour', min: 1_500, monthly_hours: 60 } }, { ...said, job_type: 'part-time' })).toEqual(
    [],
  )
})

test('ten times the ordinary pay is a slip, except for the best paid', () => {
  const high = ['pay.too-high']
  expect(codesOf({ pay: { unit: 'hour', min: 14_000 } })).toEqual(high)
  expect(codesOf({ pay: null }, { salary_min: 2_300_000 })).toEqual(high)
  expect(codesOf({ pay: { unit: 'hour', min: 14_000 } }, { title: '内科の医師' })).toEqual([])
  expect(codesOf({ pay: { unit: 'month', min: 800_000 } })).toEqual([])
})
