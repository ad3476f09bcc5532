import { expect, test } from 'vitest'
import type { Terms } from '#rules/postings/terms.ts'
import { checkPosting } from './check-posting.ts'
import { namesWorkplace } from './missing.ts'
import type { Posting } from './posting.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'

const { terms } = lawfulPosting
type Hours = NonNullable<Terms['hours']>
type Pay = NonNullable<Terms['pay']>
type Row = [name: string, codes: string, terms: Terms, posting?: Posting, today?: string]

const codesOf = (changed: Terms, posting: Posting = {}, today = context.today) =>
  checkPosting({ ...lawfulPosting, ...posting, terms: { ...terms, ...changed } }, { ...context, today })
    .map(({ code }) => code)
    .join(' ')

const text = (benefit: string): Posting => ({ benefits: [benefit] })
const asks = (requirement: string): Posting => ({ requirements: [requirement] })
const hours = (more: Hours): Terms => ({ hours: { ...terms.hours, ...more } })
const pay = (unit: Pay['unit'], min: number, more: Pay = {}): Terms => ({ pay: { unit, min, ...more } })
const month = (min: number, more: Pay = {}) => pay('month', min, { monthly_hours: 160, ...more })
const allowance = (name: string) => month(least, { allowances: [{ name, yen: 1 }] })
const overtime = (yen: number) => ({ fixed_overtime: { yen, hours: 20, excess_paid: true } })
const span = (start: string, end: string) => ({ start, end })
const day = (start: string, end: string, break_minutes: number): Terms => ({
  hours: { system: 'fixed', spans: [span(start, end)], break_minutes, overtime: 'none' },
})
const iwate = { workplace: { ...terms.workplace, prefecture: 'iwate' } } as const
const anywhere = { workplace: { ...terms.workplace, prefecture: null } }
/** The minimum wage of Tokyo for 160 hours. */
const least = 1_280 * 160
const below = 'pay.below-minimum'

