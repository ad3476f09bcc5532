import { expect, test } from 'vitest'
import type { Terms } from '#rules/postings/terms.ts'
import { checkPosting } from './check-posting.ts'
import { namesWorkplace } from './missing.ts'
import type { Posting } from './posting.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

const codesOf = (terms: Terms, posting: Posting = {}, today = context.today) =>
  checkPosting(
    { ...lawfulPosting, ...posting, terms: { ...lawfulPosting.terms, ...terms } },
    { ...context, today },
  ).map(({ code }) => code)

test.each([
  ['six hours need no break', '09:00', '15:00', 0, []],
  ['a minute more needs 45', '09:00', '15:46', 44, ['hours.over-legal']],
  ['45 minutes over six hours', '09:00', '15:46', 45, []],
  ['eight hours with 45 minutes', '08:30', '17:15', 45, []],
  ['over eight hours with 45 minutes', '08:30', '17:16', 45, ['hours.over-legal', 'hours.over-legal']],
  ['over eight hours a day', '09:00', '18:01', 60, ['hours.over-legal']],
  ['a night', '22:00', '07:00', 60, []],
])('%s', (_, start, end, break_minutes, codes) => {
  expect(codesOf({ hours: { system: 'fixed', spans: [{ start, end }], break_minutes, overtime: 'none' } })).toEqual(
    codes,
  )
})

test('long days are lawful where hours vary, and shifts are judged one by one', () => {
  const spans = [
    { start: '07:00', end: '16:00' },
    { start: '08:00', end: '18:00' },
  ]
  expect(codesOf({ hours: { system: 'variable', spans, break_minutes: 60, overtime: 'none' } })).toEqual([])
  expect(codesOf({ hours: { system: 'fixed', spans, break_minutes: 60, overtime: 'none' } })).toEqual([
    'hours.over-legal',
  ])
})

test('fixed overtime is worth one and a quarter of the hourly base', () => {
  const pay = { unit: 'month' as const, min: 300_000, base: 240_000, monthly_hours: 160 }
  const withOvertime = (yen: number) =>
    codesOf({ pay: { ...pay, fixed_overtime: { yen, hours: 20, excess_paid: true } } })
  expect(withOvertime(37_500)).toEqual([])
  expect(withOvertime(37_499)).toEqual(['pay.fixed-overtime-low'])
})

test('the minimum wage follows the place of work and the day', () => {
  const pay = { unit: 'hour' as const, min: 1_100 }
  const at = (prefecture: 'iwate' | 'tokyo', today: string) =>
    codesOf({ pay, workplace: { ...lawfulPosting.terms.workplace, prefecture } }, { location: '全国' }, today)
  expect(at('iwate', '2026-12-01')).toEqual([])
  expect(at('tokyo', '2026-09-30')).toEqual(['pay.below-minimum'])
  expect(
    codesOf(
      { pay: { ...pay, min: 1_060 }, workplace: { ...lawfulPosting.terms.workplace, prefecture: 'iwate' } },
      { location: '岩手県盛岡市' },
      '2026-11-30',
    ),
  ).toEqual([])
  expect(
    codesOf(
      { pay: { ...pay, min: 1_060 }, workplace: { ...lawfulPosting.terms.workplace, prefecture: 'iwate' } },
      { location: '岩手県盛岡市' },
      '2026-12-01',
    ),
  ).toEqual(['pay.below-minimum'])
})

test('without a prefecture there is no minimum wage to compare with', () => {
  const workplace = { ...lawfulPosting.terms.workplace, prefecture: null }
  const pay = { unit: 'hour' as const, min: 900 }
  expect(codesOf({ pay, workplace }, { location: '東京都・大阪府の各店' })).toEqual([])
  expect(codesOf({ pay, workplace }, { location: '東京都内の各店' })).toEqual(['pay.below-minimum'])
})

