import { pagePath } from '#contract/page-addresses.ts'
import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

const storageKey = 'shigotocho.lists'

/** The list from which each job page was opened, by the page's place in the history of this tab. A reload keeps it. */
let lists = (readSessionStorage(storageKey) ?? {}) as Record<number, string>

const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * Called while a job page is being opened: the browser still stands where it came from. Going back in the history to that
 * list brings its scroll position back as well.
 */
export function rememberList(jobPath: string): void {
  const { pathname, search } = window.location
  // Back and forward move the address first: then the place is known already.
  if (pathname === jobPath) return
  const { [place() + 1]: _, ...others } = lists
  lists = pathname === pagePath('home') ? { ...others, [place() + 1]: pathname + search } : others
  writeSessionStorage(storageKey, lists)
}

/** The address of the list that this page was opened from; null when it was opened otherwise. */
export function listBefore(): string | null {
  return lists[place()] ?? null
}
