import { nfkc } from '#rules/nfkc.ts'

/**
 * A text normalised for the check: one form of width, kana, spaces, dashes and numerals. `startOf` and `endOf` map
 * positions of `text` to the original.
 */
export type PlainText = { text: string; startOf(at: number): number; endOf(at: number): number }

/** Normalises a text in one pass. */
export function plainText(original: string): PlainText {
  const writer = new Writer(original.length)
  for (let at = 0; at < original.length; ) {
    const code = original.charCodeAt(at)
    if (separators.has(code) && keepsApart(original, at)) {
      at += 1
      continue
    }
    const end = clusterEnd(original, at, code)
    if (end === at + 1 && isPlain(code)) writer.write(code, at, end)
    else {
      const plain = foldCluster(original.slice(at, end))
      for (let unit = 0; unit < plain.length; unit += 1) writer.write(plain.charCodeAt(unit), at, end)
    }
    at = end
  }
  return writer.result(original.length)
}

const folded = new Map<string, string>()
const remembered = 2_000
/** Longer ones are not cached. */
const longest = 8

/** One character in plain form; numbered bullets become a bullet, so that they add no number. */
function foldCluster(cluster: string): string {
  const known = folded.get(cluster)
  if (known !== undefined) return known
  const marked = cluster.replace(/[\u2025\u2026\u22ef]/g, '・').replace(/[\u2460-\u24ff\u2776-\u2793]/g, '・')
  const plain = nfkc(marked)
    .toLowerCase()
    .replace(/[\u02d7\u058a\u2010-\u2015\u2043\u2212\u2500\u2501]/g, '-')
    .replace(/[~\u223c\u223e\u301c\u3030]/g, '~')
    .replace(/[\r\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[“”„]/g, '"')
  if (folded.size < remembered && cluster.length <= longest) folded.set(cluster, plain)
  return plain
}

const code = (sign: string) => sign.charCodeAt(0)
const [blank, newLine, hyphen, longVowel] = [code(' '), code('\n'), code('-'), code('ー')]
const [years, years2] = [code('歳'), code('才')]
const [sa, i, katakanaSa, katakanaI] = [code('さ'), code('い'), code('サ'), code('イ')]

class Writer {
  private length = 0
  private units: Uint16Array
  private starts: Uint32Array
  private ends: Uint32Array

  constructor(size: number) {
    this.units = new Uint16Array(size + 32)
    this.starts = new Uint32Array(size + 32)
    this.ends = new Uint32Array(size + 32)
  }

  write(unit: number, start: number, end: number) {
    const previous = this.length > 0 ? (this.units[this.length - 1] ?? 0) : newLine
    if (unit === blank) {
      if (previous !== blank && previous !== newLine) this.put(blank, start, end)
    } else if (unit === newLine) {
      if (previous === blank) this.length -= 1
      this.put(newLine, start, end)
    } else if ((unit === hyphen || unit === longVowel) && isKatakana(previous)) {
      if (previous !== longVowel) this.put(longVowel, start, end)
    } else {
      if (previous === blank && this.length > 1 && joined(this.units[this.length - 2] ?? 0, unit)) this.length -= 1
      const signs = numeralBefore[unit]
      if (signs) this.writeNumeral(signs)
      if ((unit === i || unit === katakanaI) && this.endsWithSaAfterDigit()) {
        this.ends[this.length - 1] = end
        this.units[this.length - 1] = years
        return
      }
      const last = this.units[this.length - 1] ?? 0
      this.put(unit === years2 && this.length > 0 && isDigit(last) ? years : unit, start, end)
    }
  }

  result(originalLength: number): PlainText {
    const { starts, ends, length } = this
    return {
      text: textOf(this.units.subarray(0, length)),
      startOf: (at) => (at < length ? (starts[at] ?? originalLength) : originalLength),
      endOf: (at) => (at > 0 ? (ends[Math.min(at, length) - 1] ?? originalLength) : 0),
    }
  }

  private put(unit: number, start: number, end: number) {
    if (this.length === this.units.length) this.grow()
    this.units[this.length] = unit
    this.starts[this.length] = start
    this.ends[this.length] = end
    this.length += 1
  }

  /** 35さい, 35ｻｲ. */
  private endsWithSaAfterDigit(): boolean {
    const last = this.units[this.length - 1]
    return this.length > 1 && (last === sa || last === katakanaSa) && isDigit(this.units[this.length - 2] ?? 0)
  }

  /** 三十五 before 歳 becomes 35; `signs` is the minimum length. */
  private writeNumeral(signs: number) {
    if (!kanjiNumeral.has(this.units[this.length - 1] ?? 0)) return
    const from = Math.max(0, this.length - 3)
    const match = /([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(
      textOf(this.units.subarray(from, this.length)),
    )
    if (!match || match[0].length < signs) return
    const first = this.length - match[0].length
    const [start, end] = [this.starts[first] ?? 0, this.ends[this.length - 1] ?? 0]
    const number =
      (match[1] ? kanjiDigits.indexOf(match[1]) : 1) * 10 + Math.max(0, kanjiDigits.indexOf(match[2] || '〇'))
    this.length = first
    for (const digit of String(number)) this.put(code(digit), start, end)
  }

  private grow() {
    const size = this.units.length * 2
    const [units, starts, ends] = [new Uint16Array(size), new Uint32Array(size), new Uint32Array(size)]
    units.set(this.units)
    starts.set(this.starts)
    ends.set(this.ends)
    this.units = units
    this.starts = starts
    this.ends = ends
  }
}

const kanjiDigits = '〇一二三四五六七八九'
const kanjiNumeral = new Set([...kanjiDigits, '十'].map(code))
/** The minimum length of a numeral before a sign: 十歳, 十代, but 三十前後, 三十まで, 三十以上, 三十くらい, 三十未満, 三十から. */
const numeralBefore = new Uint8Array(0x10000)
for (const sign of '歳才代') numeralBefore[code(sign)] = 1
for (const sign of '前ま以くぐ未か') numeralBefore[code(sign)] = 2

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })
const textOf = (units: Uint16Array) => decoder.decode(units)

/** The end of a base character with its voiced marks (also half-width), accents and variation selectors. */
function clusterEnd(text: string, at: number, first: number): number {
  let end = at + (first >= 0xd800 && first < 0xdc00 && at + 1 < text.length ? 2 : 1)
  while (end < text.length && isCombining(text.charCodeAt(end))) end += 1
  return end
}

function isCombining(unit: number): boolean {
  if (unit >= 0x3041 && unit <= 0x9fff) return unit === 0x3099 || unit === 0x309a
  return unit >= 0x0300 && (unit <= 0x036f || unit === 0xff9e || unit === 0xff9f || (unit >= 0xfe00 && unit <= 0xfe0f))
}

/** Kana, common ideographs and ASCII except capitals are plain already. */
function isPlain(unit: number): boolean {
  return (
    (unit >= 0x3041 && unit <= 0x30fe) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x20 && unit < 0x41) ||
    (unit > 0x5a && unit < 0x7e) ||
    unit === newLine ||
    unit === 0x3001 ||
    unit === 0x3002
  )
}

