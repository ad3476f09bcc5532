import type { Folding } from './folding.ts'

const kanji = '[\\p{Script=Han}々]'

/** Place names before が, which is a particle elsewhere. */
const beforeGa =
  '霞|自由|希望|緑|旭|千駄|茅|百合|星|梅|光|松|藤|富士見|雑司|阿佐|由比|七里|保土|鎌|袖|桶|竜|駒|金|鳩|桜|青葉|朝日|夢|虹|泉|清水|桂|つつじ|ひばり|ふじみ|みどり|あさひ|あざみ|すみれ|さつき'

/** Small kana in place names (茅ヶ崎, 四ッ谷, 丸ノ内) and before counters (3ヵ月). */
export const kanaInNames: readonly Folding[] = [
  [new RegExp(`(?<=${kanji})[ヶケヵカ](?=${kanji})|(?<=${beforeGa})が(?=[丘関崎谷原浜窪浦岡島峰瀬])`, 'gu'), 'ヶ'],
  [/(?<=[\d〇一二三四五六七八九十数何])[ヶケヵカか箇](?=[月所国年条])/g, 'ヶ'],
  [new RegExp(`(?<=${kanji})ッ(?=${kanji})`, 'gu'), 'ツ'],
  [new RegExp(`(?<=${kanji})[ノ之乃](?=${kanji})`, 'gu'), 'の'],
]
