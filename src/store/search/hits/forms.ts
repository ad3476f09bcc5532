import { isWholeWord } from '#rules/search/search-query.ts'
import {
  type Field,
  indexedWords,
  latinToken,
  lettersToken,
  wordsVersion,
  wordToken,
} from '#store/search/sealing/tokens.ts'

/** How a segment answers for a form: by one token's jobs, or by pairs of letters that stand side by side. */
export type Lookup =
  | { kind: 'token'; token(field: Field): number }
  | { kind: 'pairs'; pairs: readonly { token: number; shift: number }[] }

/** How forms are looked up, found out once for each list of known words that segments were made with. */
export class Lookups {
  readonly #byWords = new Map<string, Map<string, Lookup>>()

  of(form: string, words: string): Lookup {
    let known = this.#byWords.get(words)
    if (!known) {
      known = new Map()
      this.#byWords.set(words, known)
    }
    let lookup = known.get(form)
    if (!lookup) {
      lookup = lookupOf(form, words)
      known.set(form, lookup)
    }
    return lookup
  }
}

/** How a form is looked up in a segment that was made with those known words. */
function lookupOf(form: string, words: string): Lookup {
  if (isWholeWord(form)) return { kind: 'token', token: (field) => latinToken(form, field) }
  if (form.length === 1) return { kind: 'token', token: (field) => lettersToken(0, form.charCodeAt(0), field) }
  if (form.length === 2) {
    return { kind: 'token', token: (field) => lettersToken(form.charCodeAt(0), form.charCodeAt(1), field) }
  }
  if (words === wordsVersion && indexedWords.has(form))
    return { kind: 'token', token: (field) => wordToken(form, field) }
  return { kind: 'pairs', pairs: pairsOf(form) }
}

/** Pairs that cover a form, with their distance from its beginning. */
function pairsOf(form: string): { token: number; shift: number }[] {
  const shifts = new Set<number>()
  for (let at = 0; at + 2 <= form.length; at += 2) shifts.add(at)
  shifts.add(form.length - 2)
  return [...shifts].map((shift) => ({
    token: lettersToken(form.charCodeAt(shift), form.charCodeAt(shift + 1), 0),
    shift,
  }))
}
