import { limits } from '#rules/limits.ts'

/** The rows of a sheet as texts: the first is row 1 of the spreadsheet, and empty rows are there. */
export type SheetRows = string[][]

/** Why a file is no sheet that can be read. */
export type SheetFault = 'empty' | 'encoding' | 'quotes' | 'old-excel' | 'not-excel' | 'too-large' | 'many'

/** Headings stand in one of the first rows, below titles. */
export const headingsWithin = 10

/** More than this has no file of postings; the rows are those of the spreadsheet, with the empty ones. */
export const mostRows = 50_000
/** The thread that answers requests takes the cells one by one. */
const most = { cells: 200_000, letters: 20_000_000 }

/** The rows without what is empty at their ends and below them, or why they are too many. */
export function boundedSheet(rows: SheetRows): SheetRows | SheetFault {
  const filled = rows.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1))
  const used = filled.slice(0, filled.findLastIndex((cells) => cells.length > 0) + 1)
  if (used.filter((cells) => cells.length > 0).length > limits.importedRows + headingsWithin) return 'many'
  const cells = used.flat()
  const letters = cells.reduce((sum, { length }) => sum + length, 0)
  return rows.length > mostRows || cells.length > most.cells || letters > most.letters ? 'too-large' : used
}
