import { withoutInvisible } from './visible-text.ts'

/**
 * A password in form KC: full-width and half-width letters are one, and everything else stays as typed.
 */
export const plainPassword = (password: string): string => password.normalize('NFKC')

/**
 * Marks beyond the 30 that a letter may have (Unicode Standard Annex 15, Stream-Safe Text Format). Half-width sound
 * marks become combining ones.
 */
const tooManyMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** A fast test for texts without such a run, which are most. */
const mayHaveTooMany = /[^ -\u02ff\u3000-\u3029\u3030-\u3098\u309b-\u30ff\u4e00-\u9fff]{31}/

/**
 * U+2E80 to U+2EF3, which NFKC keeps, as the kanji they look like (Unicode's Equivalent_Unified_Ideograph), and three
 * of U+2F00 to U+2FD5 as Japan writes them. Texts copied from PDFs have both.
 */
const radicals = [
  ...('　厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵　旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿' +
    '肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟'),
]
const radical = /[\u2e81-\u2ef3\u2f3e\u2fad\u2fc8]/g
const japanese: Record<string, string> = { '\u2f3e': '戸', '\u2fad': '青', '\u2fc8': '黄' }
const kanjiOf = (letter: string) => japanese[letter] ?? (radicals[letter.charCodeAt(0) - 0x2e80]?.trim() || letter)

/**
 * A text in normalisation form KC without invisible letters and radicals. Removes marks beyond 30 per letter first,
 * because sorting marks takes quadratic time.
 */
export function nfkc(text: string): string {
  const seen = withoutInvisible(text)
  const writable = mayHaveTooMany.test(seen) ? seen.replace(tooManyMarks, '$1') : seen
  return writable.replace(radical, kanjiOf).normalize('NFKC')
}
