import { getDocumentProxy } from 'unpdf'

/**
 * Whether a PDF opens only with a password; many are encrypted with an empty one, which readers try. The library gets
 * only a small document with the same encryption, because the file might unpack to gigabytes.
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

/** Longer than any trailer or encryption dictionary. */
const longest = 4_096

/** An empty document with this PDF's encryption; null without any (PDF 1.7, 7.5.5 and 7.6.1). */
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

/** The start of an object's last version. */
function beginOfObject(pdf: string, object: string): number | undefined {
  const head = lastMatch(new RegExp(`(?<!\\d)${object.replace(/\s+/, '\\s+')}\\s+obj`, 'g'), pdf)
  return head && head.index + head[0].length
}

/** Keeps one match, because a file may have a million. */
function lastMatch(pattern: RegExp, text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (const match of text.matchAll(pattern)) last = match
  return last
}
