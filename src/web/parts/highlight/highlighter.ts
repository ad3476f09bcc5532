import { excerptOf } from '#rules/search/search-excerpt.ts'
import { markedParts } from '#rules/search/search-marks.ts'
import { readQuery } from '#rules/search/search-query.ts'
import type { Highlighter, SearchWords } from './highlight.tsx'

/** The highlighter of a search; null when no word is searched for. */
export function highlighterFor(words: SearchWords): Highlighter | null {
  const query = readQuery(words.keyword, words)
  if (query.terms.every(({ excluded }) => excluded)) return null
  const split = (text: string) => markedParts(text, query)
  return { words, split, excerpt: (text) => excerptOf(split(text)) }
}
