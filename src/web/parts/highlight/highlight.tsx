import { createContext, type ReactNode, use } from 'react'
import type { MarkedPart } from '#rules/search/search-marks.ts'

/** What a list was searched for, and where it stands in a text. */
export type Marks = {
  found: Found
  cut(text: string): MarkedPart[]
  /** The same of as much as a card shows, beginning near the first mark. */
  excerpt(text: string): MarkedPart[]
}

/** The words of a search as a link hands them on, in the state of the history. */
export type Found = { keyword: string; synonyms: boolean }

/** Marks within results of a search; null elsewhere, where texts stand as they are. */
export const MarksContext = createContext<Marks | null>(null)

/** A text with what the search found in it marked. `children` draws the pieces where that is more than their text. */
export function Marked(props: { text: string; excerpt?: boolean; children?: (piece: string) => ReactNode }) {
  const { text, excerpt, children: draw = (piece) => piece } = props
  const marks = use(MarksContext)
  if (!marks) return draw(text)
  const parts = excerpt ? marks.excerpt(text) : marks.cut(text)
  return parts.map(({ text: piece, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed text
    marked ? <mark key={index}>{draw(piece)}</mark> : <Piece key={index}>{draw(piece)}</Piece>,
  )
}

const Piece = ({ children }: { children: ReactNode }) => children