const separators = new Set([...'・･*＊★☆/／|_ 　'].map(code))
const loneLetter = /[぀-ゟ゠-ヺー一-鿿]/
const loneLatin = /[A-Za-zＡ-Ｚａ-ｚ]/
/** 月・火・水, 男・女・子: lists of one letter each. */
const listed = new Set('月火水木金土日祝祭春夏秋冬男女子大中小東西南北上下左右朝昼夜衣食住')
const fewest = 3
const mostRead = 12

/** 登・録・料, L I N E: single letters kept apart by one sign are one word. Blanks between Japanese letters go anyway. */
function keepsApart(text: string, at: number): boolean {
  const sign = text[at]
  const letter = sign === ' ' || sign === '　' ? loneLatin : loneLetter
  const isLone = (index: number) => letter.test(text[index] ?? '')
  if (!isLone(at - 1) || !isLone(at + 1)) return false
  let first = at - 1
  while (at - first < mostRead && text[first - 1] === sign && isLone(first - 2)) first -= 2
  let last = at + 1
  while (last - at < mostRead && text[last + 1] === sign && isLone(last + 2)) last += 2
  if ((last - first) / 2 + 1 < fewest) return false
  if (letter === loneLatin) return !isLone(first - 1) && !isLone(last + 1)
  for (let index = first; index <= last; index += 2) if (!listed.has(text[index] ?? '')) return true
  return false
}

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39
const isKatakana = (unit: number) => unit >= 0x30a1 && unit <= 0x30fc
const isJapanese = (unit: number) => (unit >= 0x3001 && unit <= 0x30ff) || (unit >= 0x4e00 && unit <= 0x9fff)

/** Whether a space between these is layout, not part of the sentence. */
const joined = (before: number, after: number) =>
  isJapanese(before) ? isJapanese(after) || isDigit(after) : isDigit(before) && isJapanese(after)
