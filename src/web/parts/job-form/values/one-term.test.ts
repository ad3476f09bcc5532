import { expect, test } from 'vitest'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { postingsOfSheet, type SheetPostings } from '#contract/jobs/posting-sheet.ts'
import { termsInput } from '#contract/terms.ts'
import { readFault } from '#rules/faults.ts'
import { comparisonRows } from '#rules/postings/comparison.ts'
import { postingTexts } from '#rules/postings/findings/posting-texts.ts'
import { postingChanges } from '#rules/postings/posting-changes.ts'
import { tableRows, termsLines } from '#rules/postings/table.ts'
import { foldTerms, terms } from '#rules/postings/term-list.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { postingColumns } from '#words/posting-columns.ts'
import { tableSource } from '#words/posting-table.ts'
import { faultText } from '#words/validation.ts'
import { termsToSend, tidyTerms, valuesOfTerms } from './terms-values.ts'

const label = '6か月経過後の年次有給休暇日数'
const leave = (paid_leave_days: number) => ({ holidays: { paid_leave_days } })

function readSheet(heading: string, cell: string) {
  const head = ['求人タイトル', '会社名', '勤務地', '仕事内容', heading]
  return postingsOfSheet([head, ['営業', '商店', '東京', '提案', cell]], false) as SheetPostings
}

test.each([
  [label, '１０日', 10],
  ['６ヶ月経過後の年次有給休暇日数', '10', 10],
  ['６カ月経過後の年次有給休暇日数（任意）', '10日', 10],
  ['年次有給休暇', '12', 12],
  ['有給休暇日数', 'なし', 0],
])('a sheet with %s of %s states %i days of paid leave', (heading, cell, days) => {
  const { postings, unknown } = readSheet(heading, cell)
  expect([unknown, postings[0]?.errors]).toEqual([[], []])
  expect(postJobInput.parse(postings[0]?.posting).terms).toEqual(leave(days))
})

test('paid leave that cannot be read is told with its column', () => {
  expect(readSheet('年次有給休暇', '法定どおり').postings[0]?.errors).toEqual([
    { path: 'terms.holidays.paid_leave_days', message: '「法定どおり」は読み取れません（日）' },
  ])
  expect(postingColumns.find(({ path }) => path === 'terms.holidays.paid_leave_days')).toMatchObject({
    label,
    example: '10',
  })
})

test.each([[-1], [41]])('%i days of paid leave are refused in words', (days) => {
  const [issue] = termsInput.safeParse(leave(days)).error?.issues ?? []
  expect(issue?.path).toEqual(['holidays', 'paid_leave_days'])
  expect(faultText({ ...readFault(issue?.message), path: 'paid_leave_days' })).toBe('0〜40の範囲で入力してください')
})

test('typed days of paid leave are sent as a number', () => {
  const values = valuesOfTerms(leave(0))
  expect(termsToSend(values)).toEqual(leave(0))
  const typed = { ...values, holidays: { ...values.holidays, paid_leave_days: '２０日' } }
  expect(termsToSend(tidyTerms(typed))).toEqual(leave(20))
})

const posting = {
  ...{ title: '経理', company: '株式会社みなと', location: '東京都港区', description: '月次決算をします。' },
  ...({ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', category: null } as const),
  ...{ salary_min: null, salary_max: null, requirements: [], benefits: [], deadline: null },
}
const withLeave = (days: number) => ({ ...posting, terms: leave(days) })

test('table, comparison and list of changes state paid leave', () => {
  expect(termsLines(leave(0))).toEqual([{ part: '時間と休日', label, value: '0日', stated: true }])
  const dated = { created_at: '2026-11-20', updated_at: '2026-11-20' }
  const jobs = [withLeave(10), withLeave(20), { ...posting, terms: null }].map((job) =>
    tableSource({ ...job, ...dated }),
  )
  expect(comparisonRows(jobs).find((row) => row.label === label)).toMatchObject({
    best: '最も多い',
    cells: [
      { value: '10日', best: false },
      { value: '20日', best: true },
      { value: '記載なし', stated: false },
    ],
  })
  expect(postingChanges(withLeave(10), withLeave(20))).toMatchObject([{ field: 'terms', lines: [{ label }] }])
})

test('the table has the line of every term that has one', () => {
  const labels = terms.flatMap((term) => (term.line ? [term.line === true ? term.label : term.line] : []))
  expect(tableRows.map((row) => row.label)).toEqual(expect.arrayContaining(labels))
})

test('every text of the terms is checked like other texts of a posting, but for names of places', () => {
  const isText = (kind: string) => kind === 'text' || kind === 'lines'
  const stated = foldTerms<unknown>(
    ({ kind }) => (isText(kind) ? 'あり' : undefined),
    (members) => members,
  ) as Terms
  const checked = new Set(postingTexts({ terms: stated }).map(({ field }) => field))
  const unchecked = terms.filter(({ kind, path }) => isText(kind) && !checked.has(`terms.${path}`))
  expect(unchecked.map(({ path }) => path)).toEqual(['workplace.address', 'workplace.station'])
})
