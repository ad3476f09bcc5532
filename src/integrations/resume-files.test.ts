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

/** A whole archive with the directory that its readers go by; `unpacked` is what each entry claims. */
function archive(names: readonly string[], unpacked = 100): Buffer {
  const entries = names.map((name) => {
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02014b50)
    header.writeUInt32LE(unpacked, 24)
    header.writeUInt16LE(Buffer.byteLength(name), 28)
    return Buffer.concat([header, Buffer.from(name)])
  })
  const local = zip(...names)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, ...entries, end])
}
const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']
/** Entries that nobody needs. */
const many = (count: number, length: number) => Array.from({ length: count }, (_, at) => `${at}`.padStart(length, 'n'))

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

test('an archive goes by its directory, as its readers do', () => {
  expect(resumeKind(archive(word))).toBe('docx')
  expect(resumeKind(archive([...word, 'word/vbaProject.bin']))).toBeNull()
  expect(resumeKind(archive(['xl/workbook.xml']))).toBeNull()
  expect(resumeKind(Buffer.concat([archive(word), Buffer.alloc(3)]))).toBe('docx')
})

test.each([
  ['entries', archive([...word, ...many(5_000, 5)])],
  ['local headers', zip(...word, ...many(5_000, 5))],
  ['a name', archive([...word, ...many(1, 1_000)])],
  ['bytes, once it is unpacked', archive(word, 0x10000000)],
  ['a size of 64 bits', archive(word, 0xffffffff)],
])('an archive with too much of %s is no resume', (_, bytes) => {
  expect(resumeKind(bytes)).toBeNull()
})

test('60,000 marks with long names are looked through without a copy of them', () => {
  const mark = Buffer.alloc(30, 'n')
  mark.write('PK\x03\x04', 'latin1')
  mark.writeUInt16LE(0xffff, 26)
  const bytes = Buffer.concat(Array.from({ length: 60_000 }, () => mark))
  const before = process.memoryUsage()
  expect(resumeKind(bytes)).toBeNull()
  const after = process.memoryUsage()
  expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(20 * 1024 * 1024)
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
