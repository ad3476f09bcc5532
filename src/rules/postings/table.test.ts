import { expect, test } from 'vitest'
import { cardFacts, cardTerms, notStated, rowFacts } from './card-facts.ts'
import { comparisonRows } from './comparison.ts'
import { detailHoursText } from './detail-hours-text.ts'
import { cardDaysOffText, cardHoursText } from './hours-text.ts'
import { postingTable, type TableEmployer, type TableJob, termsLines } from './table.ts'
import type { Terms } from './terms.ts'

const employer: TableEmployer = {
  ...{ name: '株式会社あおぞら商店', address: '東京都新宿区西新宿1-2-3 4階' },
  ...{ phone: '03-1234-5678', email: null, form_url: null },
}
const bare: TableJob = {
  ...{
    title: '販売',
    location: '東京都新宿区',
    employment: '正社員',
    workStyle: '出社',
    requirements: [],
    benefits: [],
  },
  ...{ salary_min: null, salary_max: null, terms: null, deadline: null },
  ...{ posted: '2026年11月17日', asOf: '2026年11月20日' },
}
const full: Terms = {
  period: { kind: 'fixed', months: 6, renewal: 'conditional', renewal_criteria: '勤務成績', renewal_limit: '通算5年' },
  trial: { exists: true, months: 3, same_terms: true },
  workplace: {
    ...({ prefecture: 'tokyo', address: '新宿区西新宿1-2-3', postal_code: '1600023', transfer: 'none' } as const),
    ...{ station: '新宿駅', station_minutes: 5, remote_days: 2 },
  },
  hours: {
    ...({ system: 'fixed', break_minutes: 60, overtime: 'some', overtime_hours: 12.5 } as const),
    spans: [{ start: '09:30', end: '18:30' }],
  },
  holidays: { pattern: 'two-days-full', days: ['sun', 'sat', 'public'], annual_days: 120 },
  pay: { unit: 'month', min: 235_500, max: 280_000, fixed_overtime: { yen: 30_000, hours: 15.5, excess_paid: true } },
  insurance: ['pension', 'employment'],
  dispatched: false,
  age_limit: { max: 35, reason: '3-i' },
  selection: { steps: ['書類選考', '面接'], headcount: 2 },
}

test('every job has the same lines in the same order, and what is not stated says so', () => {
  const labels = (terms: Terms | null) => postingTable({ ...bare, terms }, employer).map(({ label }) => label)
  expect(labels(full)).toEqual(labels(null))
  const lines = postingTable(bare, employer)
  expect(lines.filter(({ stated }) => stated).map(({ label }) => label)).toEqual([
    ...['募集職種', '雇用形態', '就業場所', '働き方', '募集者の氏名または名称', '募集者の住所', '募集者の連絡先'],
    ...['掲載日', '情報の時点'],
  ])
  expect(lines.filter(({ stated }) => !stated).every(({ value }) => value === notStated)).toBe(true)
})

test('the table says the terms in words', () => {
  const table = postingTable({ ...bare, terms: full }, employer).map(({ label, value }) => [label, value])
  expect(Object.fromEntries(table)).toMatchObject({
    雇用期間: '期間の定めあり（6か月）',
    契約の更新: '更新する場合がある　基準：勤務成績　上限：通算5年',
    試用期間: 'あり（3か月）　期間中の条件は本採用と同じ',
    就業場所: '〒160-0023　東京都新宿区西新宿1-2-3　新宿駅 徒歩5分',
    就業時間: '9:30～18:30',
    時間外労働: 'あり（月平均12.5時間）',
    休日: '完全週休2日制　土・日・祝',
    賃金: '月給23.55万円〜28万円',
    固定残業代: '30,000円　15時間30分相当　超過分は追加で支給',
    加入保険: '雇用保険、厚生年金保険',
    年齢制限: '35歳以下　長期勤続によるキャリア形成を図るため（例外事由3号のイ）',
    選考の流れ: '書類選考 → 面接',
  })
})

test('a salary without terms is pay by the month, exactly; one bound alone states none', () => {
  const pay = (salary_min: number | null, salary_max: number | null) =>
    postingTable({ ...bare, salary_min, salary_max }, employer).find(({ label }) => label === '賃金')?.value
  expect(pay(254_300, 300_000)).toBe('月給25.43万円〜30万円')
  expect(pay(254_300, null)).toBe(notStated)
})

test('a card says pay, place, hours and days off', () => {
  expect(cardFacts({ location: '東京都新宿区', terms: full })).toEqual({
    pay: '月給23.55万円〜28万円',
    place: '東京都新宿区　新宿駅 徒歩5分',
    hours: '9:30～18:30',
    daysOff: '完全週休2日制（土・日・祝）　年間休日120日',
  })
  expect(cardFacts({ location: '東京都新宿区', terms: cardTerms(full) })).toEqual(
    cardFacts({ location: '東京都新宿区', terms: full }),
  )
  const bareFacts = { pay: null, place: '東京都', hours: null, daysOff: null }
  expect(cardFacts({ location: '東京都', terms: null })).toEqual(bareFacts)
})

test('a row qualifies each fact by one thing, of what its card keeps of the terms', () => {
  const place = { fact: '東京都新宿区', note: '新宿駅 徒歩5分' }
  const hours = { fact: '9:30～18:30', note: '残業 月12.5時間' }
  const daysOff = { fact: '土日祝休み', note: '年間120日' }
  const row = rowFacts({ location: '東京都新宿区', terms: full })
  expect(row).toMatchObject({ place, hours, daysOff })
  expect(rowFacts({ location: '東京都新宿区', terms: cardTerms(full) })).toEqual(row)
  const terms = { pay: { bonus: '年2回' }, hours: { overtime: 'none' }, holidays: { annual_days: 105 } } as const
  expect(rowFacts({ location: '東京都', terms })).toEqual({
    bonus: '賞与 年2回',
    place: { fact: '東京都', note: null },
    hours: { fact: null, note: '残業なし' },
    daysOff: { fact: '年間休日105日', note: null },
  })
  expect(rowFacts({ location: '東京都', terms: { trial: { exists: false } } }).hours.fact).toBeNull()
  expect(rowFacts({ location: '東京都', terms: null }).hours.fact).toBe('9:00～18:00')
})

