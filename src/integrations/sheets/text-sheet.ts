import { parse } from 'csv-parse/sync'
import { mostCells, mostRows, type SheetFault, type SheetRows } from '#rules/postings/sheet.ts'

/**
 * The rows of a text file from a spreadsheet: UTF-8, UTF-16 or CP932; cells separated by commas, tabs or semicolons.
 */
export function textSheet(bytes: Buffer): SheetRows | SheetFault {
  const text = sheetText(bytes)
  if (text === null) return 'encoding'
  const delimiter = separatorOf(text)
  if (text.split(delimiter, mostCells + 1).length > mostCells) return 'too-large'
  const bounds = { to: mostRows + 1, max_record_size: 256 * 1024 }
  const options = { bom: true, delimiter, relax_column_count: true, ...bounds } as const
  const { stackTraceLimit } = Error
  // csv-parse makes an error of each row of another length than the first, and half of its time goes into their stacks.
  Error.stackTraceLimit = 0
  try {
    // Excel reads a first line `sep=;` as the separator and does not show it.
    return parse(text.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, ''), options)
  } catch {
    return 'quotes'
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The text of the file; null in another encoding. */
export function sheetText(bytes: Buffer): string | null {
  const [first, second] = bytes
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  // `shift_jis` of the Encoding Standard is CP932.
  for (const encoding of wide ? [wide] : ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Try the next encoding.
    }
  }
  return null
}

const separators = [',', '\t', ';']

/** The separator of the first line with several cells, which has the headings; titles may be above it. */
function separatorOf(text: string): string {
  const counts = text
    .trimStart()
    .split(/[\r\n]+/, 10)
    .map((line) => separators.map((separator) => line.split(separator).length - 1))
  const found = counts.find((line) => Math.max(...line) > 1) ?? counts[0] ?? []
  return separators[Math.max(0, found.indexOf(Math.max(...found)))] ?? ','
}
