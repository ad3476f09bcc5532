import { type MarkedPart, markedParts } from './search-marks.ts'
import type { SearchQuery } from './search-query.ts'

/** Letters that two lines of a narrow card always show. */
const shown = 36
/** How many letters before the first mark a sentence may begin, and where the text is cut otherwise. */
const before = { sentence: 24, cut: 12 }
/**
 * Marking takes long, so a long text is marked piece by piece until there is a mark. A mark near the edge of a piece counts
 * in the neighbouring one: the letters around it decide about it. More than a piece no card shows.
 */
const piece = { length: 600, step: 300, edge: 50 }

/** As much of a text as a card shows, marked, from near the first mark on if the beginning would not show it. */
export function excerptOf(text: string, query: SearchQuery): MarkedPart[] {
  for (let from = 0; from === 0 || from + piece.length - piece.step < text.length; from += piece.step) {
    const parts = markedParts(text.slice(from, from + piece.length), query)
    const found = firstMark(parts, { from, end: text.length })
    if (!found) continue
    const { index, at } = found
    if (at + (parts[index]?.text.length ?? 0) <= shown) return parts
    const head = text.slice(0, at)
    const kept = lastSentence(head.slice(-before.sentence)) ?? head.slice(-before.cut).replace(/^[\udc00-\udfff]/, '')
    return [{ text: `…${kept.trimStart()}`, marked: false }, ...parts.slice(index)]
  }
  return [{ text, marked: false }]
}

/** The first mark of a piece that begins at `from`, and where it stands in the whole text. */
function firstMark(parts: readonly MarkedPart[], { from, end }: { from: number; end: number }) {
  const isLast = from + piece.length >= end
  let at = from
  for (const [index, { text, marked }] of parts.entries()) {
    const isInside = (from === 0 || at >= from + piece.edge) && (isLast || at < from + piece.step + piece.edge)
    if (marked && isInside) return { index, at }
    at += text.length
  }
  return undefined
}

/** The text after the last end of a sentence or line; null when none is near. */
function lastSentence(text: string): string | null {
  const end = text.search(/[。！？!?\n][^。！？!?\n]*$/)
  return end < 0 ? null : text.slice(end + 1).replace(/^[・\s]+/, '')
}
