import { foldedLines, foldedText } from './folding/fold.ts'
import { synonymGroups } from './synonym-groups.ts'

/** A folded word without its final long vowel, so that サーバー and サーバ are one entry. */
const entryOf = (folded: string) => folded.replace(/(?<=.{3})ー$/, '')

const entries = new Map<string, string[]>()
// Browsers read this with the results of a search: all terms are folded at once.
const folded = foldedLines(synonymGroups.flatMap(({ terms }) => terms)).split('\n')
for (const { type, terms, expandsTo = [] } of synonymGroups) {
  const own = folded.splice(0, terms.length).map(entryOf)
  for (const entry of own) {
    const others = type === 'oneway' ? expandsTo : terms.filter((_, n) => own[n] !== entry)
    entries.set(entry, [...(entries.get(entry) ?? []), ...others])
  }
}

/** The synonyms of a term given in any normalised spelling; in usual spelling. */
export function synonymsOf(spellings: readonly string[]): readonly string[] {
  return [...new Set(spellings.flatMap((spelling) => entries.get(entryOf(foldedText(spelling))) ?? []))]
}
