import { getDocumentProxy } from 'unpdf'

/**
 * Whether a PDF asks for a password before it opens. Many are encrypted with an empty one, which readers try themselves.
 * The library gets only what encrypts the file, in a small document: the file itself might unpack to gigabytes.
 */
export async function asksForPassword(content: Uint8Array): Promise<boolean> {
  const document = encryptedLike(Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1'))
  if (document === null) return false
  try {
    await getDocumentProxy(new Uint8Array(Buffer.from(document, 'latin1')), { verbosity: 0 })
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  }
}

/** Longer than a trailer, and than the dictionary that says how a file is encrypted. */
const longest = 4_096

/** An empty document that is encrypted as this PDF is; null where it is not encrypted (PDF 1.7, 7.5.5 and 7.6.1). */
function encryptedLike(pdf: string): string | null {
  const reference = lastMatch(/\/Encrypt\s*(?:(?<object>\d{1,10}\s+\d{1,5})\s+R|(?=<<))/g, pdf)
  if (!reference) return null
  const { index, groups } = reference
  const trailer = pdf.slice(Math.max(0, index - longest), index + longest)
  const id = /\/ID\s*(\[\s*(?:<[^>]*>\s*|\((?:\\[\s\S]|[^\\)])*\)\s*)+\])/.exec(trailer)?.[1]
  const begin = groups?.object === undefined ? index + reference[0].length : beginOfObject(pdf, groups.object)
  if (begin === undefined || (!id && trailer.includes('/ID'))) return null
  const [encryption] = pdf.slice(begin, begin + longest).split(/endobj|startxref|stream/)
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
3 0 obj ${encryption} endobj
trailer << /Root 1 0 R /Encrypt 3 0 R /ID ${id ?? '[]'} >>
`
}

/** Where the last version of an object begins. */
function beginOfObject(pdf: string, object: string): number | undefined {
  const head = lastMatch(new RegExp(`(?<!\\d)${object.replace(/\s+/, '\\s+')}\\s+obj`, 'g'), pdf)
  return head && head.index + head[0].length
}

/** A file may have a million matches, so only one is held. */
function lastMatch(pattern: RegExp, text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (const match of text.matchAll(pattern)) last = match
  return last
}
