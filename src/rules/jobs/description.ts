/** The mark that begins a bulleted line. */
export const bullet = /^\s*(?:[・•●◦‣]|[-*–]\s)\s*(?=\S)/

/** A block of a text: a paragraph with its line breaks, or a list. */
export type TextBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; items: string[] }

/** Splits a plain text into blocks: blank lines separate paragraphs, bulleted lines make lists. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const kind = line.trim() === '' ? null : bullet.test(line) ? 'list' : 'paragraph'
    if (kind !== open?.kind) {
      open = kind === 'list' ? { kind, items: [] } : kind ? { kind, lines: [] } : undefined
      if (open) blocks.push(open)
    }
    if (open?.kind === 'list') open.items.push(line.replace(bullet, '').trim())
    else open?.lines.push(line.trim())
  }
  return blocks
}
