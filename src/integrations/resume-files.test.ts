import { expect, test } from 'vitest'
import { asksForPassword } from './pdf-password.ts'
import { hasMacros, resumeContentTypes, resumeKind } from './resume-files.ts'
import { archive } from './testing/archive.ts'
import { encryptedPdf } from './testing/encrypted-pdf.ts'
import { unpacksAsClaimed } from './unzip.ts'

const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']
/** Entries that nobody needs. */
const many = (count: number, length: number) => Array.from({ length: count }, (_, at) => `${at}`.padStart(length, 'n'))

/** The same archive, in which each entry says that its bytes reach to the end of it. */
function sharing(bytes: Buffer): Buffer {
  const shared = Buffer.from(bytes)
  for (let at = shared.indexOf('PK\x01\x02'); at >= 0; at = shared.indexOf('PK\x01\x02', at + 4))
    shared.writeUInt32LE(bytes.length / 2, at + 20)
  return shared
}

/** The same archive with a directory, counted anew, that lacks its last entry. */
function lacking(bytes: Buffer): Buffer {
  const end = Buffer.from(bytes.subarray(-22))
  end.writeUInt16LE(end.readUInt16LE(10) - 1, 10)
  return Buffer.concat([bytes.subarray(0, bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1')), end])
}

test('a document with macros is recognised by its name or its parts', () => {
  const plain = archive(word)
  expect(hasMacros({ name: '職務経歴書.DOCM', content: plain })).toBe(true)
  expect(hasMacros({ name: '職務経歴書.docx', content: archive([...word, 'word/vbaProject.bin']) })).toBe(true)
  expect(hasMacros({ name: 'docm.docx', content: plain })).toBe(false)
})

test('a PDF is recognised by a header within the first 1,024 bytes', () => {
  expect(resumeKind(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('pdf')
  expect(resumeKind(Buffer.from(`${'\n'.repeat(1_000)}%PDF-1.4`))).toBe('pdf')
  expect(resumeKind(Buffer.from(`${'\n'.repeat(1_024)}%PDF-1.4`))).toBeNull()
})

test.each([
  ['Word', ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']],
  ['LibreOffice', ['_rels/.rels', 'docProps/core.xml', 'word/document.xml', '[Content_Types].xml']],
  ['Google Docs', ['word/numbering.xml', 'word/settings.xml']],
])('a document written by %s is DOCX, also with bytes behind it', (_, names) => {
  expect(resumeKind(archive(names))).toBe('docx')
  expect(resumeKind(Buffer.concat([archive(names), Buffer.alloc(3)]))).toBe('docx')
  expect(unpacksAsClaimed(archive(names))).toBe(true)
})

test.each([
  ['without its directory', archive(word).subarray(0, 200)],
  ['cut within its directory', Buffer.concat([archive(word).subarray(0, -60), archive(word).subarray(-22)])],
  ['that counts too few entries', archive(word, undefined, 2)],
  ['that counts too many entries', archive(word, undefined, 4)],
  ['whose directory lost its last entry', lacking(archive(word))],
  ['with macros', archive([...word, 'word/vbaProject.bin'])],
  ['of a workbook', archive(['xl/workbook.xml'])],
  ['with too many entries', archive([...word, ...many(5_000, 5)])],
  ['with too long a name', archive([...word, ...many(1, 1_000)])],
  ['with too many bytes, once it is unpacked', archive(word, 0x10000000)],
  ['with a size of 64 bits', archive(word, 0xffffffff)],
  ['whose entries share their bytes', sharing(archive(many(4_000, 5).concat(word)))],
])('an archive %s is no resume', (_, bytes) => {
  expect(resumeKind(bytes)).toBeNull()
})

test('an archive that unpacks to more or less than it claims is found out', () => {
  expect(unpacksAsClaimed(archive(word, 10))).toBe(false)
  expect(unpacksAsClaimed(archive(word, 10_000))).toBe(false)
})

test('a PDF that opens with an empty password asks for none, wherever it says how it is encrypted', async () => {
  const asked = async (password: string) => {
    const pdf = encryptedPdf(password).toString('latin1')
    const [how = ''] = /<< \/Filter.*>>/.exec(pdf) ?? []
    const within = pdf.replace('/Encrypt 4 0 R', `/Encrypt ${how}`)
    return Promise.all([pdf, within].map((each) => asksForPassword(Buffer.from(each, 'latin1'))))
  }
  expect([await asked(''), await asked('himitsu')]).toEqual([
    [false, false],
    [true, true],
  ])
  const others = ['/Encrypt 9 0 R', '/Encrypt << /Filter /Other >>', '/EncryptMetadata'].map((how) => `%PDF-1.7 ${how}`)
  for (const other of others) expect(await asksForPassword(Buffer.from(other))).toBe(false)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('履歴書')],
  ['HTML with PDF in it', Buffer.from('<html>%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\x00')],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['any ZIP', archive(['a.txt', 'sword/b.txt'])],
  ['a spreadsheet', archive(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'])],
  ['a cut header', archive(['word/document.xml']).subarray(0, 20)],
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
