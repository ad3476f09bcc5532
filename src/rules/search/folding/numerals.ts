import type { Folding } from './folding.ts'

const digits = '〇一二三四五六七八九'
const kanjiNumeral = '[〇一二三四五六七八九十]+'
/** Counters in postings; 四日市 and 三重県 are names. */
const counted =
  '交代|交替|日(?!市|本)|種(?!類)|級|名|人(?!前)|年|か月|ヶ月|月(?!島)|回|週|時間|部制|勤|シフト|次|類|連休|軸|トン|歳|階|つ星|台|件'

/** 0 to 99 in kanji: 二, 十二, 二十, 二五. */
function numberOf(kanji: string): string {
  const [tens, ones] = kanji.includes('十') ? kanji.split('十', 2) : [undefined, kanji]
  const plain = (letters: string) => letters.replace(/./g, (letter) => String(digits.indexOf(letter)))
  if (tens === undefined) return plain(ones ?? '')
  return `${tens === '' ? 1 : plain(tens)}${ones === '' ? 0 : plain(ones ?? '')}`
}

const yen = (digits: string, zeros: number) => BigInt(Math.round(Number(digits) * 10 ** zeros)).toString()

/** 1万2千, 25.5万, 1億 as a whole number. */
function amountOf(text: string): string {
  const [, hundredMillions, tenThousands, thousands, rest] =
    /^(?:([\d.]+)億)?(?:([\d.]+)万)?(?:([\d.]+)千)?(\d+)?$/.exec(text) ?? []
  const parts: [string | undefined, number][] = [
    [hundredMillions, 8],
    [tenThousands, 4],
    [thousands, 3],
    [rest, 0],
  ]
  return String(parts.reduce((sum, [digits, zeros]) => sum + (digits ? BigInt(yen(digits, zeros)) : 0n), 0n))
}

/** One spelling of numbers: digits without separators, full amounts, and digits before counters. */
export const numerals: readonly Folding[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [
    new RegExp(
      `(?<=第)${kanjiNumeral}|(?<!${kanjiNumeral.slice(0, -1)}|[第土日月火水木金])${kanjiNumeral}(?=${counted})`,
      'g',
    ),
    numberOf,
  ],
  [/(?<![\d.])\d{1,7}(?:\.\d{1,2})?(?:億(?:\d{1,4}万)?|万(?:\d{1,4}千?)?|千)(?![\d.])/g, amountOf],
]

const mark = { begins: '\u2039', ends: '\u203a' }

/** Marks around numbers keep 30 from being found in 130; beside Latin letters they are part of a word. */
export const wholeNumbers: readonly Folding[] = [
  [/[\u2039\u203a]/g, ''],
  [/(?<![a-z\d])\d+(?![a-z\d])/g, (number) => `${mark.begins}${number}${mark.ends}`],
]
