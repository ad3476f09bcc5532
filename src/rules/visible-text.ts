/**
 * Letters that no reader sees: Unicode's Default_Ignorable_Code_Point (zero-width letters, soft hyphens, variation
 * selectors, bidi controls; Unicode Standard Annex 44), the blank braille pattern and the interlinear marks.
 */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]'

const everyInvisible = new RegExp(invisible, 'gv')
const someInvisible = new RegExp(invisible, 'v')

/**
 * Emoji with invisible letters (Unicode Technical Standard 51): joined, coloured and keycap ones, and the flags of
 * England, Scotland and Wales. `RGI_Emoji` is a hundred times slower.
 */
const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)?'
const flags = ['gbeng', 'gbsct', 'gbwls'].map((land) =>
  [...land].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join(''),
)
const emoji = `\\u{1f3f4}(?:${flags.join('|')})\\u{e007f}|${picture}(?:\\u200d${picture})*|[0-9#*]\\ufe0f\\u20e3`

/** Stored texts keep the joiners of emoji; those of several lines also the variation selectors of kanji. */
const invisibleOutsideEmoji = new RegExp(`(${emoji})|${invisible}`, 'gv')
const invisibleOutsideSigns = new RegExp(
  `(${emoji}|\\p{Script=Han}[\\u{fe00}-\\u{fe0f}\\u{e0100}-\\u{e01ef}])|${invisible}`,
  'gv',
)

/** Word's bullets, which use private letters of its symbol fonts. */
const wordBullets = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g

/** A text without the letters that nobody sees. */
export const withoutInvisible = (text: string) => text.replace(everyInvisible, '')

/** A text of one line: no invisible letters outside emoji; line breaks and controls become blanks; trimmed. */
export function visibleLine(text: string): string {
  return (someInvisible.test(text) ? text.replace(invisibleOutsideEmoji, '$1') : text)
    .replace(/\r\n|[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(wordBullets, '•')
    .trim()
}

/** A text of several lines: no invisible letters outside emoji and kanji; no controls but line breaks (LF) and tabs. */
export const visibleLines = (text: string): string => visibleSoFar(text).trim()

/** The same for a text being written: outer blanks stay. */
export function visibleSoFar(text: string): string {
  const seen = someInvisible.test(text) ? text.replace(invisibleOutsideSigns, '$1') : text
  // Browsers send CR LF in forms with files.
  return seen
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\t\n\r]]/gv, '')
    .replace(wordBullets, '•')
}
