import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { unpackedFiles, zipEntries } from '#integrations/unzip.ts'
import { zipOf } from '#integrations/zip.ts'
import { formWith } from '#server/testing/file-forms.ts'
import { memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const app = fixture(() =>
  openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', LIMIT_POSTINGS_PER_EMPLOYER: '80/86400' } }),
)
beforeAll(async () => {
  // The thread that reads files starts with the first one; on a busy machine that takes longer than reading may.
  const employer = await personOf(app, 'employer')
  while ((await sendFile(head, employer)).status === 503);
})

const form = (content: Buffer | string, fields: Record<string, string> = {}) => ({
  form: formWith('file', Buffer.from(content), '求人.csv', fields),
})
const sendFile = (content: Buffer | string, as: Person, fields: Record<string, string> = {}) =>
  send(app, 'importPostings', form(content, fields), as)
const read = async (content: Buffer | string, as: Person) =>
  (await sendFile(content, as, { dry_run: 'true' })).body.data.results
const sample = (name: string) => readFileSync(new URL(`./files/${name}`, import.meta.url))
const titles = async (as: Person) =>
  (await app.call('listMyJobs', {}, as)).body.data.jobs.map(({ title }: { title: string }) => title).sort()

const head = '求人タイトル（必須）,会社名,勤務地,仕事内容'
const start = '営業,商店,東京都港区,お客様への提案です。'

test('an Excel file is read with spreadsheet row numbers and serial dates', async () => {
  const employer = await personOf(app, 'employer')
  // Row 2 is a merged title, row 3 the headings, and rows 4 and 6 are empty.
  expect(await read(sample('excel.xlsx'), employer)).toMatchObject([
    {
      ...{ row: 5, status: 'ready', errors: [] },
      posting: {
        ...{ title: '営業', description: '提案\nです', deadline: '2026-12-25' },
        terms: { pay: { min: 300_000 }, hours: { spans: [{ start: '09:00', end: '18:00' }] } },
      },
    },
    { row: 7, status: 'ready', posting: { deadline: '2026-12-25', terms: { pay: { min: 300_000 } } } },
  ])
})

test('tables in UTF-8 with a mark, CP932 and UTF-16 with tabs are read alike', async () => {
  const employer = await personOf(app, 'employer')
  const text = `${head},給与の下限\r\n${start},３０万\r\n`
  const tabs = text.replaceAll(',', '\t')
  const files = [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${tabs}`, 'utf16le'), sample('cp932.csv')]
  for (const file of files) {
    expect(await read(file, employer)).toMatchObject([
      { row: 2, status: 'ready', posting: { title: '営業', terms: { pay: { min: 300_000 } } } },
    ])
  }
})

test('a faulty row is reported with what to write and blocks no other row', async () => {
  const employer = await personOf(app, 'employer')
  const text = `求人一覧,,,,\n${head},応募締切\n${start},来年\n"${'営業2'}",商店,東京,"二行の\n仕事です。",R8.12.25\n,商店,東京,仕事,26/12/25\n`
  const { results, unknown_columns } = (await sendFile(text, employer)).body.data
  expect(results).toMatchObject([
    { row: 3, status: 'wrong', errors: [{ path: 'deadline', message: expect.stringContaining('2026/12/31') }] },
    { row: 4, status: 'posted', posting: { deadline: '2026-12-25' } },
    { row: 5, status: 'wrong', errors: [{ path: 'title', message: '求人タイトルを入力してください' }] },
  ])
  // A row is corrected once: all that is wrong is told together.
  const both = await read(`${head},応募締切,始業\n,商店,東京,仕事,来年,朝\n`, employer)
  expect(both[0].errors.map(({ path }: { path: string }) => path)).toEqual(['deadline', 'terms.hours.start', 'title'])
  expect(results[0]).not.toHaveProperty('id')
  expect(unknown_columns).toEqual([])
  expect(await titles(employer)).toEqual(['営業2'])
})

test('a file that is no sheet of postings is refused with a sentence that says why', async () => {
  const employer = await personOf(app, 'employer')
  const refused = async (content: Buffer | string, message: string) =>
    expect((await sendFile(content, employer)).body).toMatchObject({
      message,
      errors: [{ msg: message, path: 'file' }],
    })
  await refused('a,b\n1,2\n', '列の名前の行が必要です（求人タイトル、会社名、勤務地、仕事内容がありません）')
  await refused(`${head}\n`, '求人がありません')
  await refused('\n', 'ファイルが空です')
  await refused(
    Buffer.from('PK\x03\x04 is no archive'),
    'Excelのファイルとして読み取れません。.xlsxかCSVで保存してください',
  )
  await refused(sample('bomb.xlsx'), 'ファイルの中身が大きすぎます。求人の列だけを残して保存してください')
  await refused(`${head}\n${`${start}\n`.repeat(1_001)}`, '求人は1,000件以内にしてください')
  expectRefused(await app.call('importPostings', { body: {} }, employer), 400, '入力してください', 'postings')
})

/** As Excel and LibreOffice write a sheet: texts shared, with the furigana of what was typed; dates and times as numbers with formats. */
function sharedExcel(rows: readonly (string | number)[][]): Buffer {
  const texts: string[] = []
  const cell = (value: string | number) => {
    if (typeof value === 'number') return `<c s="${value < 1 ? 2 : 1}"><v>${value}</v></c>`
    texts.push(`<si><r><t>${value}</t></r><rPh sb="0" eb="1"><t>フリガナ</t></rPh><phoneticPr fontId="1"/></si>`)
    return `<c t="s"><v>${texts.length - 1}</v></c>`
  }
  const letters = 'ABCDEFGHIJ'
  const data = rows.map((cells, at) => {
    const written = cells.map((value, column) => cell(value).replace('<c ', `<c r="${letters[column]}${at + 1}" `))
    return `<row r="${at + 1}">${written.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const shared = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'
  const original = sample('excel.xlsx')
  const files = [...unpackedFiles(original, zipEntries(original) ?? [])].map(({ name, content }) => {
    const xml = content.toString()
    if (name.endsWith('sheet1.xml'))
      return { name, xml: `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>` }
    if (!name.endsWith('workbook.xml.rels')) return { name, xml }
    const relation = `<Relationship Id="rIdS" Type="${shared}" Target="sharedStrings.xml"/>`
    return { name, xml: xml.replace('</Relationships>', `${relation}</Relationships>`) }
  })
  files.push({ name: 'xl/sharedStrings.xml', xml: `<sst xmlns="${main}">${texts.join('')}</sst>` })
  return zipOf(files.map(({ name, xml }) => ({ name, content: Buffer.from(xml) })))
}

test('texts of Excel are read without their furigana, and numbers by their formats', async () => {
  const employer = await personOf(app, 'employer')
  const headings = ['求人タイトル', '会社名', '勤務地', '仕事内容', '応募締切', '始業', '終業']
  const file = sharedExcel([headings, ['営業', '商店', '東京都港区', '提案です。', 46381, 0.375, 0.75]])
  expect(await read(file, employer)).toMatchObject([
    {
      ...{ row: 2, status: 'ready' },
      posting: {
        ...{ title: '営業', location: '東京都港区', deadline: '2026-12-25' },
        terms: { hours: { spans: [{ start: '09:00', end: '18:00' }] } },
      },
    },
  ])
})

test('an import is taken back within an hour; what was decided on or changed stays', async () => {
  const employer = await personOf(app, 'employer')
  const rows = ['一', '二', '三'].map((title) => `${title},商店,東京,お客様への提案です。`).join('\n')
  const { id, results } = (await sendFile(`${head}\n${rows}\n`, employer)).body.data
  const [first, second] = results
  app.wait(1_000)
  await app.call('approveJob', { params: { id: first.id }, body: {} }, await personOf(app, 'admin'))
  await app.call('editJob', { params: { id: second.id }, body: { title: '二の改' } }, employer)
  expectReason(await app.call('undoImport', { params: { id } }, await personOf(app, 'employer')), 'import-not-found')
  const listed = async (as: Person) => (await app.call('listImports', {}, as)).body.data.imports
  expect(await listed(await memberOf(app, employer, 'recruiter'))).toMatchObject([{ id, jobs: 3, drafts: 0 }])
  const { outcomes } = (await app.call('undoImport', { params: { id } }, employer)).body.data
  expect(outcomes).toMatchObject([
    { id: first.id, done: false, refusal: 'already-decided' },
    { id: second.id, done: false, refusal: 'changed-meanwhile' },
    { done: true },
  ])
  expect(await titles(employer)).toEqual(['一', '二の改'])
  expect(await listed(employer)).toEqual([])
  expectReason(await app.call('undoImport', { params: { id } }, employer), 'import-undo-over')
})

test('drafts of a file are taken back too, by a colleague, and not after an hour', async () => {
  const employer = await personOf(app, 'employer')
  const post = (title: string) =>
    app.http.inject({
      ...{ method: 'POST', url: '/api/jobs/import?as=draft', headers: bearer(employer) },
      payload: form(`求人タイトル\n${title}\n`).form,
    })
  const { id, results } = (await post('書きかけ')).json().data
  expect(results).toMatchObject([{ row: 2, status: 'drafted', posting: { title: '書きかけ' } }])
  const drafts = async () => (await app.call('listJobDrafts', {}, employer)).body.data.drafts.length
  expect(await drafts()).toBe(1)
  const recruiter = await memberOf(app, employer, 'recruiter')
  expect((await app.call('undoImport', { params: { id } }, recruiter)).body.data.outcomes).toMatchObject([
    { done: true },
  ])
  expect(await drafts()).toBe(0)
  const later = (await post('別の下書き')).json().data
  const hourAgo = new Date(app.dependencies.now().getTime() - 60 * 60 * 1_000 - 1)
  await app.open.db.updateTable('posting_imports').set({ imported_at: hourAgo }).where('id', '=', later.id).execute()
  expectReason(await app.call('undoImport', { params: { id: later.id } }, employer), 'import-undo-over')
  expect((await app.call('listImports', {}, employer)).body.data.imports).toEqual([])
  expect(await drafts()).toBe(1)
})

test('postings of several calls are one import, and say their rows', async () => {
  const employer = await personOf(app, 'employer')
  const posting = (title: string, row: number) => ({
    title,
    company: '商店',
    location: '東京',
    description: '提案',
    row,
  })
  const first = (await app.call('importPostings', { body: { postings: [posting('一', 3)] } }, employer)).body.data
  const body = { postings: [posting('二', 9)], import_id: first.id }
  const second = (await app.call('importPostings', { body }, employer)).body.data
  expect([first.results[0].row, second.results[0].row, second.id]).toEqual([3, 9, first.id])
  const other = await personOf(app, 'employer')
  expectReason(await app.call('importPostings', { body }, other), 'import-not-found')
  const { outcomes } = (await app.call('undoImport', { params: { id: first.id } }, employer)).body.data
  expect(outcomes).toHaveLength(2)
})

/** A file of so many postings that differ in their titles. */
const sheet = (count: number, first = 0) =>
  [
    head,
    ...Array.from(
      { length: count },
      (_, at) => `店長${first + at},商店,東京都港区,${'お客様への提案です。'.repeat(40)}`,
    ),
  ].join('\n')

test('a file of many postings is taken back whole, and may be sent again on the same day', async () => {
  const employer = await personOf(app, 'employer')
  const { id, results } = (await sendFile(sheet(80), employer)).body.data
  expect(results.filter(({ status }: { status: string }) => status === 'posted')).toHaveLength(80)
  expect(await titles(employer)).toHaveLength(80)
  const { outcomes } = (await app.call('undoImport', { params: { id } }, employer)).body.data
  expect(outcomes.filter(({ done }: { done: boolean }) => done)).toHaveLength(80)
  expect(await titles(employer)).toEqual([])
  expect((await sendFile(sheet(79), employer)).status).toBe(200)
  // A file beyond the allowance of the day stores nothing, so that a refused employer has nothing to take back.
  expectReason(await sendFile(sheet(2, 80), employer), 'too-many-tries')
  expect(await titles(employer)).toHaveLength(79)
})

test('a duplicate row in a file is posted once', async () => {
  const employer = await personOf(app, 'employer')
  const { results } = (await sendFile(`${sheet(1)}\n${sheet(1).split('\n')[1]}`, employer)).body.data
  const [first, second] = results
  expect([first.status, second.status, second.id]).toEqual(['posted', 'posted-before', first.id])
})

test('only the first 20 rows of a file answer with their posting', async () => {
  const results = await read(`${sheet(22)}\n題だけ`, await personOf(app, 'employer'))
  expect(results.map(({ posting }: { posting?: object }) => posting !== undefined)).toEqual(
    Array.from({ length: 23 }, (_, at) => at < 20),
  )
  expect(results[21]).toMatchObject({ row: 23, title: '店長21', status: 'ready', errors: [] })
  expect(results[22]).toMatchObject({ row: 24, title: '題だけ', status: 'wrong' })
})

test('a file is imported without its postings that have a stop finding', async () => {
  const employer = await personOf(app, 'employer')
  const { results } = (await sendFile(sheet(2), employer, { without_stopped: 'true' })).body.data
  expect(results.map(({ status }: { status: string }) => status)).toEqual(['ready', 'ready'])
  expect(await titles(employer)).toEqual([])
})
