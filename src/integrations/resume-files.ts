/** The kinds of file taken as a resume. */
export type ResumeKind = 'pdf' | 'docx'

/** What each kind is sent as. */
export const resumeContentTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * Tells a PDF or a Word document by its first bytes, never by its name. Other Office files, other ZIP archives and documents
 * with macros are null.
 */
export function resumeKind(firstBytes: Uint8Array): ResumeKind | null {
  const bytes = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength)
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  if (bytes.toString('latin1', 0, 4) !== entryMark) return null
  const names = zipEntryNames(bytes)
  if (names.includes('word/vbaProject.bin')) return null
  return names.some((name) => name.startsWith('word/')) ? 'docx' : null
}

const entryMark = 'PK\x03\x04'

/**
 * Names in the local headers of a ZIP archive (APPNOTE 4.3.7). They are looked for by their mark, since many writers leave the
 * sizes, from which the next header could be reckoned, to the end of the entry.
 */
function zipEntryNames(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at >= 0 && at + 30 <= bytes.length; at = bytes.indexOf(entryMark, at + 4, 'latin1')) {
    const length = bytes.readUInt16LE(at + 26)
    names.push(bytes.toString('utf8', at + 30, at + 30 + length))
  }
  return names
}
