import { foldedText } from './folding/fold.ts'
import { synonymGroups } from './synonym-groups.ts'

/** A word without its final long vowel, so that サーバー and サーバ are one entry. */
const entryOf = (word: string) => foldedText(word).replace(/(?<=.{3})ー$/, '')

const entries = new Map<string, string[]>()
for (const { type, terms, expandsTo = [] } of synonymGroups) {
  for (const term of terms) {
    const entry = entryOf(term)
    const others = type === 'oneway' ? expandsTo : terms.filter((other) => entryOf(other) !== entry)
    entries.set(entry, [...(entries.get(entry) ?? []), ...others])
  }
}

/** The synonyms of a term given in any normalised spelling; in usual spelling. */
export function synonymsOf(spellings: readonly string[]): readonly string[] {
  return [...new Set(spellings.flatMap((spelling) => entries.get(entryOf(spelling)) ?? []))]
}
