import type { MarkedPart } from './search-marks.ts'

/** Letters that two lines of a narrow card show for sure. */
const shown = 36
/** How far before the first mark a sentence may begin, and where the text is cut otherwise; in letters. */
const before = { sentence: 24, cut: 12 }

/** A marked text from near its first mark on, where that stands too far behind for the beginning to show it. */
export function excerptOf(parts: readonly MarkedPart[]): MarkedPart[] {
  const first = parts.findIndex(({ marked }) => marked)
  const head = parts[first - 1]?.text ?? ''
  if (first < 1 || head.length + (parts[first]?.text.length ?? 0) <= shown) return [...parts]
  const kept = lastSentence(head.slice(-before.sentence)) ?? head.slice(-before.cut).replace(/^[\udc00-\udfff]/, '')
  return [{ text: `…${kept.trimStart()}`, marked: false }, ...parts.slice(first)]
}

/** What follows the last end of a sentence or line; null when none is near. */
function lastSentence(text: string): string | null {
  const end = text.search(/[。！？!?\n][^。！？!?\n]*$/)
  return end < 0 ? null : text.slice(end + 1).replace(/^[・\s]+/, '')
}
