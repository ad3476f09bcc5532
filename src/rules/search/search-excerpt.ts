import type { MarkedPart } from './search-marks.ts'

/** Letters that two lines of a narrow card always show. */
const shown = 36
/** How many letters before the first mark a sentence may begin, and where the text is cut otherwise. */
const before = { sentence: 24, cut: 12 }

/** A marked text from near its first mark on, if the beginning would not show it. */
export function excerptOf(parts: readonly MarkedPart[]): MarkedPart[] {
  const first = parts.findIndex(({ marked }) => marked)
  const head = parts[first - 1]?.text ?? ''
  if (first < 1 || head.length + (parts[first]?.text.length ?? 0) <= shown) return [...parts]
  const kept = lastSentence(head.slice(-before.sentence)) ?? head.slice(-before.cut).replace(/^[\udc00-\udfff]/, '')
  return [{ text: `…${kept.trimStart()}`, marked: false }, ...parts.slice(first)]
}

/** The text after the last end of a sentence or line; null when none is near. */
function lastSentence(text: string): string | null {
  const end = text.search(/[。！？!?\n][^。！？!?\n]*$/)
  return end < 0 ? null : text.slice(end + 1).replace(/^[・\s]+/, '')
}
