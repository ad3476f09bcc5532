/** The term that is being typed in a keyword field, the last one, and the text before it. */
export type TypedTerm = { before: string; term: string }

/** Nothing where a suggestion would not help: between words, inside quotes, behind a minus. */
export function typedTerm(keyword: string): TypedTerm | null {
  const [term = ''] = /\S*$/.exec(keyword) ?? []
  const before = keyword.slice(0, keyword.length - term.length)
  const quotes = keyword.match(/["”“]/g)?.length ?? 0
  if (term === '' || /^[-−－ー]/.test(term) || quotes % 2 === 1 || /["”“]$/.test(term)) return null
  return { before, term }
}

/** The keyword with the term completed. A suggestion that takes the place of all that was typed is `whole`. */
export function completed({ before }: TypedTerm, suggestion: string): { keyword: string; whole: boolean } {
  return { keyword: before + suggestion, whole: before.trim() === '' }
}

/** The option that a key leads to from the active one (-1: none, the text field itself); undefined when the key does not. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  // In the text they move the caret.
  if (active < 0) return
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
