import { withKatakana } from '#rules/search/fold.ts'
import { occupationWords, type WordKind, wordKinds } from './occupation-words.ts'

/** A word of an occupation found in a text. */
export type WordMatch = { occupation: string; word: string; kind: WordKind; start: number; end: number }

type Entry = { occupation: string; kind: WordKind | 'look-alike' }

type Found = Omit<WordMatch, 'kind'> & Pick<Entry, 'kind'>

const entries = new Map<string, Entry[]>()
for (const { occupation, words, lookAlikes } of occupationWords) {
  const add = (word: string, kind: Entry['kind']) => {
    const folded = withKatakana(word)
    entries.set(folded, [...(entries.get(folded) ?? []), { occupation, kind }])
  }
  for (const kind of wordKinds) for (const word of words[kind]) add(word, kind)
  for (const word of lookAlikes) add(word, 'look-alike')
}
const longest = Math.max(...[...entries.keys()].map((word) => word.length))

/** The words of all occupations in a folded text, in order; none inside a longer one. */
export function matchedWords(text: string): WordMatch[] {
  const found: Found[] = []
  for (let start = 0; start < text.length; start++)
    for (let end = Math.min(text.length, start + longest); end > start; end--) {
      const word = text.slice(start, end)
      for (const { occupation, kind } of entries.get(word) ?? [])
        if (kind === 'look-alike' || standsAlone(word, text.slice(0, start), text.slice(end)))
          found.push({ occupation, word, kind, start, end })
    }
  const lookAlikes = found.filter(({ kind }) => kind === 'look-alike')
  const isMistaken = ({ occupation, start, end }: Found) =>
    lookAlikes.some((other) => other.occupation === occupation && other.start < end && other.end > start)
  const words = found.filter((match): match is WordMatch => match.kind !== 'look-alike' && !isMistaken(match))
  const isInside =
    ({ start, end }: WordMatch) =>
    (other: WordMatch) =>
      other.start <= start && other.end >= end && other.end - other.start > end - start
  return words.filter((match) => !words.some(isInside(match)))
}

const latin = /^[a-z0-9+#./-]+$/
const katakana = /^[ァ-ヺー]+$/
/** Words that may follow a short katakana word: レジスタッフ. */
const tail =
  /^(?:スタッフ|クルー|メンバー|リーダー|アシスタント|パート|バイト|アルバイト|マネージャー|サロン|インストラクター|コーチ)/

/** Latin words and short katakana words match only alone. */
function standsAlone(word: string, before: string, after: string): boolean {
  if (latin.test(word)) return !/[a-z0-9]$/.test(before) && !/^[a-z0-9]/.test(after)
  if (katakana.test(word) && word.length <= 3)
    return !/[ァ-ヺー]$/.test(before) && (!/^[ァ-ヺー]/.test(after) || tail.test(after))
  return true
}
