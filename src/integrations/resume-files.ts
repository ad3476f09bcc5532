/** The kinds of file taken as a resume. */
export type ResumeKind = 'pdf' | 'docx'

/** What each kind is sent as. */
export const resumeContentTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * Tells a PDF or a Word document by its first bytes, never by its name. Other Office files, other ZIP archives, documents
 * with macros, and archives beyond our bounds are null.
 */
export function resumeKind(content: Uint8Array): ResumeKind | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return null
  return isWordDocument(zipEntries(bytes)) ? 'docx' : null
}

/** Far beyond what word processors write; what is larger is made to harm whoever opens it. */
const most = { entries: 4_096, nameBytes: 512, unpackedBytes: 500 * 1024 * 1024 }

/** Where an entry's name stands, and how large it claims to be without compression. */
type Entry = { name: Buffer; unpacked: number }

function isWordDocument(entries: Iterable<Entry>): boolean {
  let hasWord = false
  let count = 0
  let unpacked = 0
  for (const entry of entries) {
    count += 1
    unpacked += entry.unpacked
    if (count > most.entries || entry.name.length > most.nameBytes || unpacked > most.unpackedBytes) return false
    if (entry.name.equals(macros)) return false
    hasWord ||= entry.name.subarray(0, folder.length).equals(folder)
  }
  return hasWord
}

const folder = Buffer.from('word/')
const macros = Buffer.from('word/vbaProject.bin')

/** Entries of the archive's directory; of an archive that was cut off before it, what its local headers tell. */
function zipEntries(bytes: Buffer): Iterable<Entry> {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
  const isEnd = end >= Math.max(0, bytes.length - 22 - 0xffff)
  return isEnd ? directoryEntries(bytes, bytes.readUInt32LE(end + 16), end) : localEntries(bytes)
}

/** The central directory (APPNOTE 4.3.12). Sizes of the 64-bit format are beyond our bounds as they stand. */
function* directoryEntries(bytes: Buffer, start: number, end: number): Generator<Entry> {
  for (let at = start; at + 46 <= end; ) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) return
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    yield { name: bytes.subarray(at + 46, at + 46 + name), unpacked: bytes.readUInt32LE(at + 24) }
    at += 46 + name + extra + comment
  }
}

/**
 * Local headers (APPNOTE 4.3.7), looked for by their mark, since many writers leave the sizes, from which the next header
 * could be reckoned, to the end of the entry.
 */
function* localEntries(bytes: Buffer): Generator<Entry> {
  for (let at = 0; at >= 0 && at + 30 <= bytes.length; at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    const length = bytes.readUInt16LE(at + 26)
    yield { name: bytes.subarray(at + 30, at + 30 + length), unpacked: 0 }
  }
}
