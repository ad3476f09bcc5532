import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { HighlightContext, type Highlighter, type SearchWords } from './highlight.tsx'

/** Highlights the words of the search whose results led to this page. The code for it is loaded only then. */
export function HighlightFromList({ children }: { children: ReactNode }) {
  const { state } = useLocation()
  // Kept from the first render: the link to another tab of the page brings no state.
  const [words] = useState(() => searchWordsIn(state))
  const [highlighter, setHighlighter] = useState<Highlighter | null>(null)

  useEffect(() => {
    if (!words) return
    let mounted = true
    import('./highlighter.ts').then(
      ({ highlighterFor }) => mounted && setHighlighter(highlighterFor(words)),
      // Without highlights the page is still complete.
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [words])

  return <HighlightContext value={highlighter}>{children}</HighlightContext>
}

/** The browser keeps the state over versions of this product, so it may hold anything. */
function searchWordsIn(state: unknown): SearchWords | null {
  const { keyword, synonyms } = (state as { words?: Partial<SearchWords> } | null)?.words ?? {}
  return typeof keyword === 'string' && keyword ? { keyword, synonyms: synonyms !== false } : null
}
