import { type MarkedPart, markedParts } from './search-marks.ts'
import type { SearchQuery } from './search-query.ts'

/** Letters that two lines of a narrow card always show. */
const shown = 36
/** How far before the first mark a sentence may begin; otherwise the text is cut this far before it. */
const before = { sentence: 24, cut: 12 }
/**
 * Marking is slow, so mark a long text piece by piece until one has a mark. Pieces overlap, because a mark near an edge
 * depends on the letters beyond it. No card shows more than a piece.
 */
const piece = { length: 600, step: 300, edge: 50 }

/** The marked part of a text that a card shows; starts near the first mark if the beginning would not show it. */
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

/** A piece's first mark with its position in the whole text; `from` is the piece's start. */
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

/** The text after the last end of a sentence or line; null without one. */
function lastSentence(text: string): string | null {
  const end = text.search(/[。！？!?\n][^。！？!?\n]*$/)
  return end < 0 ? null : text.slice(end + 1).replace(/^[・\s]+/, '')
}
