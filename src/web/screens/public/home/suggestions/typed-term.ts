/** The term being typed, which is the last one, and the text before it. */
export type TypedTerm = { before: string; term: string }

/** Null between words, in quotes, and after a minus, where suggestions do not help. */
export function typedTerm(keyword: string): TypedTerm | null {
  const [term = ''] = /\S*$/.exec(keyword) ?? []
  const before = keyword.slice(0, keyword.length - term.length)
  const quotes = keyword.match(/["”“]/g)?.length ?? 0
  if (term === '' || /^[-−－ー]/.test(term) || quotes % 2 === 1 || /["”“]$/.test(term)) return null
  return { before, term }
}

/** The keyword with the term completed; a `whole` suggestion replaces all of it. */
export function completed({ before }: TypedTerm, suggestion: string): { keyword: string; whole: boolean } {
  return { keyword: before + suggestion, whole: before.trim() === '' }
}

/** The option for a key, from the active one (-1: the text field); undefined for other keys. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  // These keys move the caret while the text field is active.
  if (active < 0) return
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
