import { excerptOf } from '#rules/search/search-excerpt.ts'
import { markedParts } from '#rules/search/search-marks.ts'
import { readQuery } from '#rules/search/search-query.ts'
import type { Highlighter, SearchWords } from './highlight.tsx'

/** A search's highlighter; null without words. */
export function highlighterFor(words: SearchWords): Highlighter | null {
  const query = readQuery(words.keyword, words)
  if (query.terms.every(({ excluded }) => excluded)) return null
  return { words, split: (text) => markedParts(text, query), excerpt: (text) => excerptOf(text, query) }
}
