import type { Command, Font } from 'opentype.js'
import type { Family } from './noto-fonts.ts'

/** `size` in px, `weight` 200 to 900. */
export type Style = { family: Family; size: number; weight: number }

/** A character with its font, and its width in px. */
type MeasuredChar = { char: string; font: Font; width: number }

export type FindFont = (family: Family, char: string) => Promise<Font | null>

export function lineWidth(chars: readonly MeasuredChar[]): number {
  return chars.reduce((sum, { width }) => sum + width, 0)
}

/** The characters of a text without those that no font has (emoji, controls). */
async function measuredChars(text: string, style: Style, find: FindFont): Promise<MeasuredChar[]> {
  const chars: MeasuredChar[] = []
  for (const char of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const font = await find(style.family, char)
    if (!font || font.charToGlyph(char).index === 0) continue
    const variation = { wght: style.weight }
    chars.push({ char, font, width: font.getAdvanceWidth(char, style.size, { variation }) })
  }
  return chars
}

/** Characters that must not begin a line, and those that must not end one (JIS X 4051). */
const notFirst =
  /^[、。，．・：；？！）」』】〉》〕ー々…‥〜～％%)\]},.!?:;ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/
const notLast = /[（「『【〈《〔([{]$/

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** A text in lines of at most `measure` px, broken between words where possible; what does not fit ends with …. */
export async function linesOf(
  text: string,
  style: Style,
  { measure, most }: { measure: number; most: number },
  find: FindFont,
): Promise<MeasuredChar[][]> {
  const chars = await measuredChars(text, style, find)
  const lines: MeasuredChar[][] = [[]]
  for (const word of joinUnbreakable(wordsOf(chars))) {
    const pieces = lineWidth(word) > measure ? joinUnbreakable(word.map((char) => [char])) : [word]
    for (const piece of pieces) {
      const line = lines.at(-1) as MeasuredChar[]
      if (line.length > 0 && lineWidth(line) + lineWidth(piece) > measure)
        lines.push(piece.filter(({ char }) => char !== ' '))
      else line.push(...piece)
    }
  }
  if (lines.length <= most) return lines
  const [mark] = await measuredChars('…', style, find)
  const last = lines[most - 1] as MeasuredChar[]
  while (mark && last.length > 0 && lineWidth(last) + mark.width > measure) last.pop()
  return [...lines.slice(0, most - 1), mark ? [...last, mark] : last]
}

/** The words of a text. */
function wordsOf(chars: readonly MeasuredChar[]): MeasuredChar[][] {
  const found: MeasuredChar[][] = []
  let at = 0
  for (const { segment } of words.segment(chars.map(({ char }) => char).join(''))) {
    const count = [...segment].length
    found.push(chars.slice(at, at + count))
    at += count
  }
  return found
}

/** Joins parts between which a line must not break. */
function joinUnbreakable(pieces: readonly MeasuredChar[][]): MeasuredChar[][] {
  const found: MeasuredChar[][] = []
  for (const piece of pieces) {
    const before = found.at(-1)
    if (before && (notFirst.test(piece[0]?.char ?? '') || notLast.test(before.at(-1)?.char ?? '')))
      before.push(...piece)
    else found.push([...piece])
  }
  return found
}

/** A line's outline as SVG path data; it begins at x on the base line y. */
export function outlineOf(line: readonly MeasuredChar[], { size, weight }: Style, x: number, y: number): string {
  // The left half of an opening full-width bracket is empty, so move it out for an even left edge.
  let at = /^[（「『【〈《〔]/.test(line[0]?.char ?? '') ? x - size / 2 : x
  const paths = line.map(({ char, font, width }) => {
    const { commands } = font.getPath(char, at, y, size, { variation: { wght: weight } })
    at += width
    return commands.map(pathData).join('')
  })
  return paths.join('')
}

/** opentype's own toPathData writes NaN for tiny lengths, which JavaScript prints with an exponent. */
function pathData({ type, x, y, x1, y1 }: Command): string {
  if (type === 'Z') return 'Z'
  const end = `${tenths(x)} ${tenths(y)}`
  return type === 'Q' ? `Q${tenths(x1)} ${tenths(y1)} ${end}` : `${type}${end}`
}

const tenths = (length: number) => Math.round(length * 10) / 10
