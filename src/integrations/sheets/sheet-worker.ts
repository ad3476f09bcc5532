import { postingsOfSheet, type SheetPostings } from '#contract/jobs/posting-sheet.ts'
import { endingThread } from '#integrations/ending-thread.ts'
import { boundedSheet, type SheetFault, type SheetRows } from '#rules/postings/sheet.ts'
import { excelSheet } from './excel-sheet.ts'
import { textSheet } from './text-sheet.ts'

export type SheetTask = { content: Uint8Array; asDrafts: boolean }

/**
 * A task of the thread that read-sheet.ts starts: the postings of a file, or a sentence that says why there are none.
 */
export default endingThread(async ({ content, asDrafts }: SheetTask): Promise<SheetPostings | string> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const rows = await rowsOf(bytes)
  return postingsOfSheet(typeof rows === 'string' ? rows : boundedSheet(rows), asDrafts)
})

async function rowsOf(bytes: Buffer): Promise<SheetRows | SheetFault> {
  const head = bytes.toString('latin1', 0, 4)
  if (head === '\xd0\xcf\x11\xe0') return 'old-excel'
  if (head === 'PK\x03\x04') return excelSheet(bytes)
  return bytes.length === 0 ? 'empty' : textSheet(bytes)
}
