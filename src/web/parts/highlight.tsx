import { createContext, type ReactNode, use } from 'react'
import type { MarkedPart } from '#rules/search/search-marks.ts'

/** A search's words in the state of a link. */
export type SearchWords = { keyword: string; synonyms: boolean }

/** Finds the words of a search in texts. */
export type Highlighter = {
  words: SearchWords
  /** The whole text, split into parts. */
  split(text: string): MarkedPart[]
  /** The part of the text that a card shows, from near the first match. */
  excerpt(text: string): MarkedPart[]
}

/** Provided around search results; null elsewhere, where texts stay plain. */
export const HighlightContext = createContext<Highlighter | null>(null)

/** A text with the search's words in `<mark>`. `children` renders a part that needs more than text. */
export function Highlight(props: { text: string; excerpt?: boolean; children?: (piece: string) => ReactNode }) {
  const { text, excerpt, children: draw = (piece) => piece } = props
  const highlighter = use(HighlightContext)
  if (!highlighter) return draw(text)
  const parts = excerpt ? highlighter.excerpt(text) : highlighter.split(text)
  return parts.map(({ text: piece, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed text
    marked ? <mark key={index}>{draw(piece)}</mark> : <Piece key={index}>{draw(piece)}</Piece>,
  )
}

const Piece = ({ children }: { children: ReactNode }) => children
