import { nfkc } from '#rules/nfkc.ts'

/** First letters of the name's words, upper case, at most 2. */
export function initials(name: string): string {
  const words = nfkc(name).trim().split(/\s+/)
  const letters = words.map((word) => [...word][0] ?? '').slice(0, 2)
  return letters.join('').toUpperCase()
}
