import { excerptOf } from '#rules/search/search-excerpt.ts'
import { markedParts } from '#rules/search/search-marks.ts'
import { readQuery } from '#rules/search/search-query.ts'
import type { Found, Marks } from './highlight.tsx'

/** The marks of a search; null when it has no words. */
export function marksOf(found: Found): Marks | null {
  const query = readQuery(found.keyword, found)
  if (query.terms.every(({ excluded }) => excluded)) return null
  const cut = (text: string) => markedParts(text, query)
  return { found, cut, excerpt: (text) => excerptOf(cut(text)) }
}
