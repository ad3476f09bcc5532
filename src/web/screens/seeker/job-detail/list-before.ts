/** The list from which each job page was opened, by the page's place in the history of this tab. */
const lists = new Map<number, string>()

const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * Called while a job page is being opened: the browser still stands where it came from. Going back in the history to that
 * list brings its scroll position back as well.
 */
export function rememberList(jobPath: string): void {
  const { pathname, search } = window.location
  // Back and forward move the address first: then the place is known already.
  if (pathname === jobPath) return
  if (pathname === '/') lists.set(place() + 1, pathname + search)
  else lists.delete(place() + 1)
}

/** The address of the list that this page was opened from; null when it was opened otherwise. */
export function listBefore(): string | null {
  return lists.get(place()) ?? null
}
