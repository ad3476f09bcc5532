/** The rows of a sheet as texts: the first is row 1 of the spreadsheet, and empty rows are there. */
export type SheetRows = string[][]

/** Why a file is no sheet that can be read. */
export type SheetFault = 'empty' | 'encoding' | 'quotes' | 'old-excel' | 'not-excel' | 'too-large'
