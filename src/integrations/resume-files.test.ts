import { expect, test } from 'vitest'
import { resumeContentTypes, resumeKind } from './resume-files.ts'

/** A ZIP beginning with these entries, sizes left to a data descriptor as Word's streaming writers do. */
const zip = (...names: string[]) =>
  Buffer.concat(
    names.flatMap((name) => {
      const header = Buffer.alloc(30)
      header.write('PK\x03\x04', 'latin1')
      header.writeUInt16LE(8, 6)
      header.writeUInt16LE(Buffer.byteLength(name), 26)
      return [header, Buffer.from(name), Buffer.from('compressed content')]
    }),
  )

test('a PDF is told by its first bytes', () => {
  expect(resumeKind(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('pdf')
})

test.each([
  ['Word', ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']],
  ['LibreOffice', ['_rels/.rels', 'docProps/core.xml', 'word/document.xml', '[Content_Types].xml']],
  ['Google Docs', ['word/numbering.xml', 'word/settings.xml']],
])('a document written by %s is DOCX', (_, names) => {
  expect(resumeKind(zip(...names))).toBe('docx')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('履歴書')],
  ['HTML with PDF in it', Buffer.from('<html>%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\x00')],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['any ZIP', zip('a.txt', 'sword/b.txt')],
  ['a spreadsheet', zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml')],
  ['a document with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['a cut header', zip('word/document.xml').subarray(0, 20)],
])('%s is neither', (_, bytes) => {
  expect(resumeKind(bytes)).toBeNull()
})

test('a view into a larger buffer is read from its own start', () => {
  const whole = Buffer.from('....%PDF-1.4')
  expect(resumeKind(new Uint8Array(whole.buffer, whole.byteOffset + 4, 8))).toBe('pdf')
})

test('each kind has its content type', () => {
  expect(resumeContentTypes.pdf).toBe('application/pdf')
  expect(resumeContentTypes.docx).toContain('wordprocessingml.document')
})
