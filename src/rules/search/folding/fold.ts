import { unfolded } from '#rules/search/search-text.ts'
import { type Folding, folded } from './folding.ts'
import { kanjiVariant, usualKanji } from './kanji-variants.ts'
import { loanWords } from './loan-words.ts'
import { notMeant } from './not-meant.ts'
import { numerals, wholeNumbers } from './numerals.ts'
import { compound, withoutOkurigana } from './okurigana.ts'
import { oneWord } from './one-word.ts'
import { foldKatakana, loanWord } from './short-words.ts'

const kanji = '[\\p{Script=Han}々]'

/** Place names before が, which is a particle elsewhere. */
const beforeGa =
  '霞|自由|希望|緑|旭|千駄|茅|百合|星|梅|光|松|藤|富士見|雑司|阿佐|由比|七里|保土|鎌|袖|桶|竜|駒|金|鳩|桜|青葉|朝日|夢|虹|泉|清水|桂|つつじ|ひばり|ふじみ|みどり|あさひ|あざみ|すみれ|さつき'

/** Small kana in place names (茅ヶ崎, 四ッ谷, 丸ノ内) and before counters (3ヵ月). */
const kanaInNames: readonly Folding[] = [
  [new RegExp(`(?<=${kanji})[ヶケヵカ](?=${kanji})|(?<=${beforeGa})が(?=[丘関崎谷原浜窪浦岡島峰瀬])`, 'gu'), 'ヶ'],
  [/(?<=[\d〇一二三四五六七八九十数何])[ヶケヵカか箇](?=[月所国年条])/g, 'ヶ'],
  [new RegExp(`(?<=${kanji})ッ(?=${kanji})`, 'gu'), 'ツ'],
  [new RegExp(`(?<=${kanji})[ノ之乃](?=${kanji})`, 'gu'), 'の'],
]

/** The steps in order; each works on the result of those before. */
const foldings: readonly Folding[] = [
  [kanjiVariant, usualKanji],
  ...oneWord,
  [compound, withoutOkurigana],
  ...kanaInNames,
  ...numerals,
  ...loanWords,
]

/** Only `conditions.ts` adds it to a search text. */
export const conditionMark = '\u00a4'

/** Steps after the folding of loan words. */
const closing: readonly Folding[] = [[new RegExp(conditionMark, 'g'), ''], ...notMeant, ...wholeNumbers]

const last: readonly Folding[] = [[loanWord, foldKatakana], ...closing]

/** A text with one spelling per word, with katakana, which show the bounds of loan words. */
export const withKatakana = (text: string): string => folded(unfolded(text), foldings)

/**
 * Folds searched and typed text alike: `unfolded`, then one spelling per word, number and loan word. Katakana become
 * hiragana, except short words that stand alone (short-words.ts).
 */
export const foldedText = (text: string): string => foldedLines([text])

/** Folds several texts at once, one per line, which is faster than one by one. */
export const foldedLines = (texts: readonly string[]): string =>
  folded(texts.map(unfolded).join('\n'), [...foldings, ...last])

/** The last steps of `foldedText`, for a text with folded loan words. */
export const closed = (text: string): string => folded(text, closing)

/** A folded text, and the original position of each letter. */
export type Folded = { letters: string; places: readonly number[] }

/** `foldedText` of a normalised text; `places` has one more entry for the end. */
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
    // Letters keep their position; a longer replacement ends with the last letter's.
    for (let n = 0; n < replaced.length; n++) moved.push(places[index + Math.min(n, found.length - 1)] ?? 0)
    from = index + found.length
  }
  keep(letters.length)
  moved.push(places[letters.length] ?? 0)
  return { letters: made, places: moved }
}
