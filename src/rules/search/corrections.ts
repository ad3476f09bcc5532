import { nfkc } from '#rules/nfkc.ts'
import { occupationWords } from '#rules/occupations/occupation-words.ts'
import { municipalities } from '#rules/places/municipalities.ts'
import { stations } from '#rules/places/railways.ts'
import { foldedLines, foldedText } from './fold.ts'
import { type ReadKeyword, readJobQuery } from './job-query.ts'
import { knownWords } from './known-words.ts'
import { isBoundary } from './search-match.ts'
import { isInVocabulary } from './vocabulary.ts'

/** Shorter words resemble too many others. */
const shortest = 3
/** At most this many words of a query are corrected, at a millisecond each, and this many corrections are counted. */
const most = 5

const known: readonly string[] = [
  ...knownWords,
  ...occupationWords.flatMap(({ words }) => [...words.own, ...words.general]),
  ...municipalities.map(({ name }) => name),
  ...stations.map(({ name }) => name),
]

/** Known words in usual spelling, by folded spelling. */
let byFolded: ReadonlyMap<string, string> | undefined
const vocabulary = () => {
  byFolded ??= new Map(
    foldedLines(known)
      .split('\n')
      .map((folded, at) => [folded, known[at] ?? folded]),
  )
  return byFolded
}

/**
 * Corrections of a query: one word is replaced by a known word at one edit (a letter more, fewer or another, or two
 * swapped). Empty when all words are known.
 */
export function corrections(keyword: string, read?: ReadKeyword): string[] {
  return unknownWords(keyword, read)
    .slice(0, most)
    .flatMap(({ typed, folded }) => nearWords(folded).map((word) => keyword.replace(typed, word)))
    .slice(0, most)
}

/** A query's words that are in no table, typed and folded. */
export const unknownWords = (keyword: string, read: ReadKeyword = readJobQuery): { typed: string; folded: string }[] =>
  read(keyword)
    .terms.filter(({ excluded, typed, source }) => !excluded && typed === source)
    .map(({ typed }) => ({ typed, folded: foldedText(typed) }))
    .filter(({ folded }) => folded.length >= shortest && !vocabulary().has(folded) && !isInVocabulary(folded))

/** Words of these names and titles at one edit from a typed word, likelier ones first. */
export function wordsNear(texts: readonly string[], folded: string): string[] {
  const cuts = texts.flatMap((text) => wordsOfLength(withoutKind(nfkc(text)), folded.length))
  const words = [...new Set(cuts.filter((word) => /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(word)))]
  const near = foldedLines(words)
    .split('\n')
    .map((word, at) => [word, words[at] ?? word] as const)
    .filter(([word]) => isOneEdit(folded, word))
  return near
    .toSorted(([a], [b]) => distance(folded, a) - distance(folded, b))
    .map(([, usual]) => usual)
    .slice(0, most)
}

const withoutKind = (name: string) => name.replace(/株式会社|有限会社|合同会社|\([株有同]\)/g, ' ')

/** Parts of a text between changes of script, at most a letter longer or shorter than `length`. */
function wordsOfLength(text: string, length: number): string[] {
  const bounds = Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) => isBoundary(text, at))
  return bounds.flatMap((from) =>
    bounds.filter((to) => Math.abs(to - from - length) <= 1 && to > from).map((to) => text.slice(from, to)),
  )
}

/** The vocabulary as a list, which takes longer to make than to search. */
let entries: readonly (readonly [folded: string, usual: string])[] | undefined

function nearWords(typed: string): string[] {
  entries ??= [...vocabulary()]
  // 週休3日 is no slip of 週休2日.
  const near = entries.filter(([word]) => isOneEdit(typed, word) && digitsOf(word) === digitsOf(typed))
  return near.toSorted(([a], [b]) => distance(typed, a) - distance(typed, b)).map(([, usual]) => usual)
}

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** Words of the same length and with the same beginning are likelier. */
function distance(typed: string, word: string): number {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  return (typed.length === word.length ? 0 : 1) - same / typed.length
}

/** Damerau's edits: a letter added, removed or replaced, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  let end = 0
  while (end < Math.min(a.length, b.length) - at && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.slice(at, a.length - end), b.slice(at, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return left !== right
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
