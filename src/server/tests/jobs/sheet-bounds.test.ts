import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetFaultText } from '#contract/jobs/posting-sheet.ts'
import readSheet from '#integrations/sheets/sheet-worker.ts'
import { unpackedFiles, zipEntries } from '#integrations/unzip.ts'
import { zipOf } from '#integrations/zip.ts'

// Without the thread of read-sheet.ts, which a busy machine may give less time than its limit.
const read = async (content: Buffer | string) =>
  (await readSheet({ content: Buffer.from(content), asDrafts: false })).result

const head = '求人タイトル（必須）,会社名,勤務地,仕事内容'
const start = '営業,商店,東京都港区,お客様への提案です。'

/** The sample, changed: its first sheet, and what stands in the archive before the directory without being named there. */
function excelWith(sheet: (xml: string) => string, unnamed: Buffer = Buffer.alloc(0)): Buffer {
  const original = readFileSync(new URL('./files/excel.xlsx', import.meta.url))
  const files = [...unpackedFiles(original, zipEntries(original) ?? [])].map(({ name, content }) => ({
    name,
    content: name.endsWith('sheet1.xml') ? sheet(content.toString()) : content,
  }))
  const whole = zipOf(files)
  const end = whole.length - 22
  const directory = whole.readUInt32LE(end + 16)
  whole.writeUInt32LE(directory + unnamed.length, end + 16)
  return Buffer.concat([whole.subarray(0, directory), unnamed, whole.subarray(directory)])
}

test('a small file of many cells is refused without taking memory', async () => {
  const far = (cell: string) => (xml: string) =>
    xml.replace('</sheetData>', `<row r="${/\d+/.exec(cell)}"><c r="${cell}"><v>1</v></c></row></sheetData>`)
  for (const file of [
    excelWith(far('XFD1048576')),
    ...['A1048576', 'A50001', 'GS2', 'AO50000'].map((cell) => excelWith(far(cell))),
    excelWith((xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(3_000_000)}</sheetData>`)),
    `${head}\n${','.repeat(1_000_000)}x`,
    `${head}\n${'\n'.repeat(1_000_000)}x`,
  ])
    expect(await read(file)).toBe(sheetFaultText['too-large'])
  for (const cell of ['A50000', 'GR2']) expect(await read(excelWith(far(cell)))).not.toBe(sheetFaultText['too-large'])
  expect(await read(`${head}\n${`${start}\n`.repeat(2_000)}`)).toBe(sheetFaultText.many)
})

test('an archive with unlisted entries is refused unread, and trailing empty cells are dropped', async () => {
  // 200 MB beside what the directory names.
  const bomb = zipOf([{ name: 'xl/bomb.xml', content: Buffer.alloc(200 * 1024 * 1024) }])
  const unnamed = bomb.subarray(0, bomb.indexOf('PK\x01\x02'))
  expect(await read(excelWith((xml) => xml, unnamed))).toBe(sheetFaultText['not-excel'])
  const cells = `${head}\n${start}${','.repeat(1_000_000)}\n`
  expect(await read(cells)).toMatchObject({ postings: [{ row: 2, errors: [] }] })
})
