import { expect, test } from 'vitest'
import { postingColumns } from '#words/posting-columns.ts'
import { postJobInput } from './job-input.ts'
import { withPlaceIds } from './known-workplaces.ts'
import { postingsOfSheet, type SheetPostings } from './posting-sheet.ts'

const head = ['求人タイトル', '会社名', '勤務地', '仕事内容']
const start = ['営業', '商店', '東京', '提案']
const read = (rows: string[][], asDrafts = false) => postingsOfSheet(rows, asDrafts) as SheetPostings

test('the template is a sheet of one posting that can be posted', () => {
  const { postings, unknown } = read([
    postingColumns.map(({ label }) => label),
    postingColumns.map(({ example }) => example),
  ])
  const [posting, ...rest] = postings
  expect([rest, posting?.errors, unknown]).toEqual([[], [], []])
  expect(postJobInput.parse(withPlaceIds(posting?.posting))).toMatchObject({
    ...{ title: '経理スタッフ', job_type: 'full-time', category: 'office', occupations: ['accounting'] },
    requirements: ['日商簿記2級', '普通自動車免許'],
    terms: {
      pay: {
        ...{
          unit: 'month',
          min: 250_000,
          max: 300_000,
          base: 220_000,
          raise: '年1回',
          bonus: '年2回',
          bonus_months: 3.5,
        },
        ...{
          allowances: [{ name: '住宅手当', yen: 20_000 }],
          commuting: '実費支給（月3万円まで）',
          monthly_hours: 160,
        },
      },
      period: { kind: 'indefinite' },
      trial: { exists: true, months: 3, same_terms: true },
      hours: {
        ...{ system: 'fixed', spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60, overtime: 'some' },
        overtime_hours: 10,
      },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun', 'public'], annual_days: 120 },
      workplace: { prefecture: 'tokyo', postal_code: '1050001', municipality: '13103', transfer: 'none' },
      insurance: ['employment', 'accident', 'health', 'pension'],
      dispatched: false,
      selection: { steps: ['書類選考', '面接'], documents: '履歴書、職務経歴書' },
    },
  })
})

test('headings may have marks, title rows above and empty columns behind', () => {
  const headings = ['求人タイトル（必須）', '会社名 ※', '勤務地', '仕事内容', '', '']
  const rows = [['2026年度の求人', '', '', ''], [], headings, [], start]
  expect(read(rows)).toEqual({ postings: [expect.objectContaining({ row: 5, errors: [] })], unknown: [] })
})

test('unreadable cells and duplicate numbers are reported by row and field', () => {
  const rows = [
    ['管理番号', ...head, '雇用形態', '給与の下限'],
    ['1', ...start, '社員', '応相談'],
    ['1', ...start, '正社員', ''],
  ]
  const { postings } = read(rows)
  expect(postings.map(({ row, errors }) => [row, errors.map(({ path }) => path)])).toEqual([
    [2, ['job_type', 'terms.pay.min']],
    [3, ['reference']],
  ])
  expect(postings[1]?.errors[0]?.message).toBe('2行目と同じ番号です')
})

test('the lower bound of pay may say its unit and both bounds, but not against the column of the unit', () => {
  const { postings } = read([
    [...head, '給与の種類', '給与の下限', '応募締切', '休憩', '固定残業代'],
    [...start, '', '時給1,280円〜1,500円', 'なし', 'なし', '-'],
    [...start, '月給', '時給1,280円'],
  ])
  expect(postings[0]).toMatchObject({ errors: [], posting: { terms: { hours: { break_minutes: 0 } } } })
  expect(postings[0]?.posting).toMatchObject({ terms: { pay: { unit: 'hour', min: 1_280, max: 1_500 } } })
  expect(postings[0]?.posting).not.toHaveProperty('deadline')
  expect(postings[1]?.errors).toEqual([{ path: 'terms.pay.min', message: '「時給1,280円」は賃金形態と合いません' }])
})

