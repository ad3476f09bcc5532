import type { WordMatch } from './matched-words.ts'
import type { WordKind } from './occupation-words.ts'

/** The weight of each kind of word, and of each of its letters up to a limit. */
const weights: Readonly<Record<WordKind, { base: number; perLetter: number; most: number }>> = {
  own: { base: 1.5, perLetter: 0.4, most: 8 },
  general: { base: 1.1, perLetter: 0.3, most: 8 },
  place: { base: 0.7, perLetter: 0.25, most: 4 },
  around: { base: 0.1, perLetter: 0, most: 0 },
}
const endingWeight = 0.4
const describingShare = 0.5
const bracketShare = 0.7
const earlyWeight = 0.3

/**
 * A word's weight: less when it only describes another word or is in brackets, more at the start and at the end of a
 * phrase.
 */
export function wordWeight(
  { word, kind, start, end }: WordMatch,
  text: string,
  depth: number,
  describes: boolean,
): number {
  const { base, perLetter, most } = weights[kind]
  let weight = base + perLetter * Math.min(most, tellingLetters(word))
  if (describes) weight *= describingShare
  else if (kind !== 'around' && /^(?![\p{L}\p{N}])/u.test(text.slice(end))) weight += endingWeight
  if (depth > 0) weight *= bracketShare
  return weight + earlyWeight * (1 - start / Math.max(1, text.length))
}

const ending = /(?:スタッフ|担当|業務|作業|職員|作業員|候補|見習い?|アシスタント|マネージャー|リーダー)$/
const katakana = /^[ァ-ヺー]+$/
const latin = /^[a-z0-9+#./-]+$/

/** The weighted length of a word: kanji count more than katakana, katakana more than Latin, a general ending little. */
function tellingLetters(word: string): number {
  if (latin.test(word)) return Math.max(1.5, word.length * 0.5)
  const core = word.replace(ending, '')
  const bare = core.length > 1 ? core : word
  return bare.length * (katakana.test(bare) ? 0.75 : 1) + (bare === word ? 0 : 0.5)
}

const phrase = '[^\\s、。・,/|()【】「」☆★♪◎◇◆]'
/** Words between a word and the one that it describes: 保険会社の事務, 病院内での調理. */
const between = new RegExp(`^${phrase}{0,8}(?:の|で|における|向け|を)${phrase}{0,5}$`)

/** Whether a word only says where or for whom a later word's work is done. */
export const isDescribing = (match: WordMatch, matches: readonly WordMatch[], text: string): boolean =>
  matches.some(
    ({ kind, start }) =>
      start >= match.end &&
      (kind === 'own' || kind === 'general' || (kind === 'place' && match.kind === 'place')) &&
      between.test(text.slice(match.end, start)),
  )

const opening = '([{【「『<《〈≪〔'
const closing = ')]}】」』>》〉≫〕'

/** The depth of brackets at each letter of a text. */
export function bracketDepths(text: string): number[] {
  let depth = 0
  return text.split('').map((letter) => {
    if (opening.includes(letter)) depth += 1
    const here = depth
    if (closing.includes(letter) && depth > 0) depth -= 1
    return here
  })
}
