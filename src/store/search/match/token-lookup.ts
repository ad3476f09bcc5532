import { isWholeWord } from '#rules/search/search-query.ts'
import {
  type Field,
  indexedWords,
  lettersToken,
  shortWordToken,
  wordsVersion,
  wordToken,
} from '#store/search/index/tokens.ts'

/** How a segment looks a spelling up: one token's postings list, or a phrase of bigrams. */
export type TokenLookup =
  | { kind: 'token'; token(field: Field): number }
  | { kind: 'phrase'; bigrams: readonly { token: number; shift: number }[] }

/** Lookups of spellings, computed once per version of known words. */
export class TokenLookups {
  readonly #byWords = new Map<string, Map<string, TokenLookup>>()
  readonly #literal: boolean

  /** `literal`: short words match inside others too. */
  constructor(literal = false) {
    this.#literal = literal
  }

  of(spelling: string, words: string): TokenLookup {
    let lookups = this.#byWords.get(words)
    if (!lookups) {
      lookups = new Map()
      this.#byWords.set(words, lookups)
    }
    let lookup = lookups.get(spelling)
    if (!lookup) {
      lookup = lookupOf(spelling, words, this.#literal)
      lookups.set(spelling, lookup)
    }
    return lookup
  }
}

function lookupOf(spelling: string, words: string, literal: boolean): TokenLookup {
  if (isWholeWord(spelling) && !literal) return { kind: 'token', token: (field) => shortWordToken(spelling, field) }
  const [first, second] = [spelling.charCodeAt(0), spelling.charCodeAt(1)]
  if (spelling.length === 1) return { kind: 'token', token: (field) => lettersToken(0, first, field) }
  if (spelling.length === 2) return { kind: 'token', token: (field) => lettersToken(first, second, field) }
  if (words === wordsVersion && indexedWords.has(spelling)) {
    return { kind: 'token', token: (field) => wordToken(spelling, field) }
  }
  return { kind: 'phrase', bigrams: bigramsOf(spelling) }
}

/** Bigrams that cover a spelling, with their distance from its start. */
function bigramsOf(spelling: string): { token: number; shift: number }[] {
  const shifts = new Set<number>()
  for (let at = 0; at + 2 <= spelling.length; at += 2) shifts.add(at)
  shifts.add(spelling.length - 2)
  return [...shifts].map((shift) => ({
    token: lettersToken(spelling.charCodeAt(shift), spelling.charCodeAt(shift + 1), 0),
    shift,
  }))
}
