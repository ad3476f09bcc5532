import { createContext, type ReactNode, use } from 'react'
import type { MarkedPart } from '#rules/search/search-marks.ts'

/** The words of a search, as a link hands them on in the state of the history. */
export type SearchWords = { keyword: string; synonyms: boolean }

/** Finds the words of a search in texts. */
export type Highlighter = {
  words: SearchWords
  /** The whole text in parts. */
  split(text: string): MarkedPart[]
  /** As much of the text as a card shows, beginning near the first match. */
  excerpt(text: string): MarkedPart[]
}

/** Set around results of a search; elsewhere it is null and texts stay as they are. */
export const HighlightContext = createContext<Highlighter | null>(null)

/** A text in which the words of the search stand in `<mark>`. `children` draws a piece of it where plain text is not enough. */
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
