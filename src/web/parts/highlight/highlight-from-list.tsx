import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { HighlightContext, type Highlighter, type SearchWords } from './highlight.tsx'

/** Highlights the words of the search that led to this page. Loads its code only then. */
export function HighlightFromList({ children }: { children: ReactNode }) {
  const { state } = useLocation()
  // Keep the first render's words, because links to other tabs of the page have no state.
  const [words] = useState(() => searchWordsIn(state))
  const [highlighter, setHighlighter] = useState<Highlighter | null>(null)

  useEffect(() => {
    if (!words) return
    let mounted = true
    import('./highlighter.ts').then(
      ({ highlighterFor }) => mounted && setHighlighter(highlighterFor(words)),
      // The page is complete without highlights.
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [words])

  return <HighlightContext value={highlighter}>{children}</HighlightContext>
}

/** The browser may have stored this state with another version of the product, so check it. */
function searchWordsIn(state: unknown): SearchWords | null {
  const { keyword, synonyms } = (state as { words?: Partial<SearchWords> } | null)?.words ?? {}
  return typeof keyword === 'string' && keyword ? { keyword, synonyms: synonyms !== false } : null
}