test('a row shows the first hours and their system, and weekly days off', () => {
  const spans = [
    { start: '07:00', end: '16:00' },
    { start: '13:00', end: '22:00' },
  ]
  const row = (terms: Terms) => rowFacts({ location: '東京都', terms })
  expect(row({ hours: { system: 'shift', spans } }).hours).toEqual({ fact: '7:00～16:00 ほか', note: 'シフト制' })
  expect(row({ hours: { system: 'flex', overtime: 'none' } }).hours).toEqual({ fact: 'フレックス', note: '残業なし' })
  const days = ['sat', 'sun'] as const
  expect(row({ holidays: { pattern: 'two-days', days: [...days] } }).daysOff.fact).toBe('週休2日制（土日）')
  expect(row({ holidays: { days: [...days] } }).daysOff.fact).toBe('土日休み')
})

test('hours by system', () => {
  expect(cardHoursText({ system: 'shift', spans: [{ start: '07:00', end: '22:00' }] })).toBe('シフト制 7:00～22:00')
  expect(cardHoursText({ system: 'flex' })).toBe('フレックス')
  expect(cardHoursText({ system: 'fixed' })).toBeNull()
  expect(detailHoursText({ system: 'flex', core: { start: '11:00', end: '15:00' } })).toBe(
    'フレックスタイム制　コアタイム 11:00～15:00',
  )
  expect(detailHoursText({ system: 'discretionary', deemed_minutes: 480 })).toBe(
    '裁量労働制　1日8時間働いたものとみなします',
  )
  expect(cardDaysOffText({ days: ['wed'] })).toBe('水休み')
})

test('a comparison marks differences and names the best of a row in words', () => {
  const more: Terms = { ...full, holidays: { ...full.holidays, annual_days: 125 }, hours: { overtime: 'none' } }
  const rows = comparisonRows([
    { job: { ...bare, terms: full }, employer },
    { job: { ...bare, terms: more }, employer },
    { job: bare, employer },
  ])
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('年間休日')).toMatchObject({ different: true, best: '最も多い' })
  expect(row('年間休日')?.cells.map(({ best }) => best)).toEqual([false, true, false])
  expect(row('時間外労働')).toMatchObject({ best: '最も少ない' })
  expect(row('賃金')).toMatchObject({ different: true, best: null })
  const paid = { ...bare, salary_min: 300_000, salary_max: 400_000 }
  const byPay = comparisonRows([
    { job: { ...bare, terms: full }, employer },
    { job: paid, employer },
  ])
  expect(byPay.find(({ label }) => label === '賃金')).toMatchObject({
    best: '最も高い（月給の上限）',
    cells: [{ best: false }, { best: true }],
  })
  const tied = comparisonRows([
    { job: paid, employer },
    { job: paid, employer },
    { job: { ...bare, terms: { pay: { unit: 'hour', min: 9_000 } } }, employer },
  ])
  expect(tied.find(({ label }) => label === '賃金')).toMatchObject({ best: null })
  expect(row('雇用形態')).toMatchObject({ different: false, best: null })
  expect(rows.slice(0, 5).map(({ label }) => label)).toEqual(['賃金', '年間休日', '休日', '就業時間', '就業場所'])
})

test('named stations replace the typed one, each with its way', () => {
  const [walk, bus] = [
    { id: '1', minutes: 5, by: 'walk' as const },
    { id: '2', minutes: 12, by: 'bus' as const },
  ]
  const stations = [walk, bus]
  const workplaces = [
    {
      stations: [
        { ...walk, name: '新宿' },
        { ...bus, name: '中野' },
      ],
    },
  ]
  const terms: Terms = { workplace: { ...full.workplace, stations }, workplaces: [{ address: '横浜市西区' }] }
  const place = postingTable({ ...bare, terms, workplaces } as unknown as TableJob, employer).find(
    ({ label }) => label === '就業場所',
  )
  expect(place?.value).toContain('新宿駅 徒歩5分')
  expect(place?.value).toContain('中野駅 バス12分')
  expect(rowFacts({ ...bare, terms, workplaces } as unknown as TableJob).place.note).toBe('新宿駅 徒歩5分 ほか1か所')
})

test('shifts have their names, counts and breaks, and allowances their units', () => {
  const shifts = [
    { name: '日勤', start: '08:30', end: '17:30', break_minutes: 60, per_month: 12 },
    { name: '夜勤', start: '16:30', end: '09:00', break_minutes: 120 },
  ]
  const allowances = [
    { name: '資格手当', yen: 20_000 },
    { name: '夜勤手当', yen: 12_000, unit: 'time', number: { min: 4, max: 5 } },
  ] as const
  const lines = termsLines({ hours: { shifts }, pay: { allowances: [...allowances], bonus_months: 3.5 } })
  expect(lines.map(({ label, value }) => [label, value])).toEqual([
    ['就業時間', '日勤 8:30～17:30（月12回）、夜勤 16:30～9:00'],
    ['休憩', '日勤60分・夜勤120分'],
    ['諸手当', '資格手当 20,000円、夜勤手当 1回12,000円（月4〜5回）'],
    ['賞与の月数（前年度実績）', '3.5か月分'],
  ])
})