test.each<[string, NonNullable<Terms['age_limit']>, Terms, Posting, boolean]>([
  ['1 wants an indefinite period', { max: 59, reason: '1' }, { period: { kind: 'fixed', renewal: 'none' } }, {}, false],
  ['1 allows a maximum', { max: 59, reason: '1' }, {}, {}, true],
  ['1 allows no minimum', { min: 20, max: 59, reason: '1' }, {}, {}, false],
  ['1 is the retirement age that a text states', { max: 59, reason: '1' }, {}, { benefits: ['定年60歳'] }, true],
  ['1 is not another age', { max: 50, reason: '1' }, {}, { benefits: ['定年60歳'] }, false],
  ['2 allows a minimum', { min: 18, reason: '2' }, {}, {}, true],
  ['2 allows no maximum', { min: 18, max: 60, reason: '2' }, {}, {}, false],
  ['3-i allows 45', { max: 45, reason: '3-i' }, {}, {}, true],
  ['3-i allows no 46', { max: 46, reason: '3-i' }, {}, {}, false],
  ['3-i asks no experience by level', { max: 35, reason: '3-i' }, {}, { experience_level: 'mid' }, false],
  ['3-i asks no experience by requirement', { max: 35, reason: '3-i' }, {}, { requirements: ['経理の経験者'] }, false],
  ['3-ro allows ten years', { min: 30, max: 40, reason: '3-ro' }, {}, {}, true],
  ['3-ro allows no four', { min: 30, max: 34, reason: '3-ro' }, {}, {}, false],
  ['3-ro allows none under 30', { min: 29, max: 37, reason: '3-ro' }, {}, {}, false],
  ['3-ro allows 49', { min: 42, max: 49, reason: '3-ro' }, {}, {}, true],
  ['3-ha has no condition', { min: 6, max: 12, reason: '3-ha' }, {}, {}, true],
  ['3-ni allows 60 and more', { min: 60, reason: '3-ni' }, {}, {}, true],
  ['3-ni allows no 59', { min: 59, reason: '3-ni' }, {}, {}, false],
  ['no reason is no reason', { min: 18 }, {}, {}, false],
])('%s', (_, age_limit, terms, posting, lawful) => {
  expect(codesOf({ ...terms, age_limit }, posting).includes('age.limit')).toBe(!lawful)
})

test('an age in the text is lawful when the field gives it a reason that fits', () => {
  const requirements = ['35歳以下']
  expect(codesOf({ age_limit: { max: 35, reason: '3-i' } }, { requirements })).toEqual([])
  expect(codesOf({ age_limit: { max: 40, reason: '3-i' } }, { requirements })).toEqual(['age.limit'])
})

test('an age in the text is lawful when the text itself gives a reason that fits', () => {
  const requirements = ['35歳以下（長期勤続によるキャリア形成を図るため）']
  const fixed = { period: { kind: 'fixed' as const, renewal: 'none' as const } }
  expect(codesOf({}, { requirements })).toEqual([])
  expect(codesOf({ period: null }, { requirements })).toEqual(['missing.period'])
  expect(codesOf(fixed, { requirements })).toEqual(['age.limit'])
  expect(codesOf({}, { requirements: ['50歳以下（長期勤続によるキャリア形成を図るため）'] })).toEqual(['age.limit'])
  expect(codesOf({}, { requirements: ['18歳以上（深夜勤務があるため）'] })).toEqual([])
})

test('a workplace is a municipality or home', () => {
  for (const place of ['東京都新宿区', '大阪府大阪市北区', '長野県北佐久郡軽井沢町', '在宅', '千葉県市川市', '京都市'])
    expect([place, namesWorkplace(place)]).toEqual([place, true])
  for (const place of ['東京都', '全国', '関東', '東京都内', '', '京都府', '東京'])
    expect([place, namesWorkplace(place)]).toEqual([place, false])
})

test('other contracts count for employees only', () => {
  const requirements = ['業務委託契約となります']
  expect(codesOf({}, { requirements })).toEqual(['mismatch.type'])
  expect(codesOf({}, { requirements, job_type: 'contract' })).toEqual([])
})

test('a place is compared with every prefecture in the location', () => {
  expect(codesOf({}, { location: '東京都・神奈川県' })).toEqual([])
  expect(codesOf({}, { location: '神奈川県横浜市' })).toEqual(['mismatch.place'])
  expect(codesOf({}, { location: '全国の拠点' })).toEqual([])
})

test('pay in the text is compared with the field of its unit, trial pay aside', () => {
  expect(codesOf({}, { benefits: ['月給24万円'] })).toEqual(['mismatch.pay'])
  expect(codesOf({}, { benefits: ['月給25万円〜32万円'] })).toEqual([])
  expect(codesOf({}, { benefits: ['試用期間中は月給24万円'] })).toEqual([])
  expect(codesOf({}, { benefits: ['時給1,290円のパートも同時募集'] })).toEqual([])
})
