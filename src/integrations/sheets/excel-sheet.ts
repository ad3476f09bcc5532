import { readSheet } from 'read-excel-file/node'
import { unpackedBytes, unpacksAsClaimed } from '#integrations/resume-files.ts'
import type { SheetFault, SheetRows } from '#rules/postings/sheet.ts'

/** A thousand postings take some megabytes; far larger archives are made to do harm. */
const most = { unpackedBytes: 40 * 1024 * 1024 }

/** The rows of the first sheet of an Excel file (.xlsx). */
export async function excelSheet(bytes: Buffer): Promise<SheetRows | SheetFault> {
  const unpacked = unpackedBytes(bytes)
  if (unpacked === null) return 'not-excel'
  if (unpacked > most.unpackedBytes || !unpacksAsClaimed(bytes)) return 'too-large'
  try {
    const rows = await readSheet(bytes)
    return rows.map((cells) => cells.map(textOf))
  } catch {
    return 'not-excel'
  }
}

/** A date is written as one, a time of day (a date before 1901) as HH:MM. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const [date = '', time = ''] = cell.toISOString().split('T')
  if (cell.getUTCFullYear() < 1901) return time.slice(0, 5)
  return time.startsWith('00:00') ? date : `${date} ${time.slice(0, 8)}`
}
