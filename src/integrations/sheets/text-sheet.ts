import { parse } from 'csv-parse/sync'
import { mostRows, type SheetFault, type SheetRows } from '#rules/postings/sheet.ts'

/** Rows of a text that spreadsheets write: UTF-8 with or without its mark, UTF-16, or CP932; cells parted by commas, tabs or semicolons. */
export function textSheet(bytes: Buffer): SheetRows | SheetFault {
  const text = sheetText(bytes)
  if (text === null) return 'encoding'
  const delimiter = separatorOf(text)
  const bounds = { to: mostRows + 1, max_record_size: 256 * 1024 }
  const options = { bom: true, delimiter, relax_column_count: true, ...bounds } as const
  const { stackTraceLimit } = Error
  // csv-parse makes an error of each row of another length than the first, and half of its time goes into their stacks.
  Error.stackTraceLimit = 0
  try {
    // Excel reads a first line `sep=;` and does not show it.
    return parse(text.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, ''), options)
  } catch {
    return 'quotes'
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The text that a spreadsheet wrote; null in another encoding. */
export function sheetText(bytes: Buffer): string | null {
  const [first, second] = bytes
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  // Shift_JIS of the web is CP932.
  for (const encoding of wide ? [wide] : ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may fit.
    }
  }
  return null
}

const separators = [',', '\t', ';']

/** The separator of the first line that has several cells, which is the headings: a title may stand above them. */
function separatorOf(text: string): string {
  const counts = text
    .trimStart()
    .split(/[\r\n]+/, 10)
    .map((line) => separators.map((separator) => line.split(separator).length - 1))
  const found = counts.find((line) => Math.max(...line) > 1) ?? counts[0] ?? []
  return separators[Math.max(0, found.indexOf(Math.max(...found)))] ?? ','
}
