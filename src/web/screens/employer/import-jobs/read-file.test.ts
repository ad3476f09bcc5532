import { expect, test } from 'vitest'
import { postJobInput } from '#contract/jobs/job.ts'
import { withPlaceIds } from '#contract/jobs/known-workplaces.ts'
import { readPostings, textOf, UnreadableFile } from './read-file.ts'
import { templateText } from './tables.ts'

const head = '求人タイトル,会社名,勤務地,仕事内容'
const shiftJis = Uint8Array.from([0x89, 0x63, 0x8b, 0xc6]) // 営業

test('UTF-8 with and without its mark and Shift_JIS are read; what is neither is not', () => {
  const utf8 = new TextEncoder().encode('営業')
  expect(textOf(utf8)).toBe('営業')
  expect(textOf(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe('営業')
  expect(textOf(shiftJis)).toBe('営業')
  expect(() => textOf(Uint8Array.from([0xfd, 0xff, 0xfe]))).toThrow(UnreadableFile)
  expect(() => textOf(new Uint8Array(5 * 1024 * 1024 + 1))).toThrow('5MB')
})

test('the template is a file of one posting that can be posted', () => {
  const { rows, unknown } = readPostings(templateText())
  const [row, ...rest] = rows
  expect([rest, row?.errors, unknown]).toEqual([[], [], []])
  expect(postJobInput.parse(withPlaceIds(row?.posting))).toMatchObject({
    title: '経理スタッフ',
    job_type: 'full-time',
    category: 'office',
    requirements: ['日商簿記2級', '普通自動車免許'],
    terms: {
      pay: { unit: 'month', min: 250_000, max: 300_000 },
      hours: { system: 'fixed', spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60, overtime: 'some' },
      workplace: { prefecture: 'tokyo', postal_code: '1050001' },
      insurance: ['employment', 'accident', 'health', 'pension'],
      dispatched: false,
    },
  })
})

test('cells in quotes have lines, and a posting is told by the line on which it begins', () => {
  const { rows } = readPostings(`${head}\r\n営業,商店,東京,"一行目\r\n二行目"\r\n\r\n経理,商店,東京,決算\r\n`)
  expect(rows.map(({ line, title, posting }) => [line, title, posting.description])).toEqual([
    [2, '営業', '一行目\n二行目'],
    [5, '経理', '決算'],
  ])
})

test('full-width figures, dates and choices are read as the form reads them', () => {
  const {
    rows: [row],
  } = readPostings(
    `${head},給与の下限,応募締切,雇用形態,始業,終業\n営業,商店,東京,提案,２５０，０００円,2026/1/5,ﾊﾟｰﾄ・アルバイト,９：００,17:30\n`,
  )
  expect(row).toMatchObject({
    errors: [],
    posting: {
      deadline: '2026-01-05',
      job_type: 'part-time',
      terms: { pay: { min: 250_000 }, hours: { spans: [{ start: '09:00', end: '17:30' }] } },
    },
  })
})

test('what cannot be read is told by its line and column, and a number twice too', () => {
  const { rows } = readPostings(
    `管理番号,${head},雇用形態,給与の下限\n1,営業,商店,東京,提案,社員,25万\n1,経理,商店,東京,決算,正社員,\n`,
  )
  expect(rows.map(({ line, errors }) => [line, errors.map(({ column }) => column)])).toEqual([
    [2, ['雇用形態', '給与の下限']],
    [3, ['管理番号']],
  ])
  expect(rows[1]?.errors[0]?.message).toBe('2行目と同じ番号です')
})

test('a column of another name is told, and a line with more cells than columns is no posting', () => {
  const { rows, unknown } = readPostings(
    `${head},給与下限,,給与の上限\n営業,商店,東京,提案,1,,300,000\n経理,商店,東京,決算,1,,300000,,\n`,
  )
  expect(unknown).toEqual(['給与下限'])
  expect(rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([['列の数'], []])
})

test.each([';', '\t'])('a spreadsheet may part the cells by %j', (separator) => {
  const lines = [head.split(','), ['営業', '商店', '東京', '"一件, 二件"']]
  const { rows } = readPostings(lines.map((cells) => cells.join(separator)).join('\n'))
  expect(rows).toMatchObject([{ title: '営業', posting: { description: '一件, 二件' }, errors: [] }])
})

test('drafts may lack the columns that a posting needs, but not all', () => {
  expect(readPostings('求人タイトル\n営業\n', true).rows).toMatchObject([{ posting: { title: '営業' }, errors: [] }])
  expect(() => readPostings('a,b\n1,2\n', true)).toThrow('1行目に列の名前が必要です')
})

test.each([
  ['', 'ファイルが空です'],
  ['a,b\n1,2\n', '1行目に列の名前が必要です'],
  [`${head}\n`, '求人がありません'],
  [`${head}\n${'営業,商店,東京,提案\n'.repeat(1_001)}`, '1,000件以内'],
  [`${head}\n"営業,商店`, 'CSVとして読み取れません'],
])('a file that cannot be taken says why: %#', (text, why) => {
  expect(() => readPostings(text)).toThrow(why)
})
