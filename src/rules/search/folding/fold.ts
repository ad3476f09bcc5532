import { unfolded } from '#rules/search/search-text.ts'
import { type Folding, folded } from './folding.ts'
import { kanaInNames } from './kana-in-names.ts'
import { kanjiVariant, usualKanji } from './kanji-variants.ts'
import { loanWords } from './loan-words.ts'
import { notMeant } from './not-meant.ts'
import { numerals, wholeNumbers } from './numerals.ts'
import { compound, withoutOkurigana } from './okurigana.ts'
import { oneWord } from './one-word.ts'
import { foldKatakana, loanWord } from './short-words.ts'

/** The steps in their order; each leaves what the ones before have made. */
const foldings: readonly Folding[] = [
  [kanjiVariant, usualKanji],
  ...oneWord,
  [compound, withoutOkurigana],
  ...kanaInNames,
  ...numerals,
  ...loanWords,
]

/** Only `conditions.ts` puts it into a search text. */
export const conditionMark = '\u00a4'

/** What is done when loan words are folded. */
const closing: readonly Folding[] = [[new RegExp(conditionMark, 'g'), ''], ...notMeant, ...wholeNumbers]

const last: readonly Folding[] = [[loanWord, foldKatakana], ...closing]

/** A text with one way to write each word, before katakana are folded, which show where a loan word begins and ends. */
export const withKatakana = (text: string): string => folded(unfolded(text), foldings)

/**
 * The text in which jobs are searched, and what is typed likewise: `unfolded`, then one way to write a word, a number and a
 * loan word. Katakana become hiragana, but for short words that stand alone (short-words.ts).
 */
export const foldedText = (text: string): string => foldedLines([text])

/** Several texts, each on a line of its own: folded at once, which is faster than one by one. */
export const foldedLines = (texts: readonly string[]): string =>
  folded(texts.map(unfolded).join('\n'), [...foldings, ...last])

/** The last steps of `foldedText`, for a text whose loan words are folded. */
export const closed = (text: string): string => folded(text, closing)

/** A folded text, and where each of its letters stood. */
export type Folded = { letters: string; places: readonly number[] }

/** `foldedText` of a text that is normalised already; `places` has one more entry, for the end. */
export function foldedWithPlaces(text: Folded): Folded {
  return [...foldings, ...last].reduce(step, text)
}

function step({ letters, places }: Folded, [pattern, by]: Folding): Folded {
  let made = ''
  const moved: number[] = []
  let from = 0
  const keep = (to: number) => {
    made += letters.slice(from, to)
    for (let at = from; at < to; at++) moved.push(places[at] ?? 0)
  }
  for (const { 0: found, index } of letters.matchAll(pattern)) {
    keep(index)
    const replaced = typeof by === 'string' ? by : by(found)
    made += replaced
    // The letters of a word stand where it stood; one that has become longer ends with its last letter.
    for (let n = 0; n < replaced.length; n++) moved.push(places[index + Math.min(n, found.length - 1)] ?? 0)
    from = index + found.length
  }
  keep(letters.length)
  moved.push(places[letters.length] ?? 0)
  return { letters: made, places: moved }
}
