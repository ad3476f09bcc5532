import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Found, type Marks, MarksContext } from './highlight.tsx'

/** Marks what the reader had searched for, on a page that was opened from results; their code is loaded then only. */
export function MarksFromList({ children }: { children: ReactNode }) {
  const { state } = useLocation()
  // Other tabs of the page come without the state of the link that led here.
  const [found] = useState(() => foundIn(state))
  const [marks, setMarks] = useState<Marks | null>(null)

  useEffect(() => {
    if (!found) return
    let drawn = true
    import('./highlighter.ts').then(
      ({ marksOf }) => drawn && setMarks(marksOf(found)),
      // Without marks the page is whole.
      () => {},
    )
    return () => {
      drawn = false
    }
  }, [found])

  return <MarksContext value={marks}>{children}</MarksContext>
}

/** The state outlives versions of this product: it may hold anything. */
function foundIn(state: unknown): Found | null {
  const { keyword, synonyms } = (state as { found?: Partial<Found> } | null)?.found ?? {}
  return typeof keyword === 'string' && keyword ? { keyword, synonyms: synonyms !== false } : null
}
