/** A part of a text, where it begins, and the address that it is. */
export type TextPart = { at: number; text: string; href?: string }

/** Web and mail addresses, and telephone numbers as Japan writes them; letters that none contains end it. */
const address =
  /(https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<![\w.+-])(\+81[\d-]{9,13}|0\d{1,4}-\d{1,4}-\d{3,4}|0[5789]0\d{8}|0120\d{6})(?![\w-])/g

/** A text cut at its addresses; punctuation behind an address, and a bracket that was opened before it, are not its. */
export function linksInText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, 1: web, 2: mail, index } of text.matchAll(address)) {
    // Userinfo passes for another site: https://bank@evil.example.
    if (web && /^https:\/\/[^/?#]*@/.test(web)) continue
    const shown = web === undefined ? found : withoutEnd(web)
    if (index > from) parts.push({ at: from, text: text.slice(from, index) })
    const scheme = web === undefined ? (mail === undefined ? 'tel:' : 'mailto:') : ''
    parts.push({ at: index, text: shown, href: scheme + (scheme === 'tel:' ? shown.replaceAll('-', '') : shown) })
    from = index + shown.length
  }
  return from < text.length || parts.length === 0 ? [...parts, { at: from, text: text.slice(from) }] : parts
}

function withoutEnd(web: string): string {
  const plain = web.replace(/[.,;:!?']+$/, '')
  return plain.endsWith(')') && !plain.includes('(') ? withoutEnd(plain.slice(0, -1)) : plain
}