test('columns are read by the names of the form and by others', () => {
  const cells = ['日給', '2', '5時間', '事務', '社員食堂']
  const names = ['賃金形態', '週の勤務日数（下限）', '1日の勤務時間（上限）', '職種の分類', '待遇・福利厚生']
  const others = ['給与の種類', '週の日数の最少', '1日の時間の最長', '職種', '福利厚生']
  const [first, second] = [names, others].map((more) =>
    read([
      [...head, ...more],
      [...start, ...cells],
    ]),
  )
  expect(first?.postings).toEqual(second?.postings)
  expect(first?.postings[0]).toMatchObject({
    errors: [],
    posting: { benefits: ['社員食堂'], terms: { ways: { days_min: 2, hours_day_max: 300 } } },
  })
})

test('a sheet states second hours and fixed overtime, and insurance and days off in short', () => {
  const columns = {
    ...{
      始業: '9時00分',
      終業: '18:00',
      始業2: '13:00',
      終業2: '22時',
      休日の曜日: '土日祝',
      加入保険: '社会保険完備',
    },
    ...{ 固定残業代: '3万円', 固定残業時間: '20時間', 固定残業の超過分の支給: 'あり' },
  }
  const { postings } = read([
    [...head, ...Object.keys(columns)],
    [...start, ...Object.values(columns)],
  ])
  expect(postings[0]?.errors).toEqual([])
  expect(postJobInput.parse(postings[0]?.posting).terms).toMatchObject({
    hours: {
      spans: [
        { start: '09:00', end: '18:00' },
        { start: '13:00', end: '22:00' },
      ],
    },
    pay: { fixed_overtime: { yen: 30_000, hours: 20, excess_paid: true } },
    holidays: { days: ['sat', 'sun', 'public'] },
    insurance: ['employment', 'accident', 'health', 'pension'],
  })
})

test('a sheet states shifts, allowances by their units and the months of bonus', () => {
  const shifts = '日勤 8:30〜17:30 休憩60分 月12回\n夜勤 １６：３０～翌9:00 休憩2時間'
  const allowances = '資格手当 2万円、夜勤手当 1回12,000円 月4〜5回、早朝手当 300円/時間、当直手当 8,000円（月2回）'
  const { postings } = read([
    [...head, 'シフト', '始業', '終業', '諸手当', '賞与の月数'],
    [...start, shifts, '9:00', '18:00', allowances, '年間4.3'],
    [...start, '日勤だけ', '', '', '夜勤手当', 'なし'],
  ])
  expect(postings[0]?.errors).toEqual([{ path: 'terms.pay.bonus_months', message: expect.any(String) }])
  expect(postJobInput.parse(postings[0]?.posting).terms).toMatchObject({
    hours: {
      shifts: [
        { name: '日勤', start: '08:30', end: '17:30', break_minutes: 60, per_month: 12 },
        { name: '夜勤', start: '16:30', end: '09:00', break_minutes: 120 },
      ],
    },
    pay: {
      allowances: [
        { name: '資格手当', yen: 20_000 },
        { name: '夜勤手当', yen: 12_000, unit: 'time', number: { min: 4, max: 5 } },
        { name: '早朝手当', yen: 300, unit: 'hour' },
        { name: '当直手当', yen: 8_000, unit: 'time', number: { min: 2, max: 2 } },
      ],
    },
  })
  expect(postings[1]).toMatchObject({
    posting: { terms: { pay: { bonus_months: 0 } } },
    errors: [{ path: 'terms.hours.shifts' }, { path: 'terms.pay.allowances' }],
  })
})

test('unknown columns are reported, and rows with extra cells are refused', () => {
  const { postings, unknown } = read([
    [...head, '給与下限'],
    [...start, '1', '000'],
  ])
  expect([unknown, postings[0]?.errors]).toEqual([['給与下限'], [expect.objectContaining({ path: '' })]])
})

test('drafts may lack the columns that a posting needs, but not all', () => {
  expect(read([['求人タイトル'], ['営業']], true).postings).toMatchObject([{ posting: { title: '営業' }, errors: [] }])
  expect(postingsOfSheet([['a'], ['1']], true)).toBe('列の名前の行が必要です')
})

test('a sheet of more than 1,000 postings is refused', () => {
  expect(postingsOfSheet([head, ...Array(1_001).fill(start)], false)).toBe('求人は1,000件以内にしてください')
})
