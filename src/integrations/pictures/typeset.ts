import type { Command, Font } from 'opentype.js'
import type { Family } from './noto-fonts.ts'

/** How a text is set: `size` in px, `weight` 200 to 900. */
export type Style = { family: Family; size: number; weight: number }

/** A sign with the font that has it, and how far it goes. */
type Sign = { char: string; font: Font; width: number }

export type FindFont = (family: Family, char: string) => Promise<Font | null>

const width = (signs: readonly Sign[]) => signs.reduce((sum, sign) => sum + sign.width, 0)

/** A text as signs; those that no font has (pictures, controls) are left out. */
async function signsOf(text: string, style: Style, find: FindFont): Promise<Sign[]> {
  const signs: Sign[] = []
  for (const char of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const font = await find(style.family, char)
    if (!font || font.charToGlyph(char).index === 0) continue
    const variation = { wght: style.weight }
    signs.push({ char, font, width: font.getAdvanceWidth(char, style.size, { variation }) })
  }
  return signs
}

/** Signs that do not begin a line, and signs that do not end one (JIS X 4051). */
const notFirst =
  /^[、。，．・：；？！）」』】〉》〕ー々…‥〜～％%)\]},.!?:;ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/
const notLast = /[（「『【〈《〔([{]$/

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** A text in lines of at most `measure` px, broken between words where it can be; what does not fit ends with ….  */
export async function linesOf(
  text: string,
  style: Style,
  { measure, most }: { measure: number; most: number },
  find: FindFont,
): Promise<Sign[][]> {
  const signs = await signsOf(text, style, find)
  const lines: Sign[][] = [[]]
  for (const word of joined(wordsOf(signs))) {
    const pieces = width(word) > measure ? joined(word.map((sign) => [sign])) : [word]
    for (const piece of pieces) {
      const line = lines.at(-1) as Sign[]
      if (line.length > 0 && width(line) + width(piece) > measure) lines.push(piece.filter(({ char }) => char !== ' '))
      else line.push(...piece)
    }
  }
  if (lines.length <= most) return lines
  const [mark] = await signsOf('…', style, find)
  const last = lines[most - 1] as Sign[]
  while (mark && last.length > 0 && width(last) + mark.width > measure) last.pop()
  return [...lines.slice(0, most - 1), mark ? [...last, mark] : last]
}

/** The words of a text. */
function wordsOf(signs: readonly Sign[]): Sign[][] {
  const found: Sign[][] = []
  let at = 0
  for (const { segment } of words.segment(signs.map(({ char }) => char).join(''))) {
    const count = [...segment].length
    found.push(signs.slice(at, at + count))
    at += count
  }
  return found
}

/** Pieces joined with those signs that stay with them. */
function joined(pieces: readonly Sign[][]): Sign[][] {
  const found: Sign[][] = []
  for (const piece of pieces) {
    const before = found.at(-1)
    if (before && (notFirst.test(piece[0]?.char ?? '') || notLast.test(before.at(-1)?.char ?? '')))
      before.push(...piece)
    else found.push([...piece])
  }
  return found
}

/** The outline of a line that begins at x on the base line y, as SVG path data. */
export function outlineOf(line: readonly Sign[], { size, weight }: Style, x: number, y: number): string {
  // The left half of a full-width bracket is empty: it hangs out, so that lines begin in one place.
  let at = /^[（「『【〈《〔]/.test(line[0]?.char ?? '') ? x - size / 2 : x
  const paths = line.map(({ char, font, width }) => {
    const { commands } = font.getPath(char, at, y, size, { variation: { wght: weight } })
    at += width
    return commands.map(pathData).join('')
  })
  return paths.join('')
}

/** Not opentype's own toPathData: it writes NaN for lengths so small that JavaScript prints them with an exponent. */
function pathData({ type, x, y, x1, y1 }: Command): string {
  if (type === 'Z') return 'Z'
  const end = `${tenths(x)} ${tenths(y)}`
  return type === 'Q' ? `Q${tenths(x1)} ${tenths(y1)} ${end}` : `${type}${end}`
}

const tenths = (length: number) => Math.round(length * 10) / 10

export const lineWidth = width
