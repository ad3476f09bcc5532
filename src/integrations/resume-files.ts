import { limits } from '#rules/limits.ts'
import type { MessageFileKind } from '#rules/messages/message-files.ts'
import { visibleLine } from '#rules/visible-text.ts'
import { type ZipEntry, zipEntries } from './unzip.ts'

/** The kinds of file taken as a resume. */
export type ResumeKind = 'pdf' | 'docx'

/** The content type of each kind. */
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
 * Recognises a PDF or Word document by its bytes, never by its name. Null for other Office files and archives,
 * documents with macros, and archives that are truncated or too large.
 */
export function resumeKind(content: Uint8Array): ResumeKind | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return isWordDocument(zipEntries(bytes)) ? 'docx' : null
  const beginning = bytes.toString('latin1', 0, pdfHeaderWithin)
  return beginning.includes('%PDF-') && !/^(?:\xef\xbb\xbf)?\s*(?:<|MZ)/.test(beginning) ? 'pdf' : null
}

/** PDF readers look for the header within this many bytes (PDF 1.7, implementation note 13). */
const pdfHeaderWithin = 1_024

function isWordDocument(entries: readonly ZipEntry[] | null): boolean {
  if (!entries || entries.some(isMacroPart)) return false
  return entries.some(({ name }) => name.subarray(0, folder.length).equals(folder))
}

/** Whether a Word document holds macros, by its name or its parts. */
export function hasMacros({ name, content }: { name: string; content: Uint8Array }): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return /\.do[ct]m$/i.test(name) || (zipEntries(bytes)?.some(isMacroPart) ?? false)
}

const folder = Buffer.from('word/')
const macros = Buffer.from('word/vbaProject.bin')
const isMacroPart = ({ name }: ZipEntry) => name.equals(macros)

/** The content type of each kind. */
export const messageFileTypes: Record<MessageFileKind, string> = {
  ...resumeContentTypes,
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** A file's kind by its bytes, never by its name; null when it is not accepted. */
export function messageFileKind(content: Uint8Array): MessageFileKind | null {
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1')
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  return resumeKind(content)
}
