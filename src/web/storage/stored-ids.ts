import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { accountKey, watchStorageAccount } from './account-storage.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** Where favourites, bookmarks and likes are kept in this browser, by account; they are never sent. */
export const favouriteJobsKey = 'shigotocho.favourites.jobs'
export const favouriteCompaniesKey = 'shigotocho.favourites.companies'
export const bookmarkedResourcesKey = 'shigotocho.bookmarks.resources'
export const likedResourcesKey = 'shigotocho.likes.resources'

/** The ids kept under a key, newest first; what is broken counts as none. */
export function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds an id in front, or removes it. */
export function withToggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((kept) => kept !== id) : [id, ...ids]
}

/** The ids that the reader kept under a name. */
export function storedIds(name: string): readonly string[] {
  return readIds(readLocal(accountKey(name)))
}

/** The ids that the reader kept in this browser and what toggles one; none on the server. Other tabs are followed. */
export function useStoredIds(name: string): [ids: readonly string[], toggle: (id: string) => void] {
  const text = useStoredText(name)
  const ids = useMemo(() => readIds(text), [text])
  const toggle = useCallback((id: string) => storeText(name, JSON.stringify(withToggled(storedIds(name), id))), [name])
  return [ids, toggle]
}

/** The text that the reader keeps under a name; null on the server. Other tabs are followed. */
export function useStoredText(name: string): string | null {
  return useSyncExternalStore(
    useCallback((onChange) => watch(name, onChange), [name]),
    () => readLocal(accountKey(name)),
    () => null,
  )
}

/** Keeps a text under a name, and tells the components that show it; null removes it. */
export function storeText(name: string, text: string | null): void {
  writeLocal(accountKey(name), text)
  window.dispatchEvent(new Event(name))
}

function watch(name: string, onChange: () => void): () => void {
  window.addEventListener(name, onChange)
  window.addEventListener('storage', onChange)
  const unwatchAccount = watchStorageAccount(onChange)
  return () => {
    window.removeEventListener(name, onChange)
    window.removeEventListener('storage', onChange)
    unwatchAccount()
  }
}
