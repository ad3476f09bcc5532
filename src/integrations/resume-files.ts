import { inflateRawSync } from 'node:zlib'
import { limits } from '#rules/limits.ts'
import { visibleLine } from '#rules/visible-text.ts'

/** The kinds of file taken as a resume. */
export type ResumeKind = 'pdf' | 'docx'

/** What each kind is sent as. */
export const resumeContentTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A safe file name without folders or control characters, with the extension of its type. */
export function safeFileName(given: string, kind: string, fallback = 'resume'): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const clean = visibleLine(last).slice(-limits.title).toWellFormed()
  if (!clean || clean.startsWith('.')) return `${fallback}.${kind}`
  return clean.toLowerCase().endsWith(`.${kind}`) ? clean : `${clean}.${kind}`
}

/**
 * Tells a PDF or a Word document by its bytes, never by its name. Other Office files, other ZIP archives, documents with
 * macros, and archives that are cut or beyond our bounds are null.
 */
export function resumeKind(content: Uint8Array): ResumeKind | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return isWordDocument(zipEntries(bytes)) ? 'docx' : null
  const beginning = bytes.toString('latin1', 0, pdfHeaderWithin)
  return beginning.includes('%PDF-') && !/^(?:\xef\xbb\xbf)?\s*(?:<|MZ)/.test(beginning) ? 'pdf' : null
}

/** The bytes that an archive unpacks to as its directory claims; null for what is no archive, or beyond our bounds. */
export function unpackedBytes(content: Uint8Array): number | null {
  const entries = zipEntries(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  return entries ? entries.reduce((sum, { unpacked }) => sum + unpacked, 0) : null
}

/** Whether every entry of an archive unpacks to the size that the directory claims. */
export function unpacksAsClaimed(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return (zipEntries(bytes) ?? []).every((entry) => {
    const data = dataOf(bytes, entry)
    if (!data) return false
    if (entry.method === stored) return data.length === entry.unpacked
    try {
      return inflateRawSync(data, { maxOutputLength: entry.unpacked + 1 }).length === entry.unpacked
    } catch {
      return false
    }
  })
}

/** Readers look for the header of a PDF in so many bytes (PDF 1.7, implementation note 13). */
const pdfHeaderWithin = 1_024

/** Far beyond what word processors write; a larger archive is made to do harm. */
const most = { entries: 4_096, nameBytes: 512, unpackedBytes: 100 * 1024 * 1024 }

/** Methods of compression (APPNOTE 4.4.5). */
const [stored, deflated] = [0, 8]

/** An entry of the central directory: sizes in bytes, and where its local header stands. */
type Entry = { name: Buffer; method: number; packed: number; unpacked: number; header: number }

function isWordDocument(entries: readonly Entry[] | null): boolean {
  if (!entries || entries.some(({ name }) => name.equals(macros))) return false
  return entries.some(({ name }) => name.subarray(0, folder.length).equals(folder))
}

const folder = Buffer.from('word/')
const macros = Buffer.from('word/vbaProject.bin')

/**
 * The central directory (APPNOTE 4.3.12); null where there is none, where it is cut or counts wrong, and beyond our bounds,
 * to which sizes of the 64-bit format belong.
 */
function zipEntries(bytes: Buffer): Entry[] | null {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
  if (end < Math.max(0, bytes.length - 22 - 0xffff)) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count > most.entries) return null
  const entries: Entry[] = []
  let unpacked = 0
  let at = bytes.readUInt32LE(end + 16)
  for (; at + 46 <= end && bytes.readUInt32LE(at) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const name = bytes.subarray(at + 46, at + 46 + (nameLength ?? 0))
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      header: bytes.readUInt32LE(at + 42),
    })
    unpacked += bytes.readUInt32LE(at + 24)
    if (entries.length > count || name.length > most.nameBytes || unpacked > most.unpackedBytes) return null
    at += 46 + name.length + (extra ?? 0) + (comment ?? 0)
  }
  return at === end && entries.length === count ? entries : null
}

/** The packed bytes of an entry behind its local header (APPNOTE 4.3.7); null where they are not there. */
function dataOf(bytes: Buffer, { header, packed, method }: Entry): Buffer | null {
  if (header + 30 > bytes.length || bytes.readUInt32LE(header) !== 0x04034b50) return null
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  return start + packed <= bytes.length && [stored, deflated].includes(method)
    ? bytes.subarray(start, start + packed)
    : null
}
