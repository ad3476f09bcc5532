import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { accountKey, watchStorageAccount } from './account-storage.ts'
import { readLocal, writeLocal } from './local-storage.ts'

/** Favourites, bookmarks and likes in this browser, by account; never sent. */
export const favouriteJobsKey = 'shigotocho.favourites.jobs'
export const favouriteCompaniesKey = 'shigotocho.favourites.companies'
export const bookmarkedResourcesKey = 'shigotocho.bookmarks.resources'
export const likedResourcesKey = 'shigotocho.likes.resources'

/** Stored ids, newest first; broken data count as none. */
export function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds an id in front or removes it. */
export function withToggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((kept) => kept !== id) : [id, ...ids]
}

/** The reader's stored ids under a name. */
export function storedIds(name: string): readonly string[] {
  return readIds(readLocal(accountKey(name)))
}

/** The reader's stored ids and a function that toggles one, synchronised with other tabs; none on the server. */
export function useStoredIds(name: string): [ids: readonly string[], toggle: (id: string) => void] {
  const text = useStoredText(name)
  const ids = useMemo(() => readIds(text), [text])
  const toggle = useCallback((id: string) => storeText(name, JSON.stringify(withToggled(storedIds(name), id))), [name])
  return [ids, toggle]
}

/** The reader's stored text under a name, synchronised with other tabs; null on the server. */
export function useStoredText(name: string): string | null {
  return useSyncExternalStore(
    useCallback((onChange) => watch(name, onChange), [name]),
    () => readLocal(accountKey(name)),
    () => null,
  )
}

/** Stores a text under a name and notifies components; null removes it. */
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
