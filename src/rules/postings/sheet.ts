import { limits } from '#rules/limits.ts'

/** A sheet's rows as texts; the first is row 1 of the spreadsheet, and empty rows are included. */
export type SheetRows = string[][]

/** Why a file cannot be read as a sheet. */
export type SheetFault = 'empty' | 'encoding' | 'quotes' | 'old-excel' | 'not-excel' | 'too-large' | 'many'

/** Headings are in one of the first rows, below titles. */
export const headingsWithin = 10

/** The largest table, counted like the spreadsheet with empty rows and cells; real files are smaller. */
export const mostRows = 50_000
const mostColumns = 200
export const mostCells = 2_000_000
/** The main thread processes cells one by one, and answers with their texts. A text shared by cells counts in each. */
const most = { cells: 200_000, letters: 5_000_000 }

/** Whether a table of so many rows and columns is read at all. */
export const isTableSize = (rows: number, columns: number): boolean =>
  rows <= mostRows && columns <= mostColumns && rows * columns <= mostCells

/** The rows without empty cells at their ends and empty rows below, or why they are too many. */
export function boundedSheet(rows: SheetRows): SheetRows | SheetFault {
  const filled = rows.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1))
  const used = filled.slice(0, filled.findLastIndex((cells) => cells.length > 0) + 1)
  if (used.filter((cells) => cells.length > 0).length > limits.importedRows + headingsWithin) return 'many'
  const cells = used.flat()
  const letters = cells.reduce((sum, { length }) => sum + length, 0)
  const columns = used.reduce((widest, { length }) => Math.max(widest, length), 0)
  const isSmall = isTableSize(rows.length, columns) && cells.length <= most.cells && letters <= most.letters
  return isSmall ? used : 'too-large'
}