const wages: Row[] = [
  ...['通勤手当', '交通費', '精皆勤手当', '皆勤手当', '精勤手当', '家族手当', '扶養手当'].map(
    (name): Row => [`${name} is no part of it`, below, allowance(name)],
  ),
  ...['職務手当', '資格手当'].map((name): Row => [`${name} is a part of it`, '', allowance(name)]),
  [
    'it is met without fixed overtime',
    '',
    month(least + 48_000, { fixed_overtime: { yen: 48_000, hours: 30, excess_paid: true } }),
  ],
  [
    'fixed overtime is no part of it',
    below,
    month(least + 47_999, { fixed_overtime: { yen: 48_000, hours: 30, excess_paid: true } }),
  ],
  [
    'it is met by hours of the month from days off',
    '',
    { ...pay('month', 204_800), holidays: { ...terms.holidays, annual_days: 125 } },
  ],
  [
    'hours of the month from days off',
    below,
    { ...pay('month', 204_799), holidays: { ...terms.holidays, annual_days: 125 } },
  ],
  ['without hours of the month', '', { ...pay('month', 100_000), holidays: { ...terms.holidays, annual_days: null } }],
  ['a day of six hours meets it', '', { ...pay('day', 7_680), ...hours({ spans: [span('09:00', '16:00')] }) }],
  ['a day of six hours', below, { ...pay('day', 7_679), ...hours({ spans: [span('09:00', '16:00')] }) }],
  ['a day without times counts eight hours', '', { ...pay('day', 10_240), ...hours({ spans: [] }) }],
  ['a day without times', below, { ...pay('day', 10_239), ...hours({ spans: [] }) }],
  ['a year is twelve months', '', pay('year', least * 12, { monthly_hours: 160 })],
  ['a year of less', below, pay('year', least * 12 - 1, { monthly_hours: 160 })],
  ['the salary counts where no terms of pay are stated', below, { pay: null }, { salary_min: 150_000 }],
  ['pay by the hour in the text', below, pay('hour', 1_500), text('研修中は時給1,279円')],
  ['pay by the hour in the text that meets it', '', pay('hour', 1_500), text('研修中は時給1,280円')],
  ['pay by the day in the text', below, pay('hour', 1_500), text('単発の日は日給10,239円')],
  ['pay by a day in the text that says its hours', '', pay('hour', 1_500), text('単発の日は日給6,400円（5時間）')],
  ['it follows the place of work', '', { ...pay('hour', 1_100), ...iwate }, { location: '全国' }, '2026-12-01'],
  ['it follows the place of work: Tokyo', below, pay('hour', 1_100), { location: '全国' }, '2026-09-30'],
  ['it follows the day', '', { ...pay('hour', 1_060), ...iwate }, { location: '岩手県盛岡市' }, '2026-11-30'],
  ['it rises on its day', below, { ...pay('hour', 1_060), ...iwate }, { location: '岩手県盛岡市' }, '2026-12-01'],
  [
    'there is none without a prefecture',
    '',
    { ...pay('hour', 900), ...anywhere },
    { location: '東京都・大阪府の各店' },
  ],
  ['the location names the prefecture', below, { ...pay('hour', 900), ...anywhere }, { location: '東京都内の各店' }],
]
test.each(wages)('the minimum wage: %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

const payments: Row[] = [
  ['a range too wide', 'pay.too-wide', { pay: null }, { salary_min: 250_000, salary_max: 500_001 }],
  ['twice as much is no range too wide', '', { pay: null }, { salary_min: 250_000, salary_max: 500_000 }],
  ['fixed overtime is worth 1.25 times the base', '', month(300_000, { base: 240_000, ...overtime(37_500) })],
  ['fixed overtime of less', 'pay.fixed-overtime-low', month(300_000, { base: 240_000, ...overtime(37_499) })],
  ['without a base all pay counts', 'pay.fixed-overtime-low', month(400_000, overtime(37_500))],
  ['without hours of the month nothing is compared', '', month(400_000, { monthly_hours: null, ...overtime(37_500) })],
  [
    'a text may mention fixed overtime stated in full',
    '',
    month(300_000, { base: 240_000, ...overtime(40_000) }),
    text('固定残業代あり'),
  ],
  ['another pay in the text', 'mismatch.pay', {}, text('月給24万円')],
  ['the same pay in the text', '', {}, text('月給25万円〜32万円')],
  ['trial pay in the text', '', {}, text('試用期間中は月給24万円')],
  ['pay by another unit in the text', '', {}, text('時給1,290円のパートも同時募集')],
  ['a month without its 万', `${below} pay.too-low`, month(28)],
  ['a month that a few hours may pay', '', { ...pay('month', 10_000, { monthly_hours: 7 }), ...anywhere }],
  [
    'a salary of less, without a place',
    'pay.too-low',
    { pay: null, ...anywhere },
    { salary_min: 9_999, location: '全国' },
  ],
  [
    'only a maximum',
    'missing.pay pay.too-low',
    { pay: null, ...anywhere },
    { salary_min: null, salary_max: 31, location: '全国' },
  ],
  ['a year without its 万', 'pay.too-low', { ...pay('year', 420), ...anywhere }, { location: '全国' }],
  ['a year of a few hours', '', { ...pay('year', 100_000), ...anywhere }, { location: '全国' }],
  ['an hour of less than any', 'pay.too-low', { ...pay('hour', 12), ...anywhere }, { location: '全国' }],
  ['ten times the ordinary pay', 'pay.too-high', pay('hour', 14_000)],
  ['ten times the ordinary salary', 'pay.too-high', { pay: null }, { salary_min: 2_300_000 }],
  ['the best paid', '', pay('hour', 14_000), { title: '内科の医師' }],
  ['a high pay', '', pay('month', 800_000)],
]
test.each(payments)('pay: %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

test.each([
  [{ hours: 20, excess_paid: true }],
  [{ yen: 40_000, excess_paid: true }],
  [{ yen: 40_000, hours: 20 }],
  [{ yen: 40_000, hours: 20, excess_paid: false }],
])('fixed overtime without one of its three statements: %j', (fixed_overtime) => {
  expect(codesOf(month(250_000, { fixed_overtime }))).toContain('missing.fixed-overtime-terms')
})

const long = 'hours.over-legal'
const shifts = [span('07:00', '16:00'), span('13:00', '19:00')]
const longShift = [span('07:00', '16:00'), span('08:00', '18:00')]
const workHours: Row[] = [
  ['six hours need no break', '', day('09:00', '15:00', 0)],
  ['a minute more needs 45', long, day('09:00', '15:46', 44)],
  ['45 minutes over six hours', '', day('09:00', '15:46', 45)],
  ['eight hours with 45 minutes', '', day('08:30', '17:15', 45)],
  ['over eight hours with 45 minutes', `${long} ${long}`, day('08:30', '17:16', 45)],
  ['over eight hours a day', long, day('09:00', '18:01', 60)],
  ['a night', '', day('22:00', '07:00', 60)],
  [
    'long days where hours vary',
    '',
    { hours: { system: 'variable', spans: longShift, break_minutes: 60, overtime: 'none' } },
  ],
  [
    'shifts are judged one by one',
    long,
    { hours: { system: 'fixed', spans: longShift, break_minutes: 60, overtime: 'none' } },
  ],
  ['several spans are alternatives', '', hours({ spans: shifts })],
  ['each of several spans needs its break', 'missing.break', hours({ spans: shifts, break_minutes: null })],
  ['a break could make the day short enough', 'missing.break', hours({ break_minutes: null })],
  [
    'no lawful break makes the day short enough',
    `missing.break ${long}`,
    hours({ break_minutes: null, spans: [span('09:00', '18:30')] }),
  ],
  ...['勤務時間は10:00〜19:00です', '就業は午後1時から夜10時です', '実働9時間', '休憩45分', '残業は月30時間'].map(
    (told): Row => [`${told} is not what the fields say`, 'mismatch.hours', {}, text(told)],
  ),
  ...[
    '勤務は朝9時から夕方6時まで',
    '営業時間は10:00〜20:00',
    '9:00〜18:00の間で4時間から',
    '残業は月10時間ほど',
    'みなし残業なし',
  ].map((told): Row => [`${told} is no contradiction`, '', {}, text(told)]),
  ['shifts have other hours', '', hours({ system: 'shift' }), text('勤務時間は10:00〜19:00です')],
  ['no overtime, twice', '', hours({ overtime: 'none', overtime_hours: null }), text('残業はありません')],
]
test.each(workHours)('hours: %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

const contradiction = 'holidays.contradiction'
const daysOff: Row[] = [
  ['two full days are more than 103', contradiction, { holidays: { pattern: 'two-days-full', annual_days: 103 } }],
  ['two full days may be 104', '', { holidays: { pattern: 'two-days-full', annual_days: 104 } }],
  ['two days of some weeks may be 103', '', { holidays: { pattern: 'two-days', annual_days: 103 } }],
  ['two full days in the text alone', contradiction, { holidays: { pattern: 'one-day' } }, text('完全週休二日制')],
  ['100 days in the text', contradiction, { holidays: { pattern: 'two-days-full' } }, text('年間休日100日')],
  ...['年間休日105日', '休みは日曜だけ', '土曜日は毎週出勤です', '日曜と水曜がお休みです', '週休1日'].map(
    (told): Row => [`${told} is not what the fields say`, 'mismatch.holidays', {}, text(told)],
  ),
  ...['年間休日120日', '土日がお休みです', '店の定休日は水曜日です', '土曜出勤は月1回、振替あり'].map(
    (told): Row => [`${told} is no contradiction`, '', {}, text(told)],
  ),
  ['a text states no days off', 'missing.holidays', { holidays: null }, text('年間休日105日')],
]
test.each(daysOff)('days off: %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

const contracts: Row[] = [
  ...(['full-time', 'part-time'] as const).flatMap((job_type) =>
    ['業務委託契約となります', '請負契約での就業です', '個人事業主として契約します', '契約社員としての採用です'].map(
      (told): Row => [`${told} is no ${job_type} work`, 'mismatch.type', {}, { job_type, ...text(told) }],
    ),
  ),
  ['other contracts count for employees only', '', {}, { job_type: 'contract', ...asks('業務委託契約となります') }],
  ['the management of contractors', '', {}, text('業務委託先の管理')],
  ['the management of contractors in part-time work', '', {}, { job_type: 'part-time', ...text('業務委託先の管理') }],
  ['dispatch work that the field does not state', 'missing.dispatch', {}, text('派遣先での就業となります')],
  ['a staffing company looks for people of its own', '', {}, text('派遣スタッフのフォローを行う営業です')],
  ['dispatch work that the field states', '', { dispatched: true }, text('派遣先での就業となります')],
  ['no social insurance', 'law.insurance', {}, text('社会保険なし')],
  ['no social insurance in part-time work', 'law.insurance', {}, { job_type: 'part-time', ...text('社会保険なし') }],
  [
    'no social insurance for few hours',
    '',
    pay('hour', 1_500, { monthly_hours: 60 }),
    { job_type: 'part-time', ...text('社会保険なし') },
  ],
  ['a location with several prefectures', '', {}, { location: '東京都・神奈川県' }],
  ['another prefecture', 'mismatch.place', {}, { location: '神奈川県横浜市' }],
  ['no prefecture', '', {}, { location: '全国の拠点' }],
  ['a municipality without its prefecture', '', {}, { location: '新宿区' }],
]
test.each(contracts)('contract and place: %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

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
  ['3-i asks no experience by requirement', { max: 35, reason: '3-i' }, {}, asks('経理の経験者'), false],
  ['3-ro allows ten years', { min: 30, max: 40, reason: '3-ro' }, {}, {}, true],
  ['3-ro allows no four', { min: 30, max: 34, reason: '3-ro' }, {}, {}, false],
  ['3-ro allows none under 30', { min: 29, max: 37, reason: '3-ro' }, {}, {}, false],
  ['3-ro allows 49', { min: 42, max: 49, reason: '3-ro' }, {}, {}, true],
  ['3-ha has no condition', { min: 6, max: 12, reason: '3-ha' }, {}, {}, true],
  ['3-ni allows 60 and more', { min: 60, reason: '3-ni' }, {}, {}, true],
  ['3-ni allows no 59', { min: 59, reason: '3-ni' }, {}, {}, false],
  ['no reason is no reason', { min: 18 }, {}, {}, false],
])('an age limit: %s', (_, age_limit, terms, posting, lawful) => {
  expect(codesOf({ ...terms, age_limit }, posting).includes('age.limit')).toBe(!lawful)
})

const career = '35歳以下（長期勤続によるキャリア形成を図るため）'
const ages: Row[] = [
  ['the field gives a reason that fits', '', { age_limit: { max: 35, reason: '3-i' } }, asks('35歳以下')],
  ['the field gives another age', 'age.limit', { age_limit: { max: 40, reason: '3-i' } }, asks('35歳以下')],
  ['the text gives a reason that fits', '', {}, asks(career)],
  ['the period is not stated', 'missing.period', { period: null }, asks(career)],
  ['the period is fixed', 'age.limit', { period: { kind: 'fixed', renewal: 'none' } }, asks(career)],
  ['the reason does not fit', 'age.limit', {}, asks('50歳以下（長期勤続によるキャリア形成を図るため）')],
  ['the law forbids night work', '', {}, asks('18歳以上（深夜勤務があるため）')],
]
test.each(ages)('an age in the text where %s', (_, codes, ...given) => expect(codesOf(...given)).toBe(codes))

test('a workplace is a municipality or home', () => {
  const named = [
    '東京都新宿区',
    '大阪府大阪市北区',
    '長野県北佐久郡軽井沢町',
    '在宅勤務（全国どこでも可）',
    '千葉県市川市',
    '京都市',
  ]
  expect(named.filter((place) => !namesWorkplace(place))).toEqual([])
  expect(['東京都', '全国', '関東', '東京都内', '', '京都府', '東京'].filter(namesWorkplace)).toEqual([])
})

const named = (posting: Posting, employer: object = {}, isAnothersName = false) =>
  checkPosting(
    { ...lawfulPosting, ...posting },
    {
      ...{ today: context.today, isAnothersName },
      employer: { name: '株式会社みなと', address: '東京都港区芝1-2-3', phone: '03-1234-5678', ...employer },
    },
  )
    .filter(({ code }) => code === 'mismatch.company')
    .map(({ severity, values }) => [severity, values.company, values.own].join())

const licensed = { dispatch_license: '派13-123456' }
test.each<[string, string[], Posting, object?, boolean?]>([
  ['its own name at a branch', [], { company: 'みなと 芝店' }],
  ['its trade name', [], { company: 'カフェ波止場' }, { trade_names: [{ name: 'カフェ波止場', verified_at: null }] }],
  ['another name', ['warn,よその商店,株式会社みなと'], { company: 'よその商店' }],
  ['a verified poster', ['stop,よその商店,株式会社みなと'], { company: 'よその商店' }, { verified_at: '2026-01-01' }],
  ['a name of another verified employer', ['stop,よその商店,株式会社みなと'], { company: 'よその商店' }, {}, true],
  ['a public body', ['stop,川口市役所,株式会社みなと'], { company: '川口市役所' }],
  ['a public body under its office', ['warn,川口市役所,川口市'], { company: '川口市役所' }, { name: '川口市' }],
  ['a client of a licensed agency', [], { company: '川口市役所', job_type: 'dispatch' }, licensed],
  ['a client without a licence', ['warn,よその商店,株式会社みなと'], { company: 'よその商店', job_type: 'dispatch' }],
  ['an agency that states no client', ['warn,よその商店,株式会社みなと'], { company: 'よその商店' }, licensed],
  ['a poster without a profile', [], { company: 'よその商店' }, { name: null }],
])('the name on a posting: %s', (_, found, posting, employer, isAnothers) =>
  expect(named(posting, employer, isAnothers)).toEqual(found),
)
