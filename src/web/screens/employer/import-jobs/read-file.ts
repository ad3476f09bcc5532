import { parse } from 'csv-parse/browser/esm/sync'
import { limits } from '#rules/limits.ts'
import { type PostingColumn, postingColumnLabel, postingColumns } from '#words/posting-columns.ts'

/** A line of the file: what can be sent, or why it cannot. */
export type FileRow = {
  /** The line of the file on which it begins, from 1. */
  line: number
  title: string
  posting: Record<string, unknown>
  errors: RowError[]
}
export type RowError = { column: string; message: string }

/** Why a file as a whole cannot be taken, in Japanese. */
export class UnreadableFile extends Error {}

/** A file's text: UTF-8 with or without its mark, else Shift_JIS as spreadsheets in Japan write it. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.byteLength > limits.importFile) throw new UnreadableFile('ファイルは5MB以内にしてください')
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may fit.
    }
  }
  throw new UnreadableFile('文字コードを読み取れません。UTF-8かShift_JISで保存してください')
}

const byLabel = new Map(postingColumns.map((column) => [column.label, column]))

/** The postings of a CSV file, line by line, and its columns that are none of a posting; drafts may lack columns. */
export function readPostings(text: string, asDrafts = false): { rows: FileRow[]; unknown: string[] } {
  const [head, ...rows] = recordsOf(text)
  if (!head) throw new UnreadableFile('ファイルが空です')
  const columns = head.cells.map((label) => byLabel.get(label.trim()))
  const missing = postingColumns.filter((column) => !asDrafts && column.required && !columns.includes(column))
  if (missing.length > 0) {
    throw new UnreadableFile(`1行目に列の名前が必要です（${missing.map(({ label }) => label).join('、')}がありません）`)
  }
  if (!columns.some(Boolean)) throw new UnreadableFile('1行目に列の名前が必要です')
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw new UnreadableFile('求人がありません')
  if (filled.length > limits.importedRows) throw new UnreadableFile('求人は1,000件以内にしてください')
  return {
    rows: sayTwice(filled.map(({ cells, line }) => readRow(cells, line, columns))),
    unknown: head.cells.map((label) => label.trim()).filter((label) => label !== '' && !byLabel.has(label)),
  }
}

/** The separator of the cells: a comma, or what spreadsheets write instead. No column name contains one. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((most, separator) => (count(separator) > count(most) ? separator : most))
}

function recordsOf(text: string): { cells: string[]; line: number }[] {
  const options = {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    info: true,
    max_record_size: 256 * 1024,
  } as const
  try {
    const records = parse(text.replace(/\r\n?/g, '\n'), options) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    let after = 0
    return records.map(({ record, info }) => {
      const line = after + 1
      after = info.lines
      return { cells: record, line }
    })
  } catch {
    throw new UnreadableFile('CSVとして読み取れません。「"」の閉じ忘れがないか確認してください')
  }
}

function readRow(cells: readonly string[], line: number, columns: readonly (PostingColumn | undefined)[]): FileRow {
  const posting: Record<string, unknown> = {}
  const errors: RowError[] = []
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (!column || cell === '') continue
    const value = column.value(cell)
    if (value === null)
      errors.push({ column: column.label, message: `「${short(cell)}」は読み取れません（${column.note}）` })
    else put(posting, column.path, value)
  }
  // An unquoted 250,000 is two cells, and moves all that follow into wrong columns.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    errors.push({
      column: '列の数',
      message: '1行目より列が多くあります。「,」などの区切りを含む値は「"」で囲んでください',
    })
  joinHours(posting)
  return { line, title: String(posting.title ?? ''), posting, errors }
}

const short = (cell: string) => (cell.length > 20 ? `${cell.slice(0, 20)}…` : cell)

function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const part = (target[name] ?? {}) as Record<string, unknown>
  target[name] = part
  put(part, rest.join('.'), value)
}

/** Beginning and end are two columns, and one span of a posting. */
function joinHours({ terms }: { terms?: { hours?: Record<string, unknown> } }): void {
  const { hours } = terms ?? {}
  if (!hours) return
  const { start, end } = hours
  delete hours.start
  delete hours.end
  if (start !== undefined || end !== undefined) hours.spans = [{ start: start ?? '', end: end ?? '' }]
}

/** Of two lines with one number the second is no posting. */
function sayTwice(rows: FileRow[]): FileRow[] {
  const seen = new Map<unknown, number>()
  for (const { posting, line, errors } of rows) {
    const first = posting.reference === undefined ? undefined : seen.get(posting.reference)
    if (first === undefined) seen.set(posting.reference, line)
    else errors.push({ column: postingColumnLabel('reference'), message: `${first}行目と同じ番号です` })
  }
  return rows
}
