import { limits } from '#rules/limits.ts'
import { headingsWithin, type SheetFault, type SheetRows } from '#rules/postings/sheet.ts'
import { saysNothing } from '#rules/postings/written-values.ts'
import { rangeInText, unitInText, yenInText } from '#rules/postings/yen-in-text.ts'
import { type PostingColumn, postingColumnOf, postingColumns } from '#words/posting-columns.ts'

/** A row of a sheet: the posting that it says, or what of it cannot be read. */
export type SheetPosting = {
  /** The row's number in the spreadsheet. */
  row: number
  posting: Record<string, unknown>
  errors: { path: string; message: string }[]
}

export type SheetPostings = { postings: SheetPosting[]; unknown: string[] }

/** Why a file of postings cannot be taken, or a row of it. */
export const sheetFaultText = {
  empty: 'ファイルが空です',
  encoding: '文字コードを読み取れません。UTF-8かShift_JISで保存してください',
  quotes: 'CSVとして読み取れません。「"」の閉じ忘れがないか確認してください',
  'old-excel': '古い形式（.xls）かパスワード付きのファイルです。パスワードなしの.xlsxかCSVで保存してください',
  'not-excel': 'Excelのファイルとして読み取れません。.xlsxかCSVで保存してください',
  'too-large': 'ファイルの中身が大きすぎます。求人の列だけを残して保存してください',
  headings: '列の名前の行が必要です',
  none: '求人がありません',
  many: '求人は1,000件以内にしてください',
  cells: '列の名前より右にも値があります。「,」などの区切りを含む値は「"」で囲んでください',
} as const

/** The postings of a sheet row by row, and its headings that are none of a posting, or why it holds none. Drafts may lack columns. */
export function postingsOfSheet(rows: SheetRows | SheetFault, asDrafts: boolean): SheetPostings | string {
  if (typeof rows === 'string') return sheetFaultText[rows]
  const at = headingRow(rows)
  const headings = trimmed(rows[at] ?? [])
  const columns = headings.map(postingColumnOf)
  if (rows.every((cells) => cells.every(isEmpty))) return sheetFaultText.empty
  const missing = postingColumns.filter((column) => !asDrafts && column.required && !columns.includes(column))
  if (missing.length > 0 || !columns.some(Boolean)) {
    const lacks = missing.map(({ label }) => label).join('、')
    return `${sheetFaultText.headings}${lacks ? `（${lacks}がありません）` : ''}`
  }
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(at + 1)
    .filter(({ cells }) => !cells.every(isEmpty))
  if (filled.length === 0) return sheetFaultText.none
  if (filled.length > limits.importedRows) return sheetFaultText.many
  return {
    postings: markDuplicates(filled.map(({ cells, row }) => readRow(cells, row, columns))),
    unknown: headings.map((label) => label.trim()).filter((label) => label !== '' && !postingColumnOf(label)),
  }
}

const isEmpty = (cell: string) => cell.trim() === ''

/** The cells without the empty ones at the end. */
const trimmed = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1)

/** The row with the most names of columns. */
function headingRow(rows: SheetRows): number {
  const counts = rows.slice(0, headingsWithin).map((cells) => cells.filter(postingColumnOf).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function readRow(cells: readonly string[], row: number, columns: readonly (PostingColumn | undefined)[]): SheetPosting {
  const posting: Record<string, unknown> = {}
  const errors: SheetPosting['errors'] = []
  const cellOf = (path: string) => cells[columns.findIndex((column) => column?.path === path)]?.trim()
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (!column || cell === '') continue
    const value = column.value(cell)
    if (value === null && column.maybeNone && saysNothing(cell)) continue
    if (value === null && column.path === 'terms.pay.min' && putRange(posting, cell)) continue
    if (value === null) {
      const message = `「${short(cell)}」は読み取れません（${column.note}）`
      errors.push({ path: column.path, message })
    } else put(posting, column.path, value)
  }
  // An unquoted 250,000 is two cells, and moves all that follow into wrong columns.
  if (!cells.slice(columns.length).every(isEmpty)) errors.push({ path: '', message: sheetFaultText.cells })
  joinHours(posting)
  errors.push(...joinPay(posting, cellOf('terms.pay.min') ?? '', cellOf('terms.pay.unit') ?? ''))
  return { row, posting, errors }
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

/** 25万〜30万 in the column of the lower bound says both; false where the cell is no range. */
function putRange(posting: Record<string, unknown>, cell: string): boolean {
  const [min, max] = rangeInText(cell)?.map(yenInText) ?? []
  if (!min || !max) return false
  put(posting, 'terms.pay.min', min)
  put(posting, 'terms.pay.max', max)
  return true
}

/** 時給1,280円 says the unit too, which the column of the unit may not contradict. */
function joinPay(posting: Record<string, unknown>, pay: string, unit: string): SheetPosting['errors'] {
  const said = unitInText(pay)
  const { terms } = posting as { terms?: { pay?: { unit?: string } } }
  const stated = terms?.pay?.unit
  if (!said || said === stated) return []
  if (stated) return [{ path: 'terms.pay.min', message: `「${short(pay)}」は賃金形態と合いません` }]
  if (unit === '') put(posting, 'terms.pay.unit', said)
  return []
}

/** Beginning and end are two columns, and one span of a posting; a second shift has two more. */
function joinHours({ terms }: { terms?: { hours?: Record<string, unknown> } }): void {
  const { hours } = terms ?? {}
  if (!hours) return
  const spans = ['', '2'].flatMap((shift) => {
    const [start, end] = [hours[`start${shift}`], hours[`end${shift}`]]
    delete hours[`start${shift}`]
    delete hours[`end${shift}`]
    return start === undefined && end === undefined ? [] : [{ start: start ?? '', end: end ?? '' }]
  })
  if (spans.length > 0) hours.spans = spans
}

/** Marks the second of two rows with one number as wrong. */
function markDuplicates(rows: SheetPosting[]): SheetPosting[] {
  const seen = new Map<unknown, number>()
  for (const { posting, row, errors } of rows) {
    const first = posting.reference === undefined ? undefined : seen.get(posting.reference)
    if (first === undefined) seen.set(posting.reference, row)
    else errors.push({ path: 'reference', message: `${first}行目と同じ番号です` })
  }
  return rows
}
