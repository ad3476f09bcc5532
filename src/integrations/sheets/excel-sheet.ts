import { readSheet } from 'read-excel-file/node'
import { unpackedFiles, zipEntries } from '#integrations/unzip.ts'
import { zipOf } from '#integrations/zip.ts'
import { isTableSize, type SheetFault, type SheetRows } from '#rules/postings/sheet.ts'

/** A thousand postings take some megabytes. A thread that runs out of memory may end the process. */
const most = { bytes: 24 * 1024 * 1024, tags: 2_000_000 }

/** The rows of the first sheet of an Excel file (.xlsx). */
export async function excelSheet(bytes: Buffer): Promise<SheetRows | SheetFault> {
  const entries = zipEntries(bytes)?.filter(({ name }) => /\.(xml|rels)$/.test(name.toString()))
  if (!entries) return 'not-excel'
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > most.bytes) return 'too-large'
  try {
    const files = [...unpackedFiles(bytes, entries)]
    if (!isSmallTable(files.map(({ content }) => content.toString('latin1')))) return 'too-large'
    // Rebuild the archive from the listed, bounded entries, because the library also unpacks unlisted ones.
    const rows = await readSheet(zipOf(files, false))
    return rows.map((cells) => cells.map(textOf))
  } catch {
    return 'not-excel'
  }
}

function isSmallTable(files: readonly string[]): boolean {
  const tags = files.reduce((sum, xml) => sum + tagsOf(xml), 0)
  return tags <= most.tags && files.every((xml) => !xml.includes('sheetData') || isSmallSheet(xml))
}

/** By the addresses of rows and cells, because the library creates every cell before the last one. */
function isSmallSheet(xml: string): boolean {
  let [rows, columns] = [0, 0]
  for (const [, letters, digits] of xml.matchAll(/\br\s*=\s*["'](?:([A-Z]{0,3})(\d{1,7})["'])?/g)) {
    if (letters === undefined) return false
    rows = Math.max(rows, Number(digits))
    let column = 0
    for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
    columns = Math.max(columns, column)
  }
  return isTableSize(rows, columns)
}

/** Counted one by one: a list of millions of tags takes fifteen times as long. */
function tagsOf(xml: string): number {
  let tags = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) tags += 1
  return tags
}

/** A date as YYYY-MM-DD with its time, a time of day (a date before 1901) as HH:MM. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const [date = '', time = ''] = cell.toISOString().split('T')
  if (cell.getUTCFullYear() < 1901) return time.slice(0, 5)
  return time.startsWith('00:00') ? date : `${date} ${time.slice(0, 8)}`
}
