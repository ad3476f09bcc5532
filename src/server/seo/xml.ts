/** Characters that XML 1.0 cannot hold ("Characters" in its text), in whatever form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text escaped for XML elements and attributes. */
export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Text as CDATA; splits an end mark inside it. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(impossible, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Characters per chunk. */
const piece = 32 * 1024

/** A document written row by row to bound memory. */
export async function* written<Row>(
  head: string,
  rows: AsyncIterable<Row>,
  write: (row: Row) => string,
  foot: string,
): AsyncGenerator<string> {
  let text = head
  for await (const row of rows) {
    text += write(row)
    if (text.length >= piece) {
      yield text
      text = ''
    }
  }
  yield text + foot
}
