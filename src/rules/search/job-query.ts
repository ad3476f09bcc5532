import { toHiragana, toRomaji } from 'wanakana'
import { readPlaceWord } from '#rules/places/place-words.ts'
import { conditionTyped } from './conditions.ts'
import { kanaOfWord, wordsRead } from './dictionary/words-read.ts'
import { foldedText } from './folding/fold.ts'
import { cut } from './folding/not-meant.ts'
import { knownWords } from './known-words.ts'
import { readQuery, type SearchQuery, type SearchTerm } from './search-query.ts'
import { foldKana, unfolded } from './search-text.ts'

/** A query for jobs: beyond its words, readings of kana, conditions in other words, and known words written without a blank. */
export function readJobQuery(keyword: string, options: { synonyms?: boolean } = {}): SearchQuery {
  const { terms } = readQuery(keyword, options)
  const read = terms.flatMap((term) => (isLiteral(term) ? [term] : (partsOf(term.typed, options) ?? [term])))
  return { terms: read.map((term) => (isLiteral(term) ? term : { ...term, spellings: moreSpellings(term, options) })) }
}

/** A phrase in quotes, and what is excluded, is taken as it stands. */
const isLiteral = ({ source, typed, excluded }: SearchTerm) => excluded || source !== typed

function moreSpellings({ typed, spellings }: SearchTerm, { synonyms = true }: { synonyms?: boolean }): string[] {
  const folded = foldedText(typed).replaceAll(cut, '')
  const condition = synonyms ? conditionTyped(folded) : null
  const others = [...wordsRead(kanaOf(typed)), ...kanaWritten(folded), ...daysOff(folded)]
  return [...new Set([...spellings, ...others, ...(condition ? [condition.spelling] : [])])]
}

/** Kana, also where they are typed in Latin letters: keiri, and kえいり where the input method was late. */
function kanaOf(typed: string): string {
  const text = unfolded(typed)
  const kana = /^[a-zぁ-ゖー]*[a-z]+[a-zぁ-ゖー]*$/.test(text) ? toHiragana(toRomaji(text)) : text
  return foldKana(kana)
}

/** 整骨院 in kana, where texts may have it so: a reading of five letters or more is no other word by chance. */
const kanaWritten = (folded: string) => kanaOfWord(folded).filter((kana) => kana.length >= 5)

/** 年休120日 and 年間休日120日 are one. */
function daysOff(folded: string): string[] {
  const [, days] = /^年間?休(?:日(?:数)?)?(‹\d{2,3}›)日?$/.exec(folded) ?? []
  return days
    ? ['年間休日', '年休', '年間休日は', '年間休日数', '年間休日:', '年間休日数:'].map((word) => word + days)
    : []
}

const employments = new Set(
  ['正社員', 'パート', 'アルバイト', 'バイト', '契約社員', '派遣', '派遣社員', 'インターン', '業務委託'].map(
    foldedText,
  ),
)
const known = new Set(knownWords.map(foldedText))

/** What kind of known word it is; null for others. */
function kindOf(word: string): 'employment' | 'condition' | 'place' | 'word' | null {
  const folded = foldedText(word).replaceAll(cut, '')
  if (employments.has(folded)) return 'employment'
  if (conditionTyped(folded)) return 'condition'
  if (readPlaceWord(word)?.where) return 'place'
  return known.has(folded) ? 'word' : null
}

const longest = 20

/** 看護師夜勤 and 東京看護師 are two words: known ones of different kinds. A text with the whole has both. */
function partsOf(typed: string, options: { synonyms?: boolean }): SearchTerm[] | null {
  if (typed.length < 4 || typed.length > longest || kindOf(typed) !== null) return null
  for (let at = typed.length - 2; at >= 2; at--) {
    const parts = [typed.slice(0, at), typed.slice(at)]
    const [first, second] = parts.map(kindOf)
    if (first && second && first !== second) return readQuery(parts.join(' '), options).terms.slice()
  }
  return null
}
